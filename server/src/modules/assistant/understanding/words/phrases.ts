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

/** More than anybody says of one thing in one message; bounds the work on a hostile text. */
export const MAX_MATCHES = 50;

/**
 * The first {@link MAX_MATCHES} matches, in order. The pattern is global; it is run itself and not copied, as `matchAll`
 * would, which has the large ones compiled again and again.
 */
export const matchesOf = (pattern: RegExp, text: string): RegExpExecArray[] => {
  const matches: RegExpExecArray[] = [];
  pattern.lastIndex = 0;
  while (matches.length < MAX_MATCHES) {
    const match = pattern.exec(text);
    if (!match) break;
    matches.push(match);
    if (match[0] === '') pattern.lastIndex++;
  }
  pattern.lastIndex = 0;
  return matches;
};

/** Where they stand. */
export const spansOf = (pattern: RegExp, text: string): Span[] =>
  matchesOf(pattern, text).map((match) => ({ start: match.index, end: match.index + match[0].length }));

/** True when the pattern stands somewhere in the text, whatever its flags. */
export const holds = (pattern: RegExp, text: string): boolean => text.search(pattern) >= 0;

export const overlaps = (one: Span, other: Span): boolean => one.start < other.end && other.start < one.end;

export const contains = (outer: Span, inner: Span): boolean =>
  outer.start <= inner.start && inner.end <= outer.end;
