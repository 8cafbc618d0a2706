/** The passages that a person covers by hand. */
import type { CoveredPassage } from '#contract/dossiers.ts';
import { merged, type Range } from './words.ts';

/** A text of a version of a record, in which passages can be covered. */
export type TextPlace = Pick<CoveredPassage, 'entity' | 'id' | 'version' | 'field'>;

/** The covered passages of one text, in order. */
export const coveredIn = (covered: readonly CoveredPassage[], place: TextPlace): CoveredPassage[] =>
  covered.filter((passage) => isIn(passage, place)).toSorted((one, other) => one.start - other.start);

/** With these passages of a text covered too. */
export const withCovered = (
  covered: readonly CoveredPassage[],
  place: TextPlace,
  ranges: readonly Range[],
): CoveredPassage[] => {
  const others = covered.filter((passage) => !isIn(passage, place));
  const here = merged([...coveredIn(covered, place), ...ranges]);
  const { entity, id, version, field } = place;
  return [...others, ...here.map(({ start, end }) => ({ entity, id, version, field, start, end }))];
};

/** Without one passage. */
export const withoutCovered = (
  covered: readonly CoveredPassage[],
  passage: CoveredPassage,
): CoveredPassage[] =>
  covered.filter((one) => !(isIn(one, passage) && one.start === passage.start && one.end === passage.end));

/** Whether passages of another version of the record are covered: its texts have to be looked at again. */
export const hasMoved = (
  covered: readonly CoveredPassage[],
  { id, version }: Pick<TextPlace, 'id' | 'version'>,
): boolean => covered.some((passage) => passage.id === id && passage.version !== version);

const isIn = (passage: TextPlace, place: TextPlace): boolean =>
  passage.entity === place.entity &&
  passage.id === place.id &&
  passage.version === place.version &&
  passage.field === place.field;
