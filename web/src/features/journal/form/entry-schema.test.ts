import { beforeAll, expect, it } from 'vitest';
import { loadTexts } from '#web/i18n/load-texts.ts';
import { i18n } from '#web/i18n/texts.ts';
import { emptyEntry } from '../entry/entry-values.ts';
import { entrySchema } from './entry-schema.ts';

beforeAll(() => loadTexts(['journal']));

const valid = { ...emptyEntry(), title: 'Titre', content: 'Contenu' };
const messages = (change: object): string[] => {
  const result = entrySchema(i18n.getFixedT('fr', 'journal')).safeParse({ ...valid, ...change });
  return result.success ? [] : result.error.issues.map(({ message }) => message);
};

it('speaks with the texts of the specification', () => {
  expect(messages({ title: '  ' })).toEqual(['Le titre est requis']);
  expect(messages({ title: 'a'.repeat(200) })).toEqual([]);
  expect(messages({ title: 'a'.repeat(201) })).toEqual(['Le titre ne peut pas dépasser 200 caractères']);
  expect(messages({ title: ` ${'a'.repeat(200)} ` })).toEqual([]);
  expect(messages({ title: '😀'.repeat(200) })).toEqual([]);
  expect(messages({ title: `${'😀'.repeat(200)}\u0301` })).toHaveLength(1);
  expect(messages({ title: '\u00a0\u200b\u2060\ufeff' })).toEqual(['Le titre est requis']);
  expect(messages({ content: '\n \u200b' })).toEqual(['Le contenu ne peut pas être vide']);
});

it('takes emoji, right-to-left text, and days in the future and in 1970', () => {
  expect(messages({ title: '😶‍🌫️', content: 'مرحبا' })).toEqual([]);
  expect(messages({ happened_on: '1970-01-01' })).toEqual([]);
  expect(messages({ happened_on: '2199-12-31', happened_at: '23:59' })).toEqual([]);
});

it('names a day that cannot be meant', () => {
  expect(messages({ happened_on: '0026-03-12' })).toEqual([
    'Ce jour n’est pas possible : vérifiez l’année.'.replace(' :', '\u202f:'),
  ]);
});

it('wants a day for an hour', () => {
  expect(messages({ happened_at: '09:30' })).toEqual(['Indiquez aussi le jour, ou effacez l’heure.']);
});
