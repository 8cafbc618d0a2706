/**
 * Folding: what a search compares. Case, accents and other marks, ligatures, forms of apostrophes, quotes, dashes and spaces make no
 * difference, nor do characters that nobody sees. Each unit of the folded text knows from which place of the original it came.
 *
 * [Note: one pass] A text is folded, and its places are noted, in one pass over its characters by a table that fills
 * itself. Folding for the comparison and again for the places would be two rules that could differ.
 */

/** A text, folded. */
export interface Folded {
  text: string;
  /** The place of each folded unit's character in the original; one more at the end, its length. Overwritten by the next fold. */
  places: Uint32Array;
}

/** Letters that Unicode does not take apart, and marks that are written in several ways. */
const ALIKE: Record<string, string> = {
  œ: 'oe',
  æ: 'ae',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ß: 'ss',
  ı: 'i',
  ς: 'σ',
  '’': "'",
  '‘': "'",
  '‛': "'",
  ʼ: "'",
  '′': "'",
  '´': "'",
  '`': "'",
  '“': '"',
  '”': '"',
  '„': '"',
  '«': '"',
  '»': '"',
  '‐': '-',
  '‑': '-',
  '‒': '-',
  '–': '-',
  '—': '-',
  '−': '-',
};

/** Accents, and what no reader sees: controls, soft hyphens, joiners, marks of direction. */
const UNSEEN = /[\p{Mn}\p{Me}\p{Default_Ignorable_Code_Point}]|(?!\s)\p{Cc}/gu;
const SPACES = /\s+/gu;

/** One character, folded on its own; empty for one that makes no difference. */
const foldCharacter = (character: string): string => {
  const apart = (ALIKE[character] ?? character)
    .toWellFormed()
    .normalize('NFKD')
    .toLowerCase()
    .normalize('NFKD');
  const seen = apart.replace(UNSEEN, '').replace(SPACES, ' ');
  return [...seen].map((letter) => ALIKE[letter] ?? letter).join('');
};

/** Of each UTF-16 unit that is a character: the folded unit, or one of the two below. A folded text has no controls. */
const table = new Uint16Array(0x10000);
const UNKNOWN = 0;
const SEVERAL = 1;
const NONE = 2;
const SPACE = 0x20;

/** Those that fold to several units, or are pairs. */
const several = new Map<number, string>();

const learn = (codePoint: number): number => {
  const folded = foldCharacter(String.fromCodePoint(codePoint));
  if (codePoint <= 0xffff && folded.length <= 1) {
    const entry = folded.length === 0 ? NONE : folded.charCodeAt(0);
    table[codePoint] = entry;
    return entry;
  }
  if (codePoint <= 0xffff) table[codePoint] = SEVERAL;
  several.set(codePoint, folded);
  return SEVERAL;
};

/** Grown to the longest text so far. A character folds to few units; what would not fit makes room first. */
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
  let length = 0;
  const put = (unit: number, place: number): void => {
    if (unit === SPACE && length > 0 && units[length - 1] === SPACE) return;
    if (length + 1 >= units.length) makeRoom(length + 1);
    units[length] = unit;
    places[length] = place;
    length += 1;
  };
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    const isPair = unit >= 0xd800 && unit < 0xdc00 && isLowSurrogate(text.charCodeAt(at + 1));
    const codePoint = isPair ? (text.codePointAt(at) as number) : unit;
    let entry = isPair ? (several.has(codePoint) ? SEVERAL : UNKNOWN) : (table[unit] as number);
    if (entry === UNKNOWN) entry = learn(codePoint);
    if (entry === SEVERAL) {
      const folded = several.get(codePoint) ?? '';
      for (let each = 0; each < folded.length; each += 1) put(folded.charCodeAt(each), at);
    } else if (entry !== NONE) put(entry, at);
    if (isPair) at += 1;
  }
  places[length] = text.length;
  return { text: Buffer.from(units.buffer, 0, 2 * length).toString('utf16le'), places };
};

const isLowSurrogate = (unit: number): boolean => unit >= 0xdc00 && unit < 0xe000;
