/** Words that are chosen one by one. */
import { type Range, wordsOf } from './words.ts';

/** The first and the last chosen word, counted in the text from 0. */
export interface WordChoice {
  first: number;
  last: number;
}

/**
 * The next choice: one word back or on from where the choice ends, or one more or one less at its end.
 * @param count how many words the text has; at least one
 */
export const movedBy = (
  { first, last }: WordChoice,
  by: 'back' | 'on' | 'more' | 'less',
  count: number,
): WordChoice => {
  if (by === 'more') return { first, last: Math.min(last + 1, count - 1) };
  if (by === 'less') return { first, last: Math.max(last - 1, first) };
  const word = by === 'on' ? Math.min(last + 1, count - 1) : Math.max(first - 1, 0);
  return { first: word, last: word };
};

/** Where the chosen words stand; null where the text has no such words. */
export const rangeOf = (text: string, { first, last }: WordChoice): Range | null => {
  const words = wordsOf(text);
  const [begins, ends] = [words[first], words[last]];
  return begins === undefined || ends === undefined ? null : { start: begins.start, end: ends.end };
};
