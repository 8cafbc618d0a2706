import { expect, it } from 'vitest';
import { alarmIn } from './alarm-in.ts';

it.each([
  ['je veux plus vivre', { safety: 'distress' }],
  ['je vai me foutre en lair', { safety: 'distress' }],
  ['il est devant chez moi avec un couteau', { safety: 'danger' }],
  ['jai avalé toute la boite de médicaments', { safety: 'rescue' }],
  // Whatever is told before it takes nothing from it.
  ['Le 12 avril 2026 il a crié. Je veux mourir.', { safety: 'distress' }],
  ['Une autre fois, le 12 avril, Paul m’a poussée contre le mur. Je veux mourir.', { safety: 'distress' }],
  ['Je n’en peux plus.', { faint: true }],
  ['Il m’a menacée de mort il y a un an.', { faint: true }],
  ['Ce matin il a recommencé.', {}],
  ['Mon chef a crié sur moi en réunion.', {}],
  ['Le 12 mars, vers 10 h, dans l’atelier.', {}],
])('%s', (text, expected) => {
  expect(alarmIn(text)).toEqual(expected);
});
