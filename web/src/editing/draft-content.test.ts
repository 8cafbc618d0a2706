import { describe, expect, it } from 'vitest';
import { draftOf, parseDraft, wordsOfDraft } from './draft-content.ts';
import { EMPTY_NOTE as EMPTY, NOTE } from './note.fixture.ts';

const { fields } = NOTE;

describe('the draft of a form', () => {
  it('is nothing while the form says nothing that is not stored', () => {
    expect(draftOf(fields, EMPTY, null, EMPTY)).toBeNull();
    expect(draftOf(fields, EMPTY, { version: 3, values: EMPTY }, EMPTY)).toBeNull();
  });

  it('of an edit holds only the fields that were changed', () => {
    const stored = { version: 3, values: EMPTY };
    expect(draftOf(fields, { ...EMPTY, title: 'Nouveau' }, stored, EMPTY)).toEqual({
      values: { title: 'Nouveau' },
      base: { version: 3, values: { title: '' } },
      aside: null,
    });
  });

  it('is kept for the words that a conflict put aside, when nothing else differs', () => {
    const stored = { version: 3, values: EMPTY };
    expect(draftOf(fields, EMPTY, stored, EMPTY, { text: 'Ici' })?.aside).toEqual({ text: 'Ici' });
  });

  it('survives being written and read', () => {
    const draft = draftOf(fields, { ...EMPTY, text: 'l’été «\u202fici\u202f»' }, null, EMPTY);
    expect(parseDraft(NOTE, JSON.parse(JSON.stringify(draft)))).toEqual(draft);
  });

  it('is refused when it is something else', () => {
    expect(parseDraft(NOTE, { values: { status: 'nonsense' }, base: null, aside: null })).toBeNull();
    expect(parseDraft(NOTE, 'text')).toBeNull();
  });
});

describe('the words of a draft whose record is gone', () => {
  it('are what was typed last, with what a conflict put aside where it is not in it', () => {
    const aside = { text: 'Ici.' };
    expect(wordsOfDraft(NOTE, { values: { title: 'Nouveau' }, aside })).toEqual({
      title: 'Nouveau',
      text: 'Ici.',
    });
    expect(wordsOfDraft(NOTE, { values: { text: 'Écrit après.' }, aside })).toEqual({
      text: 'Écrit après.\n\nIci.',
    });
    expect(wordsOfDraft(NOTE, { values: { text: 'Ici.\n\nAilleurs.' }, aside })).toEqual({
      text: 'Ici.\n\nAilleurs.',
    });
  });

  it('are what was typed last where two values cannot stand together', () => {
    expect(wordsOfDraft(NOTE, { values: { title: 'Après' }, aside: { title: 'Avant' } })).toEqual({
      title: 'Après',
    });
  });
});
