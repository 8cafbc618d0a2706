/**
 * Folding: what a search compares. Case, accents and other marks, ligatures, forms of apostrophes, quotes, dashes and spaces make no
 * difference, nor do characters that nobody sees. Each unit of the folded text knows from which place of the original it came.
 *
 * [Note: one pass] A text is folded, and its places are noted, in one pass over its characters by a table that fills
 * itself. Folding for the comparison and again for the places would be two rules that could differ.
 */

import { foldCharacter } from '#contract/common/folded-text.ts';

/** A text, folded. */
export interface Folded {
  text: string;
  /** The place of each folded unit's character in the original; one more at the end, its length. Overwritten by the next fold. */
  places: Uint32Array;
}

/**
 * Of each UTF-16 unit that is a character: the folded unit, or one of those below. No folded unit is less than a space, so
 * one comparison tells the ordinary ones. Halves of pairs are never learned.
 */
const table = new Uint16Array(0x10000);
const UNKNOWN = 0;
const SEVERAL = 1;
const NONE = 2;
const SPACE = 0x20;

/** Those that fold to several units, or are pairs. */
const several = new Map<number, string>();

const learn = (codePoint: number): number => {
  const folded = foldCharacter(String.fromCodePoint(codePoint));
  const isUnit = codePoint <= 0xffff && folded.length <= 1;
  const entry = isUnit ? (folded.length === 0 ? NONE : folded.charCodeAt(0)) : SEVERAL;
  if (entry === SEVERAL) several.set(codePoint, folded);
  if (codePoint <= 0xffff && !isSurrogate(codePoint)) table[codePoint] = entry;
  return entry;
};

/** Grown to the longest text so far, and further where characters fold to several units. */
let units = new Uint16Array(4_096);
let places = new Uint32Array(4_096);

const makeRoom = (needed: number): void => {
  const [oldUnits, oldPlaces] = [units, places];
  units = new Uint16Array(2 * needed);
  places = new Uint32Array(2 * needed);
  units.set(oldUnits);
  places.set(oldPlaces);
};

/** Overwrites what is left of the texts that were folded. */
export const forgetFolded = (): void => {
  units.fill(0);
};

/** Folds a text. Runs of white space become one space. */
export const fold = (text: string): Folded => {
  const end = text.length;
  let length = 0;
  if (units.length <= end) makeRoom(end);
  for (let at = 0; at < end; at += 1) {
    const unit = text.charCodeAt(at);
    const known = table[unit] as number;
    if (known > SPACE) {
      units[length] = known;
      places[length] = at;
      length += 1;
    } else {
      const codePoint = isSurrogate(unit) ? (text.codePointAt(at) as number) : unit;
      length = putUnusual(codePoint, known, at, length);
      if (codePoint > 0xffff) at += 1;
      // Room for one unit of each character that is left, and for the end.
      if (units.length <= length + end - at) makeRoom(length + end - at);
    }
  }
  places[length] = end;
  return { text: Buffer.from(units.buffer, 0, 2 * length).toString('utf16le'), places };
};

/** Spaces, pairs, and characters that fold to several units or to none. The new length. */
const putUnusual = (codePoint: number, known: number, at: number, length: number): number => {
  const entry = known === UNKNOWN ? (several.has(codePoint) ? SEVERAL : learn(codePoint)) : known;
  if (entry === NONE) return length;
  const folded = entry === SEVERAL ? (several.get(codePoint) ?? '') : String.fromCharCode(entry);
  let next = length;
  if (units.length <= length + folded.length) makeRoom(length + folded.length);
  for (let each = 0; each < folded.length; each += 1) {
    const unit = folded.charCodeAt(each);
    if (unit === SPACE && units[next - 1] === SPACE && next > 0) continue;
    units[next] = unit;
    places[next] = at;
    next += 1;
  }
  return next;
};

const isSurrogate = (unit: number): boolean => unit >= 0xd800 && unit < 0xe000;
