/** A text taken apart into runs of letters and digits, so that 'Jean-Pierre', "d'Aline" and 'A.M.' are compared piece by piece. */
import { foldText } from '#contract/common/folded-text.ts';

export interface Atom {
  start: number;
  end: number;
  /** As it is written. */
  raw: string;
  /** Without case and accents. */
  folded: string;
}

const RUN = /[\p{L}\p{N}][\p{L}\p{N}\p{M}\p{Default_Ignorable_Code_Point}]*/gu;

/** The runs of a text, in order. */
export const atomsOf = (text: string): Atom[] =>
  Array.from(text.matchAll(RUN), ({ 0: raw, index }) => ({
    start: index,
    end: index + raw.length,
    raw,
    folded: foldText(raw),
  }));

export const isCapital = ({ raw }: Atom): boolean => /^\p{Lu}/u.test(raw);

/** 'MOREL', 'RH'; one letter is no case of its own. */
export const isInCapitals = ({ raw }: Atom): boolean => /^[\p{Lu}\p{M}\p{N}]{2,}$/u.test(raw);
