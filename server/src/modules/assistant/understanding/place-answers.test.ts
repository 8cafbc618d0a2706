/** Where the facts happened, and what stands where a place could: hiding, telling, and answers that name none. */
import { describe, expect, it } from 'vitest';
import { askedAbout } from '../guide/asked.ts';
import { QUESTIONS } from '../interview.ts';
import { collect } from './collect.ts';

const at = new Date('2026-11-21T10:00:00Z');
const placeIn = (content: string, asked?: 'where') => {
  const question = { id: 'q', role: 'assistant' as const, content: asked ? QUESTIONS[asked][0] : '', at };
  const { details } = collect([question, { id: 'm', role: 'user', content, at }], {
    timeZone: 'Europe/Paris',
    askedAbout,
  });
  const detail = details.find(({ kind }) => kind === 'where');
  return detail && detail.certainty !== 'unknown' ? detail.value : null;
};
const typings = (text: string) => [text, text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()];

describe('asked where, an answer', () => {
  it.each([
    'je ne sais plus',
    'lui',
    'pourquoi',
    'hier',
    'ça dépend',
    'Ça dépend des fois',
    'je préfère pas',
    'autour',
    'à 10h',
    'vers midi',
    'le matin',
    'en mars',
    'devant lui',
    'sur le coup',
    'compliqué',
    'à cause de lui',
    'en colère',
    'la honte',
    "elle m'a crié dessus",
    "j'ai pleuré dans ma voiture",
    "j'ai signalé par mail à la RH",
  ])('that names no place is none: "%s"', (answer) => {
    for (const typed of typings(answer)) expect([typed, placeIn(typed, 'where')]).toEqual([typed, null]);
  });

  it.each([
    'au salon de thé',
    'Nantes',
    'chez Auchan',
    'à Rivoli',
    'le 3e',
    'B12',
    'un peu partout',
    'Dans ma voiture',
    'chez moi',
    'La nursery',
    "C'était à la nursery",
    'dans le fond de la nursery je crois',
    'on était dans le fond de la nursery',
    'sms',
  ])('that reads as a place is one: "%s"', (answer) => {
    for (const typed of typings(answer)) expect(placeIn(typed, 'where')).toBe(typed);
  });
});

describe('no place of the facts', () => {
  it.each([
    "j'ai signalé par mail à la RH",
    "Il m'a insultée. J'ai tout raconté par téléphone à ma sœur.",
    "j'ai pleuré dans ma voiture",
    'je me suis cachée dans les toilettes',
    'Je pleurais dans les vestiaires',
    "Il m'a insultée, je me suis enfermée aux toilettes.",
    "il m'a crié dessus et les gens autour ont rigolé",
    "il m'a insultée, il y avait du monde autour",
  ])('is where she hid or told of it: "%s"', (told) => {
    for (const typed of typings(told)) expect([typed, placeIn(typed)]).toEqual([typed, null]);
  });

  it.each([
    ["j'ai pleuré et il m'a suivie dans le couloir", 'dans le couloir'],
    ["j'ai demandé mes congés dans son bureau, il m'a hurlé dessus", 'dans son bureau'],
    ["j'étais à la caisse quand il m'a insultée", 'à la caisse'],
    ["j'ai reçu des insultes par mail", 'par mail'],
    ["Il m'a insultée par mail, j'ai répondu par téléphone", 'par mail'],
  ])('is where somebody else did it: "%s"', (told, place) => {
    expect(placeIn(told)).toBe(place);
  });
});
