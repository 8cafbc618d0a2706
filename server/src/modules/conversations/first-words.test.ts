import fc from 'fast-check';
import { expect, it } from 'vitest';
import { firstWords } from './first-words.ts';

it.each([
  ['Hier, mon chef m’a crié dessus. Il y avait tout le monde.', 'Hier, mon chef m’a crié dessus'],
  ['Bonjour, je voudrais raconter ce qui s’est passé', 'je voudrais raconter ce qui s’est passé'],
  ['Bonjour !', ''],
  ['slt', ''],
  ['ok', ''],
  ['Hier. Il a recommencé devant les clients.', 'Hier. Il a recommencé devant les clients'],
  ['Une ligne\n\npuis une autre', 'Une ligne puis une autre'],
  [
    'Le responsable de l’entrepôt a encore refusé de me donner mon planning avant le dimanche soir',
    'Le responsable de l’entrepôt a encore refusé de me donner…',
  ],
])('%j is told by %j', (message, words) => {
  expect(firstWords(message)).toBe(words);
});

it('never says a word that is not in the message, and is never longer than a title', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (message) => {
      const words = firstWords(message);
      expect(words.length).toBeLessThanOrEqual(61);
      expect(message.replace(/\s+/gu, ' ').includes(words.replace(/…$/u, ''))).toBe(true);
    }),
  );
});
