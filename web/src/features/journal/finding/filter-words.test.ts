import { beforeAll, expect, it } from 'vitest';
import { loadTexts } from '#web/i18n/load-texts.ts';
import { i18n } from '#web/i18n/texts.ts';
import { filterWords } from './filter-words.ts';
import { type JournalFilters, NO_FILTERS } from './journal-search.ts';

beforeAll(async () => {
  await loadTexts(['journal', 'incidents', 'finding'], 'fr');
});

const words = (filters: Partial<JournalFilters>) =>
  filterWords(
    { ...NO_FILTERS, ...filters },
    {
      t: i18n.getFixedT('fr', 'journal'),
      finding: i18n.getFixedT('fr', 'finding'),
      incidents: i18n.getFixedT('fr', 'incidents'),
      language: 'fr',
    },
  );
const said = (filters: Partial<JournalFilters>) =>
  words(filters).map(({ label }) => label.replace(/\s/g, ' '));

it('nothing is said where nothing narrows', () => {
  expect(words({})).toEqual([]);
});

it('a period is said whole, from its beginning, to its end, or as one day', () => {
  expect(said({ from: '2026-03-01', to: '2026-03-12' })).toEqual(['Du 1er mars 2026 au 12 mars 2026']);
  expect(said({ from: '2026-03-12', to: '2026-03-12' })).toEqual(['Le 12 mars 2026']);
  expect(said({ from: '2026-03-12' })).toEqual(['Depuis le 12 mars 2026']);
  expect(said({ to: '2026-03-12' })).toEqual(['Jusqu’au 12 mars 2026']);
});

it('each choice is said apart, and is taken back alone', () => {
  const chosen = { from: '2026-03-12', moods: ['negative', 'neutral'] as const, priority: 'high' as const };
  const [period, negative, , priority] = words({ ...chosen, moods: [...chosen.moods] });
  expect(period?.without).toEqual({ from: undefined, to: undefined });
  expect(negative).toMatchObject({ label: 'Humeur\u202f: Plutôt mal', without: { moods: ['neutral'] } });
  expect(priority).toMatchObject({ label: 'Priorité\u202f: Élevée', without: { priority: undefined } });
  expect(words({ moods: ['neutral'] })[0]?.without).toEqual({ moods: undefined });
});
