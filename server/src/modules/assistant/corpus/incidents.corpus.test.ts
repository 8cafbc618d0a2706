import { expect, it } from 'vitest';
import { LABELLED_DIVISIONS } from './incidents.ts';
import { divisionRates, judgeDivision } from './score-incidents.ts';

const judged = LABELLED_DIVISIONS.map(judgeDivision);

it('the labels name words of their conversations', () => {
  for (const { about, lines, begins } of LABELLED_DIVISIONS) {
    const words = lines.map((line) => (typeof line === 'string' ? line : line[1]));
    for (const label of begins)
      expect(
        words.some((line) => line.includes(label)),
        about,
      ).toBe(true);
  }
});

it('incidents are told apart where a careful reader would, nine times in ten', () => {
  const { precision, recall } = divisionRates(judged);
  expect(precision).toBeGreaterThanOrEqual(0.9);
  expect(recall).toBeGreaterThanOrEqual(0.9);
});

it('hardly worse in conversations that no rule was made for', () => {
  const { precision, recall } = divisionRates(judged.filter(({ division }) => division.held));
  expect(precision).toBeGreaterThanOrEqual(0.85);
  expect(recall).toBeGreaterThanOrEqual(0.85);
});
