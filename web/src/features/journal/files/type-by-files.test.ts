import { expect, it } from 'vitest';
import { typeAfterFiles } from './type-by-files.ts';

const OPENED = 100;
const memo = { id: 'memo', kind: 'voice', addedAt: 200 } as const;
const letter = { id: 'letter', kind: 'file', addedAt: 300 } as const;

it('a memo makes a voice memo, a file a document, and the type goes back when they are removed', () => {
  expect(typeAfterFiles('note', [], [memo], OPENED)).toBe('voice_memo');
  expect(typeAfterFiles('note', [], [letter], OPENED)).toBe('document');
  expect(typeAfterFiles('document', [letter], [letter, memo], OPENED)).toBe('voice_memo');
  expect(typeAfterFiles('voice_memo', [letter, memo], [letter], OPENED)).toBe('document');
  expect(typeAfterFiles('voice_memo', [memo], [], OPENED)).toBe('note');
});

it('a type that the person has chosen stays', () => {
  expect(typeAfterFiles('reflection', [], [memo], OPENED)).toBe('reflection');
  expect(typeAfterFiles('note', [memo], [memo, letter], OPENED)).toBe('note');
  expect(typeAfterFiles('note', [memo], [], OPENED)).toBe('note');
});

it('what was there before the form was opened changes nothing', () => {
  expect(typeAfterFiles('note', [], [{ ...memo, addedAt: 50 }], OPENED)).toBe('note');
});
