/**
 * A text in which words are looked for as they were typed: spaces, the kind of quotation mark or apostrophe, capitals and
 * what cannot be seen make no difference, everything else does. Each character knows where it stands in the original.
 */
export interface Literal {
  text: string;
  /** Where each character of `text` begins and ends in the original. */
  starts: readonly number[];
  ends: readonly number[];
}

/** One place of a text, UTF-16 offsets into the original. */
export interface Place {
  start: number;
  end: number;
}

/** A character with the accents typed behind it. */
const CHARACTERS = /\P{M}\p{M}*|\p{M}+/gsu;

const SAME: Readonly<Record<string, string>> = {
  '’': "'",
  '‘': "'",
  ʼ: "'",
  '´': "'",
  '`': "'",
  '«': '"',
  '»': '"',
  '“': '"',
  '”': '"',
  '„': '"',
  '‑': '-',
  '–': '-',
  '—': '-',
};

const plain = (character: string): string => {
  if (/^\s/u.test(character)) return ' ';
  return (
    SAME[character] ??
    character
      .replace(/\p{Cf}/gu, '')
      .normalize('NFC')
      .toLowerCase()
  );
};

export const literalOf = (original: string): Literal => {
  const pieces: string[] = [];
  const starts: number[] = [];
  const ends: number[] = [];
  let last = ' ';
  for (const { 0: character, index } of original.matchAll(CHARACTERS)) {
    const piece = plain(character);
    if (piece === '' || (piece === ' ' && last === ' ')) continue;
    if (character === '»' && last === ' ' && pieces.length > 0) {
      pieces.pop();
      starts.pop();
      ends.pop();
    }
    pieces.push(piece);
    for (let unit = 0; unit < piece.length; unit += 1) {
      starts.push(index);
      ends.push(index + character.length);
    }
    // Guillemets have a space inside of them, other quotation marks have none.
    last = character === '«' ? ' ' : piece;
  }
  return { text: pieces.join(''), starts, ends };
};

/** More than any words stand in a message; bounds the work on a hostile text. */
const MOST_PLACES = 200;

/** Where the words stand, whole words only; undefined when nowhere, or when it is not clear where. */
export const onlyPlaceOf = (words: string, { text, starts, ends }: Literal): Place | undefined => {
  const sought = literalOf(words).text.trim();
  if (sought === '') return undefined;
  let found: Place | undefined;
  let looked = 0;
  for (let at = text.indexOf(sought); at !== -1; at = text.indexOf(sought, at + 1)) {
    looked += 1;
    if (looked > MOST_PLACES) return undefined;
    const end = at + sought.length;
    if (!isWordBorder(text, at) || !isWordBorder(text, end)) continue;
    // Inside of what is one character in the original.
    if (starts[at] === starts[at - 1] || ends[end - 1] === ends[end]) continue;
    if (found) return undefined;
    found = { start: starts[at] ?? 0, end: ends[end - 1] ?? 0 };
  }
  return found;
};

const WORD_SIGN = /^[\p{L}\p{N}\p{M}]$/u;

const isWordBorder = (text: string, at: number): boolean =>
  !(WORD_SIGN.test(before(text, at)) && WORD_SIGN.test(after(text, at)));

const after = (text: string, at: number): string => {
  const code = text.codePointAt(at);
  return code === undefined ? '' : String.fromCodePoint(code);
};

const before = (text: string, at: number): string => {
  const low = text.charAt(at - 1);
  return /[\uDC00-\uDFFF]/.test(low) ? text.slice(Math.max(0, at - 2), at) : low;
};
