import { stemOf } from './stem.ts';

/** A word of a sentence, or a comma. */
export interface Token {
  word: string;
  stem: string;
  /** What stands behind an apostrophe that was left out: "mappelle", "jetais"; null when there is none. */
  elided: { letter: string; stem: string } | null;
}

/** Words and numbers of folded text; elided words stand apart ("m'a": m, a). */
export const wordsOf = (folded: string): string[] => folded.match(/\p{L}+|\d+/gu) ?? [];

export const tokensOf = (folded: string): Token[] =>
  (folded.match(/\p{L}+|\d+|[,;:]/gu) ?? []).map((word) => ({
    word: /\w/.test(word) ? word : ',',
    stem: stemOf(word),
    elided: elisionIn(word),
  }));

const elisionIn = (word: string): Token['elided'] => {
  const [, letter, rest] = /^([jmtsld]|qu)((?=[aeiouyh])\w{3,})$/.exec(word) ?? [];
  return letter === undefined || rest === undefined ? null : { letter, stem: stemOf(rest) };
};

/** The stems by which a token is found. */
export const stemsOf = ({ stem, elided }: Token): string[] => (elided ? [stem, elided.stem] : [stem]);
