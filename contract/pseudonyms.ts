/** The pseudonyms that stand in an incident in place of the names of its persons. */

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** 'Personne A' for 0, 'Personne Z' for 25, 'Personne AA' for 26. They are French in every language: they stand in the record. */
export const pseudonymAt = (place: number): string => {
  let letters = '';
  for (let left = place; left >= 0; left = Math.floor(left / LETTERS.length) - 1) {
    letters = LETTERS.charAt(left % LETTERS.length) + letters;
  }
  return `Personne ${letters}`;
};

/** The place of a pseudonym, from 0; null for a name that is none. */
export const placeOfPseudonym = (name: string): number | null => {
  const letters = /^Personne ([A-Z]{1,2})$/.exec(name)?.[1];
  if (letters === undefined) return null;
  let place = 0;
  for (const letter of letters) place = place * LETTERS.length + LETTERS.indexOf(letter) + 1;
  return place - 1;
};
