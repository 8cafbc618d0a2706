/**
 * What a model may do with the sentences that it was given: put them in another order, and join them.
 *
 * [Note: arranged, not written] A sentence passes only where it holds all words of every sentence that it names, each of these whole and
 * in its own order, with nothing between them but words of a short closed list (glue.ts) and marks. A looser test, by the words alone, would let
 * "Marc a frappé Julie" become "Julie a frappé Marc", and lose a "ne … pas".
 */
import { foldText } from '#contract/folded-text.ts';
import type { DroppedSentence } from '#contract/syntheses.ts';
import { GLUE, LAW_STEMS, MONTHS_AND_DAYS, NUMBERS } from './glue.ts';

export type Refusal = Pick<DroppedSentence, 'because' | 'words'>;

interface Token {
  /** As it was written. */
  written: string;
  folded: string;
}

/** No more words than these are named. */
const MOST_NAMED = 10;

/** Null where the sentence passes. @param sources the texts of the sentences that it names, in any order */
export const checkSentence = (text: string, sources: readonly string[]): Refusal | null => {
  if (sources.length === 0) return { because: 'no_source', words: [] };
  const words = tokensOf(text);
  const known = sources.map(tokensOf);
  const foreign = foreignIn(words, known);
  if (foreign) return foreign;
  const missing = missingIn(words, known);
  return missing && { because: 'changed', words: namedOf(missing) };
};

const tokensOf = (text: string): Token[] =>
  [...text.matchAll(/[\p{L}\p{M}]+|\p{N}+/gu)].map(([written]) => ({ written, folded: foldText(written) }));

/** Words that no source has. */
const foreignIn = (words: readonly Token[], known: readonly (readonly Token[])[]): Refusal | null => {
  const all = new Set(known.flat().map(({ folded }) => folded));
  const foreign = words.filter(({ folded }) => !all.has(folded) && !GLUE_FOLDED.has(folded));
  const first = foreign[0];
  if (first === undefined) return null;
  const kinds = foreign.map((word) => ({ word, because: kindOf(word, word === words[0]) }));
  // What weighs most is named: a sentence with a foreign name has foreign words beside it.
  const because = ORDER.find((kind) => kinds.some((one) => one.because === kind)) ?? 'act';
  return {
    because,
    words: namedOf(kinds.filter((one) => one.because === because).map(({ word }) => word)),
  };
};

const ORDER = ['law', 'number', 'date', 'name', 'act'] as const;

const kindOf = ({ written, folded }: Token, isFirst: boolean): (typeof ORDER)[number] => {
  if (/^\p{N}/u.test(written) || NUMBERS_FOLDED.has(folded)) return 'number';
  if (DATES_FOLDED.has(folded)) return 'date';
  if (LAW_STEMS.some((stem) => folded.startsWith(stem))) return 'law';
  return !isFirst && /^\p{Lu}/u.test(written) ? 'name' : 'act';
};

/**
 * The words of a source that is not whole in the sentence; null where each of them is, once, with glue alone between them. Sources are
 * looked for in the order of the sentence.
 */
const missingIn = (
  words: readonly Token[],
  known: readonly (readonly Token[])[],
): readonly Token[] | null => {
  const left = [...known].filter((source) => source.length > 0);
  let at = 0;
  while (left.length > 0) {
    // The longest one that stands here: one source may begin with the words of another.
    const here = left
      .filter((source) => standsAt(words, at, source))
      .sort((one, other) => other.length - one.length)[0];
    if (here !== undefined) {
      left.splice(left.indexOf(here), 1);
      at += here.length;
      continue;
    }
    const word = words[at];
    if (word === undefined || !GLUE_FOLDED.has(word.folded)) return left[0] ?? [];
    at += 1;
  }
  const rest = words.slice(at);
  return rest.length === 0 ? null : rest;
};

const standsAt = (words: readonly Token[], at: number, source: readonly Token[]): boolean =>
  source.every(({ folded }, place) => words[at + place]?.folded === folded);

const namedOf = (words: readonly Token[]): string[] =>
  [...new Set(words.map(({ written }) => written))].slice(0, MOST_NAMED);

const foldedSet = (words: ReadonlySet<string>): ReadonlySet<string> => new Set([...words].map(foldText));
const GLUE_FOLDED = foldedSet(GLUE);
const NUMBERS_FOLDED = foldedSet(NUMBERS);
const DATES_FOLDED = foldedSet(MONTHS_AND_DAYS);
