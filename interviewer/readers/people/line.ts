/** A sentence as this room reads it: its words in one row, with what stands between them. */
import type { Sentence } from '../../text/sentences.ts';
import type { Word } from '../../text/words.ts';
import WORDS from './words.json' with { type: 'json' };

export interface Line {
  words: readonly Word[];
  /** What is written between a word and the one before it; null where both were written as one ("jai"). */
  gaps: readonly (string | null)[];
  /** The word stands in a quotation. */
  isQuoted: readonly boolean[];
  isQuestion: boolean;
}

const listOf = (name: keyof typeof WORDS): ReadonlySet<string> => new Set(WORDS[name].split(' '));

export const TITLES = listOf('titles');
export const PARTICLES = listOf('particles');
export const ALSO_WORDS = listOf('also words');
export const TOWNS = listOf('towns');
export const BEFORE_THINGS = listOf('before things');
export const NEVER_NAMES = listOf('never names');
export const NOT_SURNAMES = listOf('not surnames');
export const DETERMINERS = listOf('determiners');
export const OWN = listOf('own');
export const NUMBERS = listOf('numbers');
export const PLURAL = listOf('plural');
export const FEMININE = listOf('feminine');
export const MASCULINE = listOf('masculine');
export const ADJECTIVES = listOf('adjectives');
/** Prepositions: who stands behind one is not the subject of what follows. */
export const BESIDE = listOf('beside');
/** Auxiliaries, pronouns and adverbs between a pronoun and its verb. */
export const HELPERS = listOf('helpers');

/** A sentence in one row of words. */
export const lineOf = (text: string, { clauses, isQuestion }: Sentence): Line => {
  const words = clauses.flatMap((clause) => clause.words);
  return {
    words,
    gaps: words.map((one, at) => {
      const before = words[at - 1];
      if (before === undefined) return '';
      return before.start === one.start ? null : text.slice(before.end, one.start);
    }),
    isQuoted: clauses.flatMap((clause) => clause.words.map(() => clause.isQuoted)),
    isQuestion,
  };
};

/** The word at a place; undefined outside the line. */
export const plainAt = ({ words }: Line, at: number): string => words[at]?.plain ?? '';

const BREAK = /[,;:()«»“”"–—]|\s-\s/u;

/** A comma, a bracket or the like stands before the word. */
export const isBreak = ({ gaps }: Line, at: number): boolean => BREAK.test(gaps[at] ?? '');

/** The first of the words that were written as one with that at the place. */
export const isTokenStart = ({ gaps }: Line, at: number): boolean => gaps[at] !== null;

/** The place behind the words that were written as one with that at the place. */
export const afterToken = (line: Line, at: number): number => {
  let next = at + 1;
  while (next < line.words.length && !isTokenStart(line, next)) next += 1;
  return next;
};
