/** A sentence of a reply in words, quotes left out, and in the pieces that commas and "et" make of it. */
import { fold } from '../text/fold.ts';
import { stemOf } from '../text/spelling.ts';
import { type Word, wordsOf } from '../text/words.ts';

export interface SaidWord extends Word {
  /** "-t-il", "-vous": the subject stands behind its verb. */
  isInverted: boolean;
  /** Behind a hyphen: "-le", "-moi". */
  isJoined: boolean;
}

export interface Piece {
  /** What stands before it: a sign, or the words that join it to the one before. */
  joint: '' | ',' | ':' | 'et' | 'puis' | 'ainsi que';
  words: readonly SaidWord[];
}

export interface Said {
  /** As it was written, with spaces in place of quotes. */
  text: string;
  words: readonly SaidWord[];
  pieces: readonly Piece[];
  isQuestion: boolean;
}

const QUOTED = /«[^«»]*»|[“"][^“”"]*[”"]/g;
const SUBJECTS = new Set('je tu il elle on nous vous ils elles ce'.split(' '));

export const quotesIn = (sentence: string): string[] => sentence.match(QUOTED) ?? [];

/** The words of a text that is spelled well: "décrivez" is not "d'écrivez", as it might be in a message. */
export const writtenWordsOf = (text: string): Word[] =>
  wordsOf(text).flatMap((word, at, all) => {
    if (/['’‘ʼ`´]/.test(word.raw)) return [word];
    const before = all[at - 1];
    if (before?.start === word.start && before.end === word.end) return [];
    const plain = fold(word.raw);
    return [plain === word.plain ? word : { ...word, plain, stem: stemOf(plain) }];
  });

export const saidOf = (sentence: string): Said => {
  const text = sentence.replace(QUOTED, (quote) => ' '.repeat(quote.length));
  const words = writtenWordsOf(text).map((word): SaidWord => {
    const isJoined = text[word.end - word.raw.length - 1] === '-';
    return { ...word, isJoined, isInverted: isJoined && SUBJECTS.has(word.plain) };
  });
  return { text, words, pieces: piecesOf(text, words), isQuestion: text.includes('?') };
};

const piecesOf = (text: string, words: readonly SaidWord[]): Piece[] => {
  const pieces: { joint: Piece['joint']; words: SaidWord[] }[] = [];
  for (const [at, word] of words.entries()) {
    const joint = jointBefore(text, words, at);
    const last = pieces.at(-1);
    if (last === undefined || joint !== '') pieces.push({ joint, words: [word] });
    else last.words.push(word);
  }
  return pieces;
};

/** "Et" and "puis" belong to the piece that they begin. */
const jointBefore = (text: string, words: readonly SaidWord[], at: number): Piece['joint'] => {
  const [word, before] = [words[at], words[at - 1]];
  if (word?.plain === 'et' || word?.plain === 'puis') return word.plain;
  if (word === undefined || before === undefined) return '';
  if (word.plain === 'ainsi' && words[at + 1]?.plain === 'que') return 'ainsi que';
  const between = text.slice(before.end, Math.max(before.end, word.start));
  if (between.includes(':')) return ':';
  return /[,;–—]/.test(between) ? ',' : '';
};
