import fc from 'fast-check';
import { expect, it } from 'vitest';
import { passagesOf } from './passages.ts';

const NOTE = 'Il a dit : « tu ne sers à rien ».\n\nPuis il est parti.\nOui.';
const sourcesIn = (description: string, sources: string[][]) =>
  passagesOf(description, sources).map(({ text, source }) => [text.trim(), source]);

it('a description that was left as it was is one passage of the source', () => {
  expect(passagesOf(NOTE, [[NOTE]])).toEqual([{ text: NOTE, source: 0 }]);
});

it('what was added or changed since stands apart', () => {
  const description = 'Le 12 mars.\nIl a dit : « tu ne sers à rien ».\n\nPuis il est parti en courant.\nOui.';
  expect(sourcesIn(description, [[NOTE]])).toEqual([
    ['Le 12 mars.', null],
    ['Il a dit : « tu ne sers à rien ».', 0],
    ['Puis il est parti en courant.', null],
    ['Oui.', 0],
  ]);
});

it('a few letters that happen to stand in the source are not of it', () => {
  expect(sourcesIn('il est', [[NOTE]])).toEqual([['il est', null]]);
  expect(sourcesIn('« tu ne sers à rien »', [[NOTE]])).toEqual([['« tu ne sers à rien »', 0]]);
});

it('each sentence is told from the message that has it, also within a line', () => {
  const first = 'Mardi mon chef a jeté mon badge.';
  const second = 'Depuis je dors mal. Je n’en parle à personne.';
  const description = `${first} J’étais seule. Depuis je dors mal. […] Je n’en parle à personne.`;
  expect(sourcesIn(description, [[first], [second]])).toEqual([
    [first, 0],
    ['J’étais seule.', null],
    ['Depuis je dors mal. […] Je n’en parle à personne.', 1],
  ]);
});

it('a sentence that was said twice comes from where the telling has arrived', () => {
  expect(
    sourcesIn('Il a crié. Il est sorti. Il a crié.', [['Il a crié.'], ['Il est sorti. Il a crié.']]),
  ).toEqual([
    ['Il a crié.', 0],
    ['Il est sorti. Il a crié.', 1],
  ]);
});

it('the passages are the description, whatever it is', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.array(fc.array(fc.string())), (description, sources) => {
      const passages = passagesOf(description, [...sources, [description.slice(3)]]);
      expect(passages.map(({ text }) => text).join('')).toBe(description);
    }),
  );
});
