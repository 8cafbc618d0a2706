import { describe, expect, it } from 'vitest';
import { draftOf } from './draft-content.ts';
import { startEdit, startNew, storedOf } from './editor-start.ts';
import { EMPTY_NOTE as EMPTY, NOTE, noteOf } from './note.fixture.ts';

const STORED = noteOf({ title: 'Réunion', text: 'Avant' });
const stored = storedOf(NOTE, STORED);
const typed = { ...stored.values, text: 'Tapé ici' };
const draft = draftOf(NOTE.fields, typed, stored, EMPTY);

describe('an edit that is taken up again', () => {
  it('begins with what is stored when nothing was typed', () => {
    expect(startEdit(NOTE, STORED, null)).toMatchObject({ values: stored.values, isRestored: false });
  });

  it('shows what was typed', () => {
    expect(startEdit(NOTE, STORED, draft)).toMatchObject({ values: typed, conflict: null, isRestored: true });
  });

  it('takes over what changed elsewhere in other fields', () => {
    const start = startEdit(NOTE, { ...STORED, version: 2, status: 'closed' }, draft);
    expect(start.values).toEqual({ ...typed, status: 'closed' });
    expect(start.conflict).toBeNull();
    expect(start.stored?.version).toBe(2);
  });

  it('offers both texts when the same field changed elsewhere', () => {
    const start = startEdit(NOTE, { ...STORED, version: 2, text: 'Tapé là-bas' }, draft);
    expect(start.values.text).toBe('Tapé ici');
    expect(start.conflict?.mine.text).toBe('Tapé ici');
    expect(start.conflict?.theirs.text).toBe('Tapé là-bas');
  });

  it('still knows the words that a conflict had put aside', () => {
    const record = { ...STORED, version: 2, text: 'Tapé là-bas' };
    const moved = storedOf(NOTE, record);
    const withAside = draftOf(NOTE.fields, moved.values, moved, EMPTY, { text: 'Tapé ici' });
    const start = startEdit(NOTE, record, withAside);
    expect(start.values.text).toBe('Tapé là-bas');
    expect(start.conflict?.mine.text).toBe('Tapé ici');
    expect(start.conflict?.base).toBeNull();
  });

  it('says nothing of a draft that is already stored', () => {
    const start = startEdit(NOTE, { ...STORED, version: 2, text: 'Tapé ici' }, draft);
    expect(start).toMatchObject({ conflict: null, isRestored: false });
  });
});

it('a new record that is taken up again keeps what it was begun with, whatever a new one begins with now', () => {
  const begun = draftOf(NOTE.fields, { ...EMPTY, title: 'Réunion' }, null, EMPTY);
  const start = startNew('its-id', { ...EMPTY, place: 'Atelier' }, begun);
  expect(start).toMatchObject({ id: 'its-id', stored: null, isRestored: true });
  expect(start.values).toEqual({ ...EMPTY, title: 'Réunion' });
});
