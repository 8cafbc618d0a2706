import { expect, it } from 'vitest';
import { shortDayText } from './dates.ts';

it('the first of a month is the « 1er » in French', () => {
  const first = new Date(2026, 4, 1, 12).toISOString();
  expect(shortDayText(first, 'fr')).toBe('1er\u00a0mai\u00a02026');
  expect(shortDayText(first, 'en')).toBe('1\u00a0May\u00a02026');
});
