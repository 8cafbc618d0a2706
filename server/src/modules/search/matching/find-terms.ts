import { fold } from './fold.ts';

/** Where something stands in a text: UTF-16 units, start included, end not. */
export type Span = [start: number, end: number];

/** Which terms stand in a text, and where. */
export interface TermPlaces {
  /** Of each term: whether it stands there. */
  has: boolean[];
  /** The places of all terms, in order and apart. */
  spans: Span[];
}

/** An excerpt shows a few; so many are looked for of each term. */
const MOST_PLACES = 50;

/** Finds folded terms (terms.ts) in a text. */
export const findTerms = (text: string, terms: readonly string[]): TermPlaces => {
  const { text: folded, places } = fold(text);
  const spans: Span[] = [];
  const has = terms.map((term) => {
    let at = folded.indexOf(term);
    const isThere = at >= 0;
    for (let count = 0; at >= 0 && count < MOST_PLACES; count += 1) {
      spans.push([places[at] ?? 0, endOf(places, at + term.length)]);
      at = folded.indexOf(term, at + term.length);
    }
    return isThere;
  });
  return { has, spans: apart(spans) };
};

/** The end of the character that the unit before this one came from, with the marks on it. */
const endOf = (places: Uint32Array, next: number): number => {
  let at = next;
  // A ligature folds to several units of one place, and is marked whole.
  while (places[at] === places[next - 1]) at += 1;
  return places[at] ?? 0;
};

/** In order, those that touch or overlap joined. */
const apart = (spans: Span[]): Span[] => {
  const result: Span[] = [];
  for (const [start, end] of spans.sort(([one], [other]) => one - other)) {
    const last = result.at(-1);
    if (last && start <= last[1]) last[1] = Math.max(last[1], end);
    else result.push([start, end]);
  }
  return result;
};
