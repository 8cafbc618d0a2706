/** The words of a text, by their places in UTF-16 code units. */

/** `end` stands behind the last. */
export interface Range {
  start: number;
  end: number;
}

const words = new Intl.Segmenter('fr', { granularity: 'word' });
const SAYS_NOTHING = /^[\s\p{P}]+$/u;

/** The words, in order: no spaces, no punctuation. An emoji is one, and 'aujourd’hui' too. */
export const wordsOf = (text: string): Range[] =>
  [...words.segment(text)]
    .filter(({ segment }) => !SAYS_NOTHING.test(segment))
    .map(({ segment, index }) => ({ start: index, end: index + segment.length }));

/** A part of a text, grown to whole words: half of a name still says it. Null where no word is in it. */
export const wholeWords = (text: string, { start, end }: Range): Range | null => {
  if (start >= end) return null;
  const touched = wordsOf(text).filter((word) => word.start < end && word.end > start);
  const [first, last] = [touched[0], touched.at(-1)];
  return first === undefined || last === undefined ? null : { start: first.start, end: last.end };
};

/** Ranges in order, those that touch or lie over each other made one. */
export const merged = (ranges: readonly Range[]): Range[] => {
  const result: Range[] = [];
  for (const { start, end } of ranges.toSorted((one, other) => one.start - other.start)) {
    const last = result.at(-1);
    if (last !== undefined && start <= last.end) last.end = Math.max(last.end, end);
    else result.push({ start, end });
  }
  return result;
};

/** Where else the same words stand in a text, as whole words, whatever their case. */
export const samePlaces = (text: string, { start, end }: Range): Range[] => {
  const sought = folded(text.slice(start, end));
  const all = wordsOf(text);
  const many = wordsOf(sought).length;
  return all.flatMap((word, index) => {
    const last = all[index + many - 1];
    if (last === undefined || word.start === start) return [];
    const place = { start: word.start, end: last.end };
    return folded(text.slice(place.start, place.end)) === sought ? [place] : [];
  });
};

const folded = (text: string): string => text.toLocaleLowerCase('fr').replace(/\s+/g, ' ');
