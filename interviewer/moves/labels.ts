/** The words for kinds of facts, as people say them. */
import type { IncidentType } from '#contract/incidents.ts';
import type { Word } from '../text/words.ts';
import { type Found, findSense, LABEL_SENSES } from './senses.ts';

export interface Label extends Found {
  type: IncidentType;
}

/** The labels among the words, in the order of the types. */
export const labelsIn = (words: readonly Word[]): Label[] =>
  LABEL_SENSES.flatMap((type) => findSense(words, type).map((found): Label => ({ type, ...found })));

/** The types that a label may stand for: the bare word "harcèlement" stands for both kinds. */
export const typesOf = (labels: readonly Label[]): IncidentType[] => [
  ...new Set(
    labels.flatMap(({ type, from, to }): IncidentType[] =>
      type === 'harassment' && to === from ? ['harassment', 'sexual_harassment'] : [type],
    ),
  ),
];
