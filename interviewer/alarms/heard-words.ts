/** A message as alarm phrases see it: every word by its sounds too, and words that were written as one taken apart. */
import { sentencesOf } from '../text/sentences.ts';
import { isFrench } from '../text/spelling.ts';
import { type Word, wordsOf } from '../text/words.ts';
import { type HeardWord, keysOf } from './grammar.ts';

/** Short words that are run together with their neighbours: "jenpeuplu". */
const SHORT_PIECES = new Set(
  'j je jen jme jte m me men t te s se sa l le la les d de du n ne en y i il ki ke k q a o ou et un 1 pa pas plu plus pu va vai vais veu veux peu peux tt ma mon tu ta on si bon koi'.split(
    ' ',
  ),
);
const MIN_PIECE = 4;
const MAX_PIECE = 12;
const MIN_JOINED = 6;
const MAX_JOINED = 26;
/** A message of such words alone is no message; the rest of it stays as it is written. */
const MAX_JOINED_WORDS = 6;

/** The pieces of a word that was written without its spaces, or null where no way leads through it. */
const piecesOf = (joined: string, isKnown: (key: string) => boolean): string[] | null => {
  const known = new Map<string, boolean>();
  const isPiece = (piece: string): boolean => {
    const before = known.get(piece);
    if (before !== undefined) return before;
    const is =
      SHORT_PIECES.has(piece) ||
      (piece.length >= MIN_PIECE && keysOf(piece, true).some((key) => key.length > 3 && isKnown(key)));
    known.set(piece, is);
    return is;
  };
  /** The fewest pieces of the letters up to each place. */
  const best: (readonly string[] | undefined)[] = [[]];
  for (let to = 1; to <= joined.length; to += 1) {
    for (let from = Math.max(0, to - MAX_PIECE); from < to; from += 1) {
      const before = best[from];
      const piece = joined.slice(from, to);
      if (before === undefined || before.length + 1 >= (best[to]?.length ?? Number.POSITIVE_INFINITY))
        continue;
      if (isPiece(piece)) best[to] = [...before, piece];
    }
  }
  const pieces = best[joined.length];
  return pieces === undefined || pieces.length < 2 ? null : [...pieces];
};

/** "5min", "1h": the number and what it counts. */
const COUNTED = /^(\d+)(\p{L}+)$/u;

interface Spoken {
  plain: string;
  isMisspelt: boolean;
}

const spokenOf = (word: Word, splits: { left: number }, isKnown: (key: string) => boolean): Spoken[] => {
  const counted = COUNTED.exec(word.plain);
  if (counted) return counted.slice(1).map((plain) => ({ plain, isMisspelt: false }));
  const { length } = word.plain;
  const isOdd = word.sounds.length > 0 && length >= MIN_JOINED && length <= MAX_JOINED;
  const whole = [{ plain: word.plain, isMisspelt: word.sounds.length > 0 }];
  if (!isOdd || splits.left === 0 || isFrench(word.plain) || keysOf(word.plain, true).some(isKnown))
    return whole;
  splits.left -= 1;
  const pieces = piecesOf(word.plain, isKnown);
  if (pieces === null) return whole;
  return wordsOf(pieces.join(' ')).map(({ plain, sounds }) => ({ plain, isMisspelt: sounds.length > 0 }));
};

/** A message of more words than this is read at its beginning and its end: nobody tells as much in one message. */
const MAX_WORDS = 800;

/**
 * The words of a text.
 * @param isKnown whether a key (see {@link keysOf}) stands in some phrase
 */
export const heardWordsOf = (text: string, isKnown: (key: string) => boolean): HeardWord[] => {
  const splits = { left: MAX_JOINED_WORDS };
  const all = sentencesOf(text).flatMap(({ clauses }, sentence) =>
    clauses.flatMap(({ words, isQuoted }) => words.map((word) => ({ word, sentence, isQuoted }))),
  );
  const half = MAX_WORDS / 2;
  const read = all.length > MAX_WORDS ? [...all.slice(0, half), ...all.slice(-half)] : all;
  return read.flatMap(({ word, sentence, isQuoted }) =>
    spokenOf(word, splits, isKnown).map(({ plain, isMisspelt }) => ({
      start: word.start,
      end: word.end,
      plain,
      keys: keysOf(plain, isMisspelt),
      sentence,
      isQuoted,
    })),
  );
};
