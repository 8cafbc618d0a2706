/**
 * Characters that a document cannot show are written by their numbers, ‹U+738B›: those that no face of the house has a glyph for,
 * those that PDF/A forbids, and those that would let a text be read in another order than the one in which it stands.
 */
const REORDERING = /[\u202a-\u202e]/g;

/** The numbers of a text's characters: `‹U+738B U+5C0F›`. */
const numbersOf = (text: string): string => {
  const numbers = [...text].map((one) => (one.codePointAt(0) as number).toString(16).toUpperCase());
  return `‹${numbers.map((number) => `U+${number.padStart(4, '0')}`).join(' ')}›`;
};

/** JSON data whose texts can be handed to the compiler: without halves of characters, and in the order in which they stand. */
export const displayable = (data: unknown): unknown =>
  mapTexts(data, (text) => text.toWellFormed().replaceAll(REORDERING, numbersOf));

/** The same data with these passages written by their numbers. */
export const withNumbers = (data: unknown, passages: readonly string[]): unknown => {
  // The longest first: one can be part of another.
  const alternatives = passages
    .toSorted((a, b) => b.length - a.length)
    .map((one) => one.replaceAll(/[\\^$.*+?()[\]{}|]/gu, '\\$&'));
  const wanted = new RegExp(`(?:${alternatives.join('|')})+`, 'gu');
  return mapTexts(data, (text) => text.replaceAll(wanted, numbersOf));
};

const mapTexts = (data: unknown, change: (text: string) => string): unknown => {
  if (typeof data === 'string') return change(data);
  if (Array.isArray(data)) return data.map((one) => mapTexts(one, change));
  if (typeof data !== 'object' || data === null) return data;
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, mapTexts(value, change)]));
};

const MESSAGE = /message: "((?:[^"\\]|\\.)*)"/g;
const PASSAGE =
  /the text `"((?:[^"\\]|\\.)*)"` could not be displayed|disallowed codepoint `"((?:[^"\\]|\\.)*)"`/;

/**
 * The passages that the compiler's export says it cannot show; empty where it failed for another reason. Typst 0.14 tells what is wrong
 * only in its message, as Rust prints it for debugging.
 */
export const undisplayableIn = (message: string): string[] => {
  const passages = [...message.matchAll(MESSAGE)].map(([, one = '']) => {
    const found = PASSAGE.exec(unescaped(one));
    return found ? unescaped(found[1] ?? found[2] ?? '') : '';
  });
  return [...new Set(passages)].filter((one) => one !== '');
};

const ESCAPES: Readonly<Record<string, string>> = { t: '\t', r: '\r', n: '\n', '0': '\0' };

const unescaped = (debug: string): string =>
  debug.replaceAll(/\\(?:u\{([0-9a-f]+)\}|(.))/gs, (_, hex: string | undefined, one: string) =>
    hex === undefined ? (ESCAPES[one] ?? one) : String.fromCodePoint(Number.parseInt(hex, 16)),
  );
