import { expect, it } from 'vitest';
import { emptyEntry, entryInputOf, entryPatchBetween, withFiles } from './entry-values.ts';

const stored = { ...emptyEntry(), title: 'Réunion', content: 'Un mot.', files: ['a', 'b'] };

it('a new entry is a private note of which no day is guessed', () => {
  expect(emptyEntry()).toMatchObject({ entry_type: 'note', is_private: true, mood: null, happened_on: null });
});

it('only what differs is sent, and blanks around a title are no difference', () => {
  expect(entryPatchBetween(stored, { ...stored, title: ' Réunion ' })).toEqual({});
  expect(entryPatchBetween(stored, { ...stored, mood: 'negative', files: ['b'] })).toEqual({
    mood: 'negative',
    files: ['b'],
  });
});

it('the words of the content are sent as they are', () => {
  expect(entryInputOf('1', { ...stored, title: ' T ', content: ' a\n' })).toMatchObject({
    title: 'T',
    content: ' a\n',
  });
});

it('a file that is neither stored nor waiting any more is not named', () => {
  const values = { ...stored, files: ['a', 'gone'] };
  expect(withFiles(values, new Set(['a', 'b']), ['c', 'c']).files).toEqual(['a', 'c']);
});
