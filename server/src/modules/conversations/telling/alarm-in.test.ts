import { expect, it } from 'vitest';
import { alarmIn } from './alarm-in.ts';

it.each([
  ['J’ai envie de mourir.', 'distress'],
  ['jai peur kil vienne ché moi avec son couto', 'danger'],
  ['jpens a me foutre en lair, jy pens ts les matin', 'distress'],
])('shows the numbers for %s', (text, kind) => {
  expect(alarmIn(text)).toBe(kind);
});

it.each([
  'Hier mon chef a crié sur moi en réunion.',
  'jsui fatigué 2 tt',
  'Ce dossier va me tuer, je suis morte de rire.',
  'Le livreur passe vers 10h.',
])('shows none for %s', (text) => {
  expect(alarmIn(text)).toBeNull();
});
