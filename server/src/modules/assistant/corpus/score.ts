/**
 * How well the extractor does on labelled conversations.
 *
 * A detail counts as found rightly when it is told, what is cited of it holds or touches words that the label names,
 * and none of it are words that must not be cited. Whether it was taken as precise or as vague is scored apart.
 */
import { MINUTE_MS } from '#contract/durations.ts';
import { type Collected, type CollectedDetail, DETAIL_KINDS, type DetailKind } from '#contract/interview.ts';
import { QUESTIONS } from '../interview.ts';
import { readEpisodes, readInterview } from '../read-interview.ts';
import type { SaidMessage } from '../said-message.ts';
import type { Label, LabelledConversation, Line } from './labelled.ts';

/** Saturday 21 November 2026, 11:00 in Paris. */
const TOLD_AT = Date.parse('2026-11-21T10:00:00Z');

export interface Judged {
  conversation: LabelledConversation;
  collected: Collected;
  /** One for each kind that is labelled or collected. */
  details: readonly JudgedDetail[];
}

interface JudgedDetail {
  kind: DetailKind;
  verdict: 'right' | 'wrong' | 'missed' | 'invented';
  label: Label | undefined;
  detail: CollectedDetail | undefined;
  /** Taken as precise, vague or unknown as the label says; null where the words are not right. */
  sameCertainty: boolean | null;
}

export const judgeConversation = (conversation: LabelledConversation): Judged => {
  const collected = readTogether(saidIn(conversation.lines));
  const details = DETAIL_KINDS.flatMap((kind): JudgedDetail[] => {
    const label = conversation.details[kind];
    const detail = collected.details.find((each) => each.kind === kind);
    if (!label && !detail) return [];
    const verdict = !label ? 'invented' : !detail ? 'missed' : isRight(label, detail) ? 'right' : 'wrong';
    const sameCertainty = verdict === 'right' && label && detail ? isSame(label, detail, collected) : null;
    return [{ kind, verdict, label, detail, sameCertainty }];
  });
  return { conversation, collected, details };
};

/**
 * The labels speak of the whole conversation, also where it tells of several incidents: they are read as one here, as the
 * person can have them. How well incidents are told apart is scored by itself (score-incidents.ts).
 */
const readTogether = (said: readonly SaidMessage[]): Collected => {
  const timeZone = 'Europe/Paris';
  const { episodes } = readEpisodes(said, { timeZone });
  const marks = episodes.map(({ key }) => ({ action: 'join' as const, episode: key }));
  return readInterview(said, { timeZone, marks }).collected;
};

/** The lines as they would have been said, each answer behind a question about its detail. */
export const saidIn = (lines: readonly Line[]): SaidMessage[] =>
  lines.flatMap((line, at) => {
    const [asked, content] = typeof line === 'string' ? [null, line] : line;
    const when = new Date(TOLD_AT + at * MINUTE_MS);
    const answer = { id: `m${at}`, role: 'user' as const, content, at: when };
    return asked === null
      ? [answer]
      : [{ id: `q${at}`, role: 'assistant' as const, content: QUESTIONS[asked][0], at: when }, answer];
  });

const isRight = (label: Label, detail: CollectedDetail): boolean => {
  if ((label.as === 'unknown') !== (detail.certainty === 'unknown')) return false;
  const cited = detail.sources.map(({ words }) => words);
  const touches = (words: string, wanted: string) => words.includes(wanted) || wanted.includes(words);
  if (!cited.some((words) => label.in.some((wanted) => touches(words, wanted)))) return false;
  // An account cites whole sentences: what it holds beside its own words is no mistake.
  if (detail.kind === 'description') return true;
  return !(label.notIn ?? []).some((unwanted) =>
    cited.some((words) => words.includes(unwanted) && !label.in.some((wanted) => wanted.includes(words))),
  );
};

const isSame = (label: Label, detail: CollectedDetail, { filled, details }: Collected): boolean => {
  const exact = details.filter(({ certainty }) => certainty === 'exact').length;
  const isPrecise =
    detail.certainty === 'exact' ||
    (detail.kind === 'when' && filled > exact && detail.certainty !== 'unknown');
  return label.as === (detail.certainty === 'unknown' ? 'unknown' : isPrecise ? 'precise' : 'vague');
};

/** 1 where there was nothing to find. */
export interface DetailRates {
  precision: number;
  recall: number;
  /** Of those that were found rightly. */
  certainty: number;
  told: number;
}

const share = (some: number, all: number): number => (all === 0 ? 1 : some / all);

/** @param kind of all kinds together without one */
export const detailRates = (judged: readonly Judged[], kind?: DetailKind): DetailRates => {
  const details = judged.flatMap((each) => each.details).filter((each) => !kind || each.kind === kind);
  const count = (...verdicts: readonly JudgedDetail['verdict'][]) =>
    details.filter(({ verdict }) => verdicts.includes(verdict)).length;
  const right = count('right');
  return {
    precision: share(right, count('right', 'wrong', 'invented')),
    recall: share(right, count('right', 'wrong', 'missed')),
    certainty: share(details.filter(({ sameCertainty }) => sameCertainty).length, right),
    told: count('right', 'wrong', 'missed'),
  };
};

/** How many have the labelled type, day and hour, of those that are labelled with one or were given one. */
export const valueRates = (judged: readonly Judged[]): Record<'type' | 'day' | 'time', number> => {
  const rate = (key: 'type' | 'day' | 'time') => {
    const told = judged.filter(({ conversation, collected }) => conversation[key] ?? collected[key]);
    const right = told.filter(({ conversation, collected }) => conversation[key] === collected[key]);
    return share(right.length, told.length);
  };
  return { type: rate('type'), day: rate('day'), time: rate('time') };
};

/** Conversations in which an incident would be offered although the labels hold fewer than six precise details. */
export const offeredTooEarly = (judged: readonly Judged[], needed: number): Judged[] =>
  judged.filter(
    ({ conversation, collected }) =>
      collected.filled >= needed &&
      Object.values(conversation.details).filter(({ as }) => as === 'precise').length < needed,
  );
