import { expect, it } from 'vitest';
import { longDayText, shortDayText } from './dates.ts';

it('the first of a month is the « 1er » in French, between messages and in the list', () => {
  const first = new Date(2026, 4, 1, 12).toISOString();
  expect(longDayText(first, 'fr')).toBe('vendredi 1er mai 2026');
  expect(shortDayText(first, 'fr')).toBe('1er\u00a0mai\u00a02026');
  expect(shortDayText(first, 'en')).toBe('1\u00a0May\u00a02026');
});
