import fc from 'fast-check';
import { expect, it } from 'vitest';
import { LIST_EXCERPT_CHARACTERS } from '#contract/common/limits.ts';
import { firstWords } from './first-words.ts';
import { lastWords } from './last-words.ts';

const LONG =
  'Le responsable de l’entrepôt a encore refusé de me donner mon planning avant le dimanche soir. Il riait.';

it.each([
  ['Il a crié.\nPuis il est parti.', 'Une conversation', 'Il a crié. Puis il est parti.'],
  ['Hier il a crié. Puis il est parti.', 'Hier il a crié', 'Puis il est parti.'],
  ['Bonjour, hier il a crié. Puis il est parti.', 'hier il a crié', 'Puis il est parti.'],
  ['Hier il a crié.', 'Hier il a crié', ''],
  [LONG, firstWords(LONG), '… mon planning avant le dimanche soir. Il riait.'],
  ['ok', '', 'ok'],
])('of %j under %j the list shows %j', (message, title, shown) => {
  expect(lastWords(message, title)).toBe(shown);
});

it('is one line that is never longer than an excerpt, and never the title again', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 600 }), (message) => {
      const shown = lastWords(message, firstWords(message));
      expect(shown).not.toMatch(/[\n\r]/u);
      expect(shown.length).toBeLessThanOrEqual(LIST_EXCERPT_CHARACTERS + 1);
    }),
  );
});
