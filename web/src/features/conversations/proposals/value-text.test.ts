import { expect, it } from 'vitest';
import type { DetailValue, Proposal } from '#contract/interview.ts';
import { loadTexts } from '#web/i18n/load-texts.ts';
import { i18n } from '#web/i18n/texts.ts';
import { proposalOf, whenOf } from '../test-messages.ts';
import { valueOrWords, valueText } from './value-text.ts';

await loadTexts(['conversations']);
const texts = { t: i18n.getFixedT('fr', 'conversations'), language: 'fr' } as const;
const read = (value: DetailValue, more: Partial<Proposal> = {}) =>
  valueText({ ...proposalOf(value, 'mercredi', more) }, texts).replaceAll(/[\u00a0\u202f]/g, ' ');
const about = (value: DetailValue) => read(value.detail === 'when' ? { ...value, approximate: true } : value);

it('a day is written out, with its hour and how sure it is', () => {
  expect(read(whenOf('2026-11-18', '22:00'))).toBe('mercredi 18 novembre 2026 à 22 h');
  expect(about(whenOf('2026-11-18', '03:30'))).toBe('mercredi 18 novembre 2026, vers 3 h 30');
  expect(read(whenOf('2026-12-01'))).toBe('mardi 1er décembre 2026');
  expect(about(whenOf('2026-12-01'))).toBe('vers le mardi 1er décembre 2026');
  expect(about(whenOf(null, '10:00'))).toBe('vers 10 h');
});

it('a habit reads as one, and a time that only the words tell has no text of its own', () => {
  expect(read({ detail: 'when', day: null, time: null, approximate: false, habit: true })).toBe(
    'plusieurs fois',
  );
  expect(read(whenOf(null))).toBe('');
  expect(
    read({ detail: 'when', day: null, time: null, approximate: true, habit: false, text: 'fin mai' }),
  ).toBe('fin mai');
  expect(valueOrWords(proposalOf(whenOf(null), 'fin  septembre'), texts)).toBe('«\u202ffin septembre\u202f»');
});

it('a person is read with their role and their part', () => {
  const jordan = { detail: 'people', name: 'Jordan', role: 'grutier', part: 'author' } as const;
  expect(read(jordan)).toBe('Jordan, grutier (auteur)');
  expect(read({ ...jordan, name: null, part: 'mentioned' })).toBe('grutier');
  expect(read({ ...jordan, detail: 'witnesses', role: null, part: 'witness' })).toBe('Jordan (témoin)');
});

it('a type has its label, and what was put in by hand is its text', () => {
  expect(read({ detail: 'incident_type', type: 'bullying' })).toBe('Harcèlement moral');
  expect(read({ detail: 'where', text: 'au réfectoire' })).toBe('au réfectoire');
  expect(read({ detail: 'where', text: null })).toBe('');
});

it('that there was none is the person’s own word', () => {
  const nobody = { detail: 'witnesses', name: null, role: null, part: 'witness' } as const;
  expect(read(nobody, { denial: true })).toBe('Personne, d’après vous');
  expect(read({ detail: 'actions', text: null }, { denial: true })).toBe('Rien, d’après vous');
});
