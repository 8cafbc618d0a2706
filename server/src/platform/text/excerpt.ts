/** Cutting a text short without cutting a character in two. */

/** A code unit at which no cut may be: the second half of a pair, a mark on the letter before, or what joins emoji. */
const CONTINUES = /^[\uDC00-\uDFFF\p{M}\u200D]/u;
/** What joins the next character to this one. */
const JOINS = /[\uD800-\uDBFF\u200D]$/;

/** A letter with more marks than any language writes is cut all the same, but never a pair. */
const MOST_STEPS = 16;

/** The nearest place at or before this one, of a text's UTF-16 units, where it may be cut. */
export const cutBefore = (text: string, place: number): number => {
  const wanted = Math.max(0, Math.min(place, text.length));
  for (let at = wanted; at >= 0 && at > wanted - MOST_STEPS; at -= 1) {
    if (at === 0 || at === text.length || !isInside(text, at)) return at;
  }
  return isInPair(text, wanted) ? wanted - 1 : wanted;
};

/** The nearest place at or behind this one where the text may be cut. */
export const cutAfter = (text: string, place: number): number => {
  const wanted = Math.max(0, Math.min(place, text.length));
  for (let at = wanted; at <= text.length && at < wanted + MOST_STEPS; at += 1) {
    if (at === 0 || at === text.length || !isInside(text, at)) return at;
  }
  return isInPair(text, wanted) ? wanted + 1 : wanted;
};

const isInPair = (text: string, at: number): boolean => (text.codePointAt(at - 1) ?? 0) > 0xffff;

const isInside = (text: string, at: number): boolean =>
  CONTINUES.test(text.slice(at, at + 2)) || JOINS.test(text.slice(at - 1, at));

/** The first words of a text, with an ellipsis where there are more. @param maxCharacters UTF-16 units, without the ellipsis */
export const excerptOf = (text: string, maxCharacters: number): string =>
  text.length <= maxCharacters ? text : `${text.slice(0, cutBefore(text, maxCharacters))}…`;
