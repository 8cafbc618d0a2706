import { describe, expect, it } from 'vitest';
import { findPassage, passageIn, passageName, passageOf } from './passage.ts';

describe('a passage in an URL', () => {
  it('is read as it was written', () => {
    const passage = { field: 'description', start: 120, end: 145, version: 3 } as const;
    expect(passageOf(passageName(passage))).toEqual(passage);
    expect(passageIn('description.120.145.3')).toBe('description.120.145.3');
  });

  it.each([
    'notes.1.2.3',
    'description.5.5.1',
    'description.6.5.1',
    'description.a.b.1',
    'description.1.2',
    7,
    null,
  ])('is none in %s', (value) => {
    expect(passageOf(value)).toBeUndefined();
    expect(passageIn(value)).toBeUndefined();
  });
});

describe('a passage in the text of today', () => {
  const then = 'Il a crié. Puis il est parti.';
  it('stands where it stood, or where its words stand now, or nowhere', () => {
    expect(findPassage({ start: 11, end: 29 }, then, then)).toEqual({ state: 'there', start: 11, end: 29 });
    expect(findPassage({ start: 11, end: 29 }, then, 'Puis il est parti.')).toEqual({
      state: 'there',
      start: 0,
      end: 18,
    });
    expect(findPassage({ start: 0, end: 10 }, then, 'Il a hurlé.')).toEqual({
      state: 'gone',
      words: 'Il a crié.',
    });
    expect(findPassage({ start: 90, end: 99 }, then, then)).toEqual({ state: 'gone', words: '' });
  });
});
