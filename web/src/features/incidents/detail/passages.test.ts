import { expect, it } from 'vitest';
import { passagesOf } from './passages.ts';

const NOTE = 'Il a dit : « tu ne sers à rien ».\n\nPuis il est parti.\nOui.';

it('a description that was left as it was is one passage of the source', () => {
  expect(passagesOf(NOTE, NOTE)).toEqual([{ text: NOTE, isSourced: true }]);
});

it('what was added or changed since stands apart, and nothing is lost', () => {
  const description = 'Le 12 mars.\nIl a dit : « tu ne sers à rien ».\n\nPuis il est parti en courant.\nOui.';
  const passages = passagesOf(description, NOTE);
  expect(passages.map(({ isSourced }) => isSourced)).toEqual([false, true, false, true]);
  expect(passages.map(({ text }) => text).join('\n')).toBe(description);
});

it('a few letters that happen to stand in the source are not of it', () => {
  expect(passagesOf('il est', NOTE)).toEqual([{ text: 'il est', isSourced: false }]);
  expect(passagesOf('« tu ne sers à rien »', NOTE)).toEqual([
    { text: '« tu ne sers à rien »', isSourced: true },
  ]);
});
