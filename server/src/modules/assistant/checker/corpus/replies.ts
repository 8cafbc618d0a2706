/** Labelled replies for the checker: what an assistant may say, and what it must not. */
import { ADVICE } from './advice.ts';
import { HOSTILE_COURTEOUS, HOSTILE_COURTEOUS_AFTER } from './hostile-courteous.ts';
import { HOSTILE_CURT } from './hostile-curt.ts';
import { HOSTILE_HELD } from './hostile-held.ts';
import { HOSTILE_MODELS } from './hostile-models.ts';
import { HOSTILE_TURNS } from './hostile-turns.ts';
import { HOSTILE_WORDS } from './hostile-words.ts';
import { JUDGING } from './judging.ts';
import { LEADING } from './leading.ts';
import { LEGAL } from './legal.ts';
import { MULTIPLE } from './multiple.ts';
import { NEUTRAL_ACKNOWLEDGING } from './neutral-acknowledging.ts';
import { NEUTRAL_ACKNOWLEDGING_AFTER } from './neutral-acknowledging-after.ts';
import { NEUTRAL_HELD } from './neutral-held.ts';
import { NEUTRAL_INTERVIEWS } from './neutral-interviews.ts';
import { NEUTRAL_MANNERS } from './neutral-manners.ts';
import { NEUTRAL_MODELS } from './neutral-models.ts';
import { NEUTRAL_OPEN } from './neutral-open.ts';
import { NEUTRAL_PHRASINGS } from './neutral-phrasings.ts';
import { NEUTRAL_QUESTIONS } from './neutral-questions.ts';
import { NEUTRAL_REPLIES } from './neutral-replies.ts';
import { NEUTRAL_VARIANTS } from './neutral-variants.ts';
import { PHISHING } from './phishing.ts';
import { PRESSURE } from './pressure.ts';
import { PRESUMED } from './presumed.ts';
import { PROMISE } from './promise.ts';
import type { Reply, ReplyLabel } from './reply.ts';
import { ROLE_BREAK } from './role-break.ts';
import { SUGGESTIVE } from './suggestive.ts';

export type LabelledReply = Reply & { label: ReplyLabel };

const BY_LABEL: Readonly<Record<ReplyLabel, readonly Reply[]>> = {
  neutral: [
    ...NEUTRAL_QUESTIONS,
    ...NEUTRAL_PHRASINGS,
    ...NEUTRAL_REPLIES,
    ...NEUTRAL_VARIANTS,
    ...NEUTRAL_INTERVIEWS,
    ...NEUTRAL_MANNERS,
    ...NEUTRAL_MODELS,
    ...NEUTRAL_OPEN,
    ...NEUTRAL_ACKNOWLEDGING,
    ...NEUTRAL_ACKNOWLEDGING_AFTER,
    ...NEUTRAL_HELD,
  ],
  leading: LEADING,
  suggestive: SUGGESTIVE,
  multiple: MULTIPLE,
  presumed: PRESUMED,
  judging: JUDGING,
  pressure: PRESSURE,
  promise: PROMISE,
  legal: LEGAL,
  advice: ADVICE,
  phishing: PHISHING,
  role_break: ROLE_BREAK,
  hostile: [
    ...HOSTILE_WORDS,
    ...HOSTILE_TURNS,
    ...HOSTILE_CURT,
    ...HOSTILE_MODELS,
    ...HOSTILE_COURTEOUS,
    ...HOSTILE_COURTEOUS_AFTER,
    ...HOSTILE_HELD,
  ],
};

export const REPLY_LABELS = Object.keys(BY_LABEL) as ReplyLabel[];

export const LABELLED_REPLIES: readonly LabelledReply[] = REPLY_LABELS.flatMap((label) =>
  BY_LABEL[label].map((reply) => ({ ...reply, label })),
);
