import { describe, expect, it } from 'vitest';
import type { Incident } from '#contract/incidents.ts';
import { draftOf } from '../draft/incident-draft.ts';
import { emptyValues } from '../values/incident-values.ts';
import { startEdit, startNew, storedOf } from './form-start.ts';

const EMPTY = emptyValues('2026-11-21');
const STORED: Incident = {
  ...EMPTY,
  id: '0198f000-0000-7000-8000-000000000000',
  title: 'Réunion',
  description: 'Avant',
  location: null,
  reference_number: 'INC-2026-0001',
  is_anonymized: false,
  created_at: '2026-11-21T10:00:00.000Z',
  updated_at: '2026-11-21T10:00:00.000Z',
  version: 1,
  persons: [],
  evidence: [],
  origin: null,
};
const typed = { ...storedOf(STORED).values, description: 'Tapé ici' };

describe('an edit that is taken up again', () => {
  it('begins with what is stored when nothing was typed', () => {
    expect(startEdit(STORED, null)).toMatchObject({ values: storedOf(STORED).values, isRestored: false });
  });

  it('shows what was typed', () => {
    const start = startEdit(STORED, draftOf(STORED.id, typed, storedOf(STORED), EMPTY));
    expect(start).toMatchObject({ values: typed, conflict: null, isRestored: true });
  });

  it('takes over what changed elsewhere in other fields', () => {
    const draft = draftOf(STORED.id, typed, storedOf(STORED), EMPTY);
    const start = startEdit({ ...STORED, version: 2, status: 'resolved' }, draft);
    expect(start.values).toEqual({ ...typed, status: 'resolved' });
    expect(start.conflict).toBeNull();
    expect(start.stored?.version).toBe(2);
  });

  it('offers both texts when the same field changed elsewhere', () => {
    const draft = draftOf(STORED.id, typed, storedOf(STORED), EMPTY);
    const start = startEdit({ ...STORED, version: 2, description: 'Tapé là-bas' }, draft);
    expect(start.values.description).toBe('Tapé ici');
    expect(start.conflict?.mine.description).toBe('Tapé ici');
    expect(start.conflict?.theirs.description).toBe('Tapé là-bas');
  });

  it('still knows the words that a conflict had put aside', () => {
    const stored = storedOf({ ...STORED, version: 2, description: 'Tapé là-bas' });
    const draft = draftOf(STORED.id, stored.values, stored, EMPTY, { description: 'Tapé ici' });
    const start = startEdit({ ...STORED, version: 2, description: 'Tapé là-bas' }, draft);
    expect(start.values.description).toBe('Tapé là-bas');
    expect(start.conflict?.mine.description).toBe('Tapé ici');
    expect(start.conflict?.base).toBeNull();
  });

  it('says nothing of a draft that is already stored', () => {
    const draft = draftOf(STORED.id, typed, storedOf(STORED), EMPTY);
    const start = startEdit({ ...STORED, version: 2, description: 'Tapé ici' }, draft);
    expect(start).toMatchObject({ conflict: null, isRestored: false });
  });
});

describe('a new incident that is taken up again', () => {
  it('keeps the id that it may already have been sent with, and the day it was begun', () => {
    const draft = draftOf(STORED.id, { ...EMPTY, title: 'Réunion' }, null, EMPTY);
    const start = startNew('another-slot', emptyValues('2026-11-22'), draft);
    expect(start).toMatchObject({ incidentId: STORED.id, stored: null, isRestored: true });
    expect(start.values.incident_date).toBe('2026-11-21');
  });
});
