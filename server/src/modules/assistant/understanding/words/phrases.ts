/** The small notation in which the vocabularies are written, and what is done with their matches. */

/** A stretch of a folded text, end exclusive. */
export interface Span {
  start: number;
  end: number;
}

/**
 * Compiles alternatives into one pattern of whole words.
 * In the notation an apostrophe also matches a space or nothing ("m'a", "m a", "ma"), and `~` a hyphen, a space or
 * nothing ("apres-midi"). Quantifiers must be bounded: the texts may be hostile.
 */
export const phrases = (...alternatives: readonly string[]): RegExp =>
  new RegExp(
    `(?<![a-z0-9])(?:${alternatives.join('|').replace(NOTATION, (sign) => SIGNS[sign] ?? sign)})(?![a-z0-9])`,
    'g',
  );

/** A class in brackets stays as it is. */
const NOTATION = /\[[^\]]*\]|'|~/g;
const SIGNS: Readonly<Record<string, string>> = { "'": "[' ]?", '~': '[- ]?' };

/** All matches, in order. */
export const spansOf = (pattern: RegExp, text: string): Span[] =>
  [...text.matchAll(pattern)].map((match) => ({ start: match.index, end: match.index + match[0].length }));

/** True when the pattern stands somewhere in the text, whatever its flags. */
export const holds = (pattern: RegExp, text: string): boolean => text.search(pattern) >= 0;

export const overlaps = (one: Span, other: Span): boolean => one.start < other.end && other.start < one.end;

export const contains = (outer: Span, inner: Span): boolean =>
  outer.start <= inner.start && inner.end <= outer.end;
