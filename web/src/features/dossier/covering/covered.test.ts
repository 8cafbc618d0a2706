import { expect, it } from 'vitest';
import type { CoveredPassage } from '#contract/dossiers.ts';
import { coveredIn, hasMoved, type TextPlace, withCovered, withoutCovered } from './covered.ts';

const PLACE: TextPlace = { entity: 'incident', id: 'a', version: 2, field: 'description' };
const TITLE: TextPlace = { ...PLACE, field: 'title' };
const ranges = (covered: readonly CoveredPassage[], place: TextPlace) =>
  coveredIn(covered, place).map(({ start, end }) => [start, end]);

it('what is covered over each other becomes one passage, and other texts keep theirs', () => {
  const first = withCovered([], TITLE, [{ start: 0, end: 4 }]);
  const both = withCovered(withCovered(first, PLACE, [{ start: 5, end: 9 }]), PLACE, [{ start: 0, end: 6 }]);
  expect([ranges(both, PLACE), ranges(both, TITLE)]).toEqual([[[0, 9]], [[0, 4]]]);
});

it('a passage is uncovered alone', () => {
  const covered = withCovered([], PLACE, [
    { start: 0, end: 4 },
    { start: 6, end: 9 },
  ]);
  const [first] = covered;
  expect(ranges(withoutCovered(covered, first as CoveredPassage), PLACE)).toEqual([[6, 9]]);
});

it('passages of another version are not those of this one, and say that the text has to be looked at again', () => {
  const covered = withCovered([], { ...PLACE, version: 1 }, [{ start: 0, end: 4 }]);
  expect([
    ranges(covered, PLACE),
    hasMoved(covered, PLACE),
    hasMoved(covered, { ...PLACE, version: 1 }),
  ]).toEqual([[], true, false]);
});
