/** The word before a name that is written in two ways: "d'Aline" and 'de Paul', "qu'Aline" and 'que Paul'. Pure. */
import { foldText } from '#contract/common/folded-text.ts';
import { isCapital, isInCapitals } from './atoms.ts';
import { APOSTROPHE, type Line } from './line.ts';
import { ELIDED, UNELIDED } from './word-lists.ts';

/** Where it stands, and how it is written before a consonant and before a vowel, with the space or the apostrophe behind it. */
export interface WordBefore {
  /** In UTF-16 units. */
  start: number;
  /** As it stands in the text. */
  written: string;
  isElided: boolean;
  whole: string;
  elided: string;
}

/** A place where a name stands, in UTF-16 units. */
interface NameAt {
  /** With the word before the name where that is replaced too. */
  start: number;
  end: number;
  becomes: string;
  nameStart: number;
  wordBefore: WordBefore | null;
}

const SPACE = /^[ \u00a0\u202f\t]+$/u;
/** "dis-le Paul": no article. */
const HYPHEN_BEFORE = /[-‐‑]$/u;

/** The word before the run where a name begins; null where it has one form only. */
export const wordBeforeName = (line: Line, from: number): WordBefore | null => {
  const atom = line.atoms[from - 1];
  const name = line.atoms[from];
  if (atom === undefined || name === undefined) return null;
  const gap = line.gap(from);
  const written = line.text.slice(atom.start, name.start);
  const cased = (word: string): string => {
    if (isInCapitals(atom)) return word.toUpperCase();
    return isCapital(atom) ? word.charAt(0).toUpperCase() + word.slice(1) : word;
  };
  if (APOSTROPHE.test(gap)) {
    const whole = UNELIDED[atom.folded];
    if (whole === undefined) return null;
    return { start: atom.start, written, isElided: true, whole: cased(whole), elided: written };
  }
  // 'là' is no article.
  const elided = atom.raw.toLowerCase() === atom.folded ? ELIDED[atom.folded] : undefined;
  if (elided === undefined || !SPACE.test(gap) || HYPHEN_BEFORE.test(line.gap(from - 1))) return null;
  return { start: atom.start, written, isElided: false, whole: written, elided: cased(elided) };
};

/** A place with this name in it, and the word before it as it is written before this name. */
export const placeCalled = <Place extends NameAt>(place: Place, name: string): Place => {
  const { wordBefore, nameStart } = place;
  const form = wordBefore && formBefore(wordBefore, name);
  if (wordBefore === null || form === null || (!wordBefore.isElided && form === wordBefore.written))
    return { ...place, start: nameStart, becomes: name };
  return { ...place, start: wordBefore.start, becomes: form + name };
};

/** A place with what stands there. What is elided goes with the name, since it tells how that begins. */
export const placeLeft = <Place extends NameAt>(place: Place, text: string): Place => {
  const start = place.wordBefore?.isElided === true ? place.wordBefore.start : place.nameStart;
  return { ...place, start, becomes: text.slice(start, place.end) };
};

/** Before h and y, and letters of other scripts, as the person wrote it: 'de Hugo' and "d'Hélène" are both French. */
const formBefore = ({ written, whole, elided }: WordBefore, name: string): string => {
  const first = foldText(/\p{L}/u.exec(name)?.[0] ?? '').charAt(0);
  if (/^[aeiouœæ]$/u.test(first)) return elided;
  return /^[b-gj-np-tv-xz]$/u.test(first) ? whole : written;
};
