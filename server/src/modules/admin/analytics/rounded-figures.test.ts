import { describe, expect, it } from 'vitest';
import { drawShift, roundedFigures } from './rounded-figures.ts';

const NONE = { active_people: null, engagement_rate: null, bounce_rate: null };

const by = (people: number, onOneDay = 0) => ({ people, onOneDay });

describe('figures', () => {
  it.each([0, 1, 9])('are not given of %i people', (active) => {
    expect(roundedFigures({ active, onOneDay: active, accounts: 1_000 }, by(0))).toEqual(NONE);
  });

  it('are not given of nobody, whatever the chance', () => {
    expect(roundedFigures({ active: 0, onOneDay: 0, accounts: 1_000 }, by(10))).toEqual(NONE);
  });

  it('do not tell the tenth person from the ninth with certainty', () => {
    expect(roundedFigures({ active: 9, onOneDay: 2, accounts: 20 }, by(1)).active_people).toBe(10);
    expect(roundedFigures({ active: 10, onOneDay: 2, accounts: 20 }, by(-1))).toEqual(NONE);
  });

  it('are rounded to five', () => {
    expect(roundedFigures({ active: 57, onOneDay: 13, accounts: 200 }, by(1))).toEqual({
      active_people: 60,
      engagement_rate: 30,
      bounce_rate: 25,
    });
  });

  it('never say that more than everybody came', () => {
    expect(roundedFigures({ active: 12, onOneDay: 0, accounts: 12 }, by(3)).engagement_rate).toBe(100);
  });

  it.each([
    [40, 9],
    [40, 31],
    [19, 10],
    [40, 0],
  ])(
    'of %i people give no rate of the %i who came once, where either part is below ten',
    (active, onOneDay) => {
      const { active_people, bounce_rate } = roundedFigures({ active, onOneDay, accounts: 100 }, by(0));
      expect([active_people === null, bounce_rate]).toEqual([false, null]);
    },
  );

  it('tell nothing of a rate but what the shifted, rounded counts tell', () => {
    const rateOf = (active: number, onOneDay: number, shift: number) =>
      roundedFigures({ active, onOneDay, accounts: 41 }, by(0, shift)).bounce_rate;
    // One person more or less, and the chance that hides them.
    expect(rateOf(40, 17, 0)).toBe(rateOf(40, 18, -1));
    expect(rateOf(40, 17, 0)).not.toBe(rateOf(40, 18, 0));
    const engagement = [38, 42].map(
      (active) => roundedFigures({ active, onOneDay: 0, accounts: 100 }, by(0)).engagement_rate,
    );
    expect(engagement).toEqual([40, 40]);
  });
});

it('the chance is a small whole number on both sides', () => {
  const drawn = Array.from({ length: 2_000 }, () => drawShift());
  expect(drawn.every((shift) => Number.isInteger(shift) && Math.abs(shift) <= 10)).toBe(true);
  const draws = (...values: number[]) => drawShift(() => values.shift() ?? 1);
  expect([draws(0.9, 0.1, 0.1, 0.9), draws(0.1, 0.1, 0.9), draws(0.9, 0.9)]).toEqual([2, -1, 0]);
});
