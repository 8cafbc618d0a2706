import { describe, expect, it } from 'vitest';
import { EMPTY_NOTE, NOTE } from './note.fixture.ts';
import { asideOf, differencesOf, mergeVersions, together } from './two-versions.ts';

const BASE = { ...EMPTY_NOTE, title: 'Réunion', text: 'Avant' };
const { fields } = NOTE;

describe('two versions of one record', () => {
  it('are told apart by who changed what, in the order of the form', () => {
    const mine = { ...BASE, title: 'Ma réunion', text: 'Ici', place: 'Quai' };
    const theirs = { ...BASE, title: 'Sa réunion', status: 'closed' as const, place: 'Quai' };
    expect(differencesOf(fields, { base: BASE, mine, theirs })).toEqual([
      { field: 'title', changedBy: 'both' },
      { field: 'status', changedBy: 'elsewhere' },
      { field: 'text', changedBy: 'me' },
    ]);
  });

  it('leave everything to the person when it is not known where they began', () => {
    const theirs = { ...BASE, title: 'Autre' };
    expect(differencesOf(fields, { base: null, mine: BASE, theirs })).toEqual([
      { field: 'title', changedBy: 'both' },
    ]);
  });

  it('merge without touching what was typed here', () => {
    const mine = { ...BASE, text: 'Ici' };
    const theirs = { ...BASE, text: 'Là-bas', status: 'closed' as const };
    expect(mergeVersions(fields, { base: BASE, mine, theirs })).toEqual({
      ...BASE,
      text: 'Ici',
      status: 'closed',
    });
  });

  it('can stand together in the fields of which the kind says how', () => {
    const conflict = {
      base: BASE,
      mine: { ...BASE, text: 'Ici', tags: ['a'] },
      theirs: { ...BASE, text: 'Là-bas', tags: ['b'] },
    };
    expect(together(NOTE, 'text', conflict)?.text).toBe('Ici\n\nLà-bas');
    expect(together(NOTE, 'tags', conflict)?.tags).toEqual(['a', 'b']);
    expect(together(NOTE, 'title', conflict)).toBeNull();
  });

  it('put aside only what differs from the version stored elsewhere', () => {
    const mine = { ...BASE, text: 'Ici' };
    expect(asideOf(fields, { base: BASE, mine, theirs: BASE })).toEqual({ text: 'Ici' });
    expect(asideOf(fields, null)).toBeNull();
  });
});
