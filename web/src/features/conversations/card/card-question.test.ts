import { expect, it } from 'vitest';
import type { DetailValue } from '#contract/interview.ts';
import { loadTexts } from '#web/i18n/load-texts.ts';
import { i18n } from '#web/i18n/texts.ts';
import { proposalOf, whenOf } from '../test-messages.ts';
import { cardQuestion } from './card-question.ts';

await loadTexts(['conversations']);
const texts = { t: i18n.getFixedT('fr', 'conversations'), language: 'fr' } as const;
const asks = (value: DetailValue) =>
  cardQuestion(proposalOf(value, 'mots'), texts).replaceAll(/[\u00a0\u202f]/g, ' ');

it('a day is asked for as a calendar date, and a person by what they did', () => {
  expect(asks({ detail: 'when', day: '2026-11-18', time: '03:00', approximate: true, habit: false })).toBe(
    'Mercredi 18 novembre 2026, vers 3 h : est-ce bien cela ?',
  );
  const who = { name: 'Jordan', role: 'le grutier' } as const;
  expect(asks({ detail: 'people', ...who, part: 'author' })).toBe(
    'Jordan, le grutier : est-ce la personne qui l’a fait ?',
  );
  expect(asks({ detail: 'witnesses', ...who, name: null, part: 'witness' })).toBe(
    'Le grutier : est-ce quelqu’un qui l’a vu ?',
  );
});

it('anything else is asked for by its name', () => {
  expect(asks({ detail: 'where', text: null })).toBe('Lieu précis : « mots ». Est-ce bien cela ?');
  expect(asks(whenOf(null))).toBe('« mots » : est-ce bien cela ?');
});
