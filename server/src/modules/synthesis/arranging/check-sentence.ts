/**
 * What a model may do with the sentences that it was given: put them in another order, and join them.
 *
 * [Note: arranged, not written] A sentence passes only where every sentence that it names stands in it whole, letter for letter and mark for
 * mark, with nothing between them but words of a short closed list (glue.ts). A looser test, by the words alone, would let "Marc a frappé
 * Julie" become "Julie a frappé Marc", lose a "ne … pas", and make "Marc dit : « Julie a volé. »" what Julie said. What is kept is put together of the
 * sentences themselves (`arrange.ts`): no letter of the model's stands in it.
 */
import { foldText } from '#contract/common/folded-text.ts';
import type { DroppedSentence } from '#contract/syntheses.ts';
import { GLUE, LAW_STEMS, MONTHS_AND_DAYS, NUMBERS } from './glue.ts';

export type Refusal = Pick<DroppedSentence, 'because' | 'words'>;
export type Glue = (typeof GLUE)[number];

/** A sentence as it stands in the answer, by its place among those that the answer names. */
export interface Arranged {
  source: number;
  /** What stands before it; never before the first. */
  glue: Glue | null;
}

interface Token {
  /** As it was written. */
  written: string;
  folded: string;
}

/** No more words than these are named. */
const MOST_NAMED = 10;

/**
 * The sentences in the order in which they stand in the answer, or why it does not pass.
 * @param sources the texts of the sentences that it names, in any order
 */
export const checkSentence = (text: string, sources: readonly string[]): Arranged[] | Refusal => {
  if (sources.length === 0) return { because: 'no_source', words: [] };
  const found = arrangedIn(inOneLine(text), sources.map(inOneLine));
  if (found) return found;
  const words = tokensOf(text);
  const known = sources.map(tokensOf);
  return foreignIn(words, known) ?? { because: 'changed', words: namedOf(missingIn(words, known)) };
};

/** A model is given sentences without their line breaks. */
export const inOneLine = (text: string): string => text.replaceAll(/\s+/gu, ' ').trim();

/** Null where anything but whole sentences and glue stands in the text, or where a sentence is missing. */
const arrangedIn = (text: string, sources: readonly string[]): Arranged[] | null => {
  const left = new Map(sources.entries());
  const arranged: Arranged[] = [];
  for (let at = 0; at < text.length || left.size > 0; ) {
    // A sentence may begin with words of the list itself.
    const here =
      placeAt(text, at, left, null) ?? (arranged.length === 0 ? null : placeBehindGlue(text, at, left));
    if (here === null) return null;
    left.delete(here.source);
    arranged.push({ source: here.source, glue: here.glue });
    at = here.end + (text[here.end] === ' ' ? 1 : 0);
  }
  return arranged;
};

type Place = Arranged & { end: number };

/** The longest sentence that stands here: one may begin with all of another. */
const placeAt = (
  text: string,
  at: number,
  left: ReadonlyMap<number, string>,
  glue: Glue | null,
): Place | null => {
  const [here] = [...left]
    .filter(([, sentence]) => standsAt(text, at, sentence))
    .sort(([, one], [, other]) => other.length - one.length);
  return here ? { source: here[0], glue, end: at + here[1].length } : null;
};

const placeBehindGlue = (text: string, at: number, left: ReadonlyMap<number, string>): Place | null => {
  for (const glue of GLUE) {
    const [found] = new RegExp(`^${glue.written}(?:,| ?:)? `, 'iu').exec(text.slice(at)) ?? [];
    if (found !== undefined) return placeAt(text, at + found.length, left, glue);
  }
  return null;
};

const standsAt = (text: string, at: number, source: string): boolean =>
  source !== '' &&
  text.startsWith(source, at) &&
  (at + source.length === text.length || text[at + source.length] === ' ');

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

/** Words of the sources that the text has not, or has in another order; none where only marks differ. */
const missingIn = (words: readonly Token[], known: readonly (readonly Token[])[]): readonly Token[] =>
  known.find((source) => source.length > 0 && !words.some((_, at) => tokensStandAt(words, at, source))) ?? [];

const tokensStandAt = (words: readonly Token[], at: number, source: readonly Token[]): boolean =>
  source.every(({ folded }, place) => words[at + place]?.folded === folded);

const namedOf = (words: readonly Token[]): string[] =>
  [...new Set(words.map(({ written }) => written))].slice(0, MOST_NAMED);

const foldedSet = (words: ReadonlySet<string>): ReadonlySet<string> => new Set([...words].map(foldText));
const GLUE_FOLDED = foldedSet(new Set(GLUE.flatMap(({ written }) => written.split(' '))));
const NUMBERS_FOLDED = foldedSet(NUMBERS);
const DATES_FOLDED = foldedSet(MONTHS_AND_DAYS);
