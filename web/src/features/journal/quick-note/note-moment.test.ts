import { beforeAll, expect, it } from 'vitest';
import { loadTexts } from '#web/i18n/load-texts.ts';
import { i18n } from '#web/i18n/texts.ts';
import { type Moment, momentOf, momentText } from './note-moment.ts';

beforeAll(async () => {
  await loadTexts(['notes'], 'fr');
  await loadTexts(['notes'], 'en');
});

const NOW = new Date(2026, 10, 23, 14, 32);
const said = (moment: Moment, language: 'fr' | 'en' = 'fr') =>
  momentText(moment, i18n.getFixedT(language, 'notes'), language, NOW).replace(/\s/g, ' ');

it('is the minute of this device', () => {
  expect(momentOf(new Date(2026, 2, 9, 8, 5))).toEqual({ happened_on: '2026-03-09', happened_at: '08:05' });
});

it('is said as one says it', () => {
  expect(said(momentOf(NOW))).toBe('Aujourd’hui, 14 h 32');
  expect(said(momentOf(NOW), 'en')).toBe('Today, 14:32');
  expect(said({ happened_on: '2026-11-22', happened_at: '08:05' })).toBe('Hier, 8 h 05');
  expect(said({ happened_on: '2026-11-22', happened_at: '08:05' }, 'en')).toBe('Yesterday, 8:05');
  expect(said({ happened_on: '2026-03-01', happened_at: null })).toBe('1er mars 2026');
  expect(said({ happened_on: null, happened_at: null })).toBe('Sans jour ni heure');
});
