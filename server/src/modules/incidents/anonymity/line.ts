/** A text as its runs of letters, and what stands between them. */

import { isTitle } from '../persons/name-titles.ts';
import { type Atom, atomsOf, isCapital } from './atoms.ts';

export interface Line {
  text: string;
  atoms: readonly Atom[];
  /** What stands before a run; behind the last one, the rest. */
  gap: (at: number) => string;
  hasCapitals: boolean;
  /** True for runs from `at` to `to` in 'amorel@', '@alinemorel', 'linkedin.com/in/alinemorel'. */
  isInAddress: (at: number, to: number) => boolean;
}

/** A longer run that is a handle is no other word: 'alinemorel' counts wherever it stands. */
const SHORT_RUN_CHARACTERS = 7;
export const APOSTROPHE = /^['’‘ʼ′´`]$/u;

/** A text, ready to be read. */
export const lineOf = (text: string): Line => {
  const atoms = atomsOf(text);
  const gap = (at: number) => text.slice(atoms[at - 1]?.end ?? 0, atoms[at]?.start ?? text.length);
  let marks: AddressMarks | undefined;
  return {
    text,
    atoms,
    gap,
    hasCapitals: /\p{Lu}/u.test(text),
    isInAddress: (at, to) => {
      marks ??= addressMarks(atoms, gap);
      const isMarked = marks.before[at] === 1 || marks.behind[to] === 1;
      return isMarked || (atoms[at]?.raw.length ?? 0) > SHORT_RUN_CHARACTERS;
    },
  };
};

/** Of each run: whether an '@' or a '/' stands before it, or an '@' behind it, with no space between. */
interface AddressMarks {
  before: Uint8Array;
  behind: Uint8Array;
}

/** Each gap is read once in each direction: a text without a space is one long stretch. */
const addressMarks = (atoms: readonly Atom[], gap: Line['gap']): AddressMarks => {
  const [before, behind] = [new Uint8Array(atoms.length), new Uint8Array(atoms.length)];
  for (let at = 0; at < atoms.length; at += 1) {
    const pieces = gap(at).split(/\s/u);
    const isMarked = /[@/]/.test(pieces.at(-1) ?? '') || (pieces.length === 1 && before[at - 1] === 1);
    before[at] = isMarked ? 1 : 0;
  }
  for (let at = atoms.length - 1; at >= 0; at -= 1) {
    const pieces = gap(at + 1).split(/\s/u);
    const isMarked = pieces[0]?.includes('@') === true || (pieces.length === 1 && behind[at + 1] === 1);
    behind[at] = isMarked ? 1 : 0;
  }
  return { before, behind };
};

export const foldedAt = ({ atoms }: Line, at: number): string => atoms[at]?.folded ?? '';
export const isCapitalAt = ({ atoms }: Line, at: number): boolean =>
  atoms[at] !== undefined && isCapital(atoms[at]);

/** 'M.', 'Mme', 'docteur'; 'me' only as 'Me', which is an advocate. */
export const isTitleAt = (line: Line, at: number): boolean => {
  const atom = line.atoms[at];
  if (atom === undefined || !/^\.?[ \u00a0\u202f\t]+$/u.test(line.gap(at + 1))) return false;
  if (atom.folded === 'me') return atom.raw === 'Me';
  // "m'", a metre, 'M' in the middle of initials.
  if (atom.folded === 'm') return atom.raw === 'M' || line.gap(at + 1).startsWith('.');
  return isTitle(atom.folded);
};

/** Behind a point, a colon, the beginning of a line or of a quotation, where every word has a capital. */
export const isSentenceStart = (line: Line, at: number): boolean => {
  const gap = line.gap(at);
  return at === 0 || /[.!?…:;\n«"“(•*]/u.test(gap) || /(?:^|\s)[-–—]\s/u.test(gap);
};
