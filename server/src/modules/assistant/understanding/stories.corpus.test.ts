/** What is read of short stories in everyday words: the kind of facts and the place. */
import { describe, expect, it } from 'vitest';
import { NO_FACTS, STORIES, type Story } from './corpus/stories.ts';
import { HELD_NO_FACTS, HELD_STORIES } from './corpus/stories-held.ts';
import { LATER_NO_FACTS, LATER_STORIES } from './corpus/stories-later.ts';
import { citedFor, readLines } from './read-lines.fixture.ts';
import { foldWithOffsets } from './words/fold.ts';

const isKindRead = ([said, kinds]: Story): boolean => {
  const { type } = readLines(said);
  return kinds.length === 0 ? type === null : type !== null && kinds.includes(type);
};
const isPlaceRead = ([said, , place]: Story): boolean =>
  place === null ||
  foldWithOffsets(citedFor(readLines(said), 'where').join(' / ')).text.includes(foldWithOffsets(place).text);

/** Not read yet. */
const BEYOND_THE_KINDS = /sa toilette nu|une syndicaliste n'aurait/;
/** Bitten by a child: who did it, and that she minds nothing, no vocabulary tells. */
const BEYOND_THE_FIGURES = /Le petit m'a mordu/;

describe('a story', () => {
  const told = [...STORIES, ...LATER_STORIES];
  it.each(told.filter(([said]) => !BEYOND_THE_KINDS.test(said)))(
    'tells its kind of facts: %s',
    (...story) => {
      expect(isKindRead(story)).toBe(true);
    },
  );
  it.each(told.filter(([, , place]) => place !== null))('tells its place: %s', (...story) => {
    expect(isPlaceRead(story)).toBe(true);
  });
});

describe('what sounds like facts', () => {
  const told = [...NO_FACTS, ...LATER_NO_FACTS, ...HELD_NO_FACTS];
  it.each(told.filter(([said]) => !BEYOND_THE_FIGURES.test(said)))('tells none: %s', (...story) => {
    expect(isKindRead(story)).toBe(true);
  });
});

it('is read in most of the stories that nothing was written for', () => {
  expect(HELD_STORIES.filter(isKindRead).length).toBeGreaterThanOrEqual(13);
  expect(HELD_STORIES.filter(isPlaceRead).length).toBeGreaterThanOrEqual(18);
});
