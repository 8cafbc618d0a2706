/** What is looked for in the directory, whose names and addresses are cut into pieces (042-administration.sql). */

const GRAM_CHARACTERS = 3;
const WORDS_MAX_COUNT = 8;
/** Of one word: so many find it among few enough rows. */
const GRAMS_MAX_COUNT = 12;

export interface SearchTerms {
  /** Pieces that the index finds. */
  grams: string[];
  /** Patterns of LIKE: a row that has all the pieces need not have the words. */
  patterns: string[];
}

/** @param folded by `app.fold` */
export const searchTerms = (folded: string): SearchTerms => {
  const words = folded.split(/\s+/).filter(Boolean).slice(0, WORDS_MAX_COUNT);
  return {
    grams: [...new Set(words.flatMap(gramsOf))],
    patterns: words.map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`),
  };
};

const gramsOf = (word: string): string[] => {
  const characters = [...word];
  if (characters.length <= GRAM_CHARACTERS) return [word];
  const grams = characters
    .slice(0, 1 - GRAM_CHARACTERS)
    .map((_character, place) => characters.slice(place, place + GRAM_CHARACTERS).join(''));
  return grams.slice(0, GRAMS_MAX_COUNT);
};
