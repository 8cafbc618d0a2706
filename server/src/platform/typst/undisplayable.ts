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

/** In JSON, half of a character is an escape. A text that says so itself is a false alarm, which costs time only. */
const NOT_DISPLAYABLE = /[\u202a-\u202e]|\\ud[89a-f]/;

/** JSON whose texts the compiler can have: without halves of characters, and in the order in which they stand. */
export const displayable = (json: string): string =>
  NOT_DISPLAYABLE.test(json)
    ? changed(json, (text) => text.toWellFormed().replaceAll(REORDERING, numbersOf))
    : json;

/** The same JSON with these passages written by their numbers. */
export const withNumbers = (json: string, passages: readonly string[]): string => {
  // The longest first: one can be part of another.
  const alternatives = passages
    .toSorted((a, b) => b.length - a.length)
    .map((one) => one.replaceAll(/[\\^$.*+?()[\]{}|]/gu, '\\$&'));
  const wanted = new RegExp(`(?:${alternatives.join('|')})+`, 'gu');
  return changed(json, (text) => text.replaceAll(wanted, numbersOf));
};

const changed = (json: string, change: (text: string) => string): string =>
  JSON.stringify(mapTexts(JSON.parse(json), change));

const mapTexts = (data: unknown, change: (text: string) => string): unknown => {
  if (typeof data === 'string') return change(data);
  if (Array.isArray(data)) return data.map((one) => mapTexts(one, change));
  if (typeof data !== 'object' || data === null) return data;
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, mapTexts(value, change)]));
};

const MESSAGE = /message: "((?:[^"\\]|\\.)*)"/g;
/** In this order: no face has a glyph; PDF/A forbids it; it is of a private area of Unicode, and stands beside a mark. */
const PASSAGE = new RegExp(
  [
    'the text `QUOTED` could not be displayed',
    'disallowed codepoint `QUOTED`',
    'contains the codepoint `QUOTED`',
  ]
    .join('|')
    .replaceAll('QUOTED', String.raw`"((?:[^"\\]|\\.)*)"`),
);

/**
 * The passages that the compiler's export says it cannot show; empty where it failed for another reason. Typst 0.14 tells what is wrong
 * only in its message, as Rust prints it for debugging.
 */
export const undisplayableIn = (message: string): string[] => {
  const passages = [...message.matchAll(MESSAGE)].map(([, one = '']) => {
    const found = PASSAGE.exec(unescaped(one));
    return found ? unescaped(found[1] ?? found[2] ?? found[3] ?? '') : '';
  });
  return [...new Set(passages)].filter((one) => one !== '');
};

const ESCAPES: Readonly<Record<string, string>> = { t: '\t', r: '\r', n: '\n', '0': '\0' };

const unescaped = (debug: string): string =>
  debug.replaceAll(/\\(?:u\{([0-9a-f]+)\}|(.))/gs, (_, hex: string | undefined, one: string) =>
    hex === undefined ? (ESCAPES[one] ?? one) : String.fromCodePoint(Number.parseInt(hex, 16)),
  );
