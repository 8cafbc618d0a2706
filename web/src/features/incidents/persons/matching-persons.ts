import { foldText } from '#contract/common/folded-text.ts';
import type { KnownPerson } from '#contract/persons.ts';

/** Fewer letters would offer nearly everybody. */
const TYPED_MIN_CHARACTERS = 2;
const OFFERED_MAX_COUNT = 5;

/** In words, compared as the search compares them. */
const wordsOf = (text: string): string[] =>
  foldText(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/**
 * Persons of other incidents whose names have, for each word that was typed, one that begins with it. That is a question
 * only: two persons can have one name.
 */
export const matchingPersons = (
  known: readonly KnownPerson[],
  typed: string,
  incidentId: string,
): KnownPerson[] => {
  const words = wordsOf(typed);
  if (words.join('').length < TYPED_MIN_CHARACTERS) return [];
  return known
    .filter(({ full_name, incidents }) => {
      const name = wordsOf(full_name);
      return (
        incidents.every(({ incident_id }) => incident_id !== incidentId) &&
        words.every((word) => name.some((part) => part.startsWith(word)))
      );
    })
    .slice(0, OFFERED_MAX_COUNT);
};
