/** A sentence as this room reads it: its words in one row, with what stands between them. */

import { fold } from '../../text/fold.ts';
import { BREAK, type Sentence } from '../../text/sentences.ts';
import type { Word } from '../../text/words.ts';
import WORDS from './words.json' with { type: 'json' };

export interface Line {
  /** The whole message. */
  text: string;
  words: readonly Word[];
  /** Each word as it was written, folded: "mamadou" although its letters could be taken apart. */
  written: readonly string[];
  /** What is written between a word and the one before it; null where both were written as one ("jai"). */
  gaps: readonly (string | null)[];
  /** The word stands in a quotation. */
  isQuoted: readonly boolean[];
  isQuestion: boolean;
}

type WordList = keyof typeof WORDS;
const LISTS: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries(WORDS).map(([name, words]) => [name, new Set(words.split(' '))]),
);

/** The folded word stands in a list of words.json. */
export const isOf = (list: WordList, word: string): boolean => LISTS.get(list)?.has(word) === true;

/** The word at a place stands in a list of words.json. */
export const isAt = (line: Line, at: number, list: WordList): boolean => isOf(list, plainAt(line, at));

/** One of the words from a place up to another, exclusive, stands in a list of words.json. */
export const isBetween = ({ words }: Line, from: number, to: number, list: WordList): boolean =>
  words.slice(Math.max(0, from), Math.max(0, to)).some(({ plain }) => isOf(list, plain));

/** Longer sentences are read in pieces, so that a text without signs is read in linear time. */
const MAX_WORDS = 120;

/** A sentence in one row of words, or in several where it is very long. */
export const linesOf = (text: string, { clauses, isQuestion }: Sentence): Line[] => {
  const all = clauses.flatMap(({ words, isQuoted }) => words.map((one) => ({ one, isQuoted })));
  const pieces = Array.from({ length: Math.ceil(all.length / MAX_WORDS) }, (_, piece) =>
    all.slice(piece * MAX_WORDS, (piece + 1) * MAX_WORDS),
  );
  return pieces.map((piece) => ({
    text,
    words: piece.map(({ one }) => one),
    written: piece.map(({ one }) => fold(one.raw).replace(/['’]$/, '')),
    gaps: piece.map(({ one }, at) => {
      const before = piece[at - 1]?.one;
      if (before === undefined) return '';
      return before.start === one.start ? null : text.slice(before.end, one.start);
    }),
    isQuoted: piece.map(({ isQuoted }) => isQuoted),
    isQuestion,
  }));
};

/** The word at a place as it was written, folded; empty outside the line. */
export const writtenAt = ({ written }: Line, at: number): string => written[at] ?? '';

/** The word at a place; empty outside the line. */
export const plainAt = ({ words }: Line, at: number): string => words[at]?.plain ?? '';

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
