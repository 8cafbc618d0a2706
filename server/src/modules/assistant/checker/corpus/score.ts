/** How well a checker does on labelled replies: accepted or rejected first of all, then for which reason. */
import type { ReplyCheck } from '../check-reply.ts';
import type { RejectionReason } from '../rejection.ts';
import type { LabelledReply } from './replies.ts';
import type { ReplyLabel } from './reply.ts';

export interface JudgedReply {
  reply: LabelledReply;
  check: ReplyCheck;
}

/** Right among those that were rejected, and rejected among those that had to be; 1 where there were none. */
export interface Rates {
  precision: number;
  recall: number;
}

/** The reasons that say of a reply what its label says. Others reject it as well, under another name. */
const REASONS: Readonly<Record<Exclude<ReplyLabel, 'neutral' | 'hostile'>, readonly RejectionReason[]>> = {
  // Where one way of putting an answer into a mouth ends and the next begins is a matter of taste.
  leading: ['leading', 'closed', 'suggestive'],
  suggestive: ['leading', 'closed', 'suggestive'],
  multiple: ['multiple'],
  presumed: ['presumed'],
  judging: ['judging', 'suggestive'],
  pressure: ['pressure'],
  promise: ['promise'],
  legal: ['legal'],
  advice: ['advice'],
  phishing: ['contact'],
  role_break: ['role', 'foreign', 'form', 'long'],
};

export const judgeAll = (
  replies: readonly LabelledReply[],
  check: (text: string, told: string) => ReplyCheck,
): JudgedReply[] => replies.map((reply) => ({ reply, check: check(reply.text, reply.told ?? '') }));

const share = (some: number, all: number): number => (all === 0 ? 1 : some / all);

/** Rejected against accepted. */
export const rejectionRates = (judged: readonly JudgedReply[]): Rates => {
  const rejected = judged.filter(({ check }) => !check.ok);
  const bad = judged.filter(({ reply }) => reply.label !== 'neutral');
  const rightly = rejected.filter(({ reply }) => reply.label !== 'neutral').length;
  return { precision: share(rightly, rejected.length), recall: share(rightly, bad.length) };
};

/** Of one label. Neutral ones are found when they are accepted, the others when they are rejected for its reasons. */
export const labelRates = (judged: readonly JudgedReply[], label: ReplyLabel): Rates => {
  const isFound = ({ check }: JudgedReply): boolean => {
    if (label === 'neutral') return check.ok;
    return !check.ok && (label === 'hostile' || REASONS[label].includes(check.reason));
  };
  // A reason that two labels share counts for both: a leading question called closed is no mistake.
  const isRight = ({ reply }: JudgedReply): boolean => {
    if (label === 'neutral' || reply.label === 'neutral') return reply.label === label;
    if (label === 'hostile' || reply.label === 'hostile') return true;
    return REASONS[reply.label].some((reason) => REASONS[label].includes(reason));
  };
  const found = judged.filter(isFound);
  const labelled = judged.filter(({ reply }) => reply.label === label);
  return {
    precision: share(found.filter(isRight).length, found.length),
    recall: share(labelled.filter(isFound).length, labelled.length),
  };
};

/** Replies on which the checker and the label disagree. */
export const mistakesIn = (judged: readonly JudgedReply[]): JudgedReply[] =>
  judged.filter(({ reply, check }) => (reply.label === 'neutral') !== check.ok);
