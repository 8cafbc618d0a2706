import { expect, it } from 'vitest';
import { withInnerQuotes } from './inner-quotes.ts';

it('quotes that the person typed become the inner ones of the language', () => {
  expect(withInnerQuotes('équipe « il a dit »', 'fr')).toBe('équipe “il a dit”');
  expect(withInnerQuotes('"il a" “dit”', 'fr')).toBe('“il a” “dit”');
  expect(withInnerQuotes('"he said"', 'en')).toBe('‘he said’');
  expect(withInnerQuotes('l’équipe', 'fr')).toBe('l’équipe');
});
