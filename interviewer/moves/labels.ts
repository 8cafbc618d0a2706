/** The words for kinds of facts, as people say them. */
import type { IncidentType } from '#contract/incidents.ts';
import type { Word } from '../text/words.ts';
import LABELS from './labels.json' with { type: 'json' };
import { type Found, findSequences, sequencesOf } from './sequences.ts';

const TYPES = (Object.entries(LABELS) as [IncidentType, readonly string[]][]).map(
  ([type, words]) => [type, sequencesOf(words)] as const,
);

export interface Label extends Found {
  type: IncidentType;
}

/** The labels among the words, in their order; of overlapping ones the longest: "harcèlement sexuel", "violences verbales". */
export const labelsIn = (words: readonly Word[]): Label[] => {
  const all = TYPES.flatMap(([type, sequences]) =>
    findSequences(sequences, words).map((found): Label => ({ type, ...found })),
  );
  const isInLonger = (one: Label) =>
    all.some(
      (other) => other.from <= one.from && one.to <= other.to && other.to - other.from > one.to - one.from,
    );
  return all.filter((one) => !isInLonger(one)).sort((one, other) => one.from - other.from);
};

/** The types that a label may stand for: the bare word "harcèlement" stands for both kinds. */
export const typesOf = (labels: readonly Label[]): IncidentType[] => [
  ...new Set(
    labels.flatMap(({ type, from, to }): IncidentType[] =>
      type === 'harassment' && to === from ? ['harassment', 'sexual_harassment'] : [type],
    ),
  ),
];
