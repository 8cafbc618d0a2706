import { describe, expect, it } from 'vitest';
import { differingFields } from '#web/editing/edited-kind.ts';
import { emptyValues, INCIDENT_FIELDS, inputOf, patchBetween, valuesOf } from './incident-values.ts';

const EMPTY = emptyValues('2026-11-21');

describe('a new incident', () => {
  it('is of type security, priority medium, open and of today', () => {
    expect(EMPTY).toMatchObject({
      type: 'security',
      priority: 'medium',
      status: 'open',
      incident_date: '2026-11-21',
      tags: [],
      is_sensitive: false,
    });
  });

  it('is sent without a status, with its place or null', () => {
    const input = inputOf('0198f000-0000-7000-8000-000000000000', {
      ...EMPTY,
      title: ' Réunion ',
      location: '  ',
    });
    expect(input).not.toHaveProperty('status');
    expect(input).toMatchObject({ title: 'Réunion', location: null });
  });

  it('keeps the description as it was typed, spaces and lines included', () => {
    const description = '  « Tu es nulle »\n\n  a-t-il dit.  ';
    expect(inputOf('id', { ...EMPTY, description }).description).toBe(description);
  });
});

describe('patchBetween', () => {
  it('is empty when nothing differs', () => {
    expect(patchBetween(EMPTY, { ...EMPTY })).toEqual({});
  });

  it('names only the fields that differ', () => {
    const edited = { ...EMPTY, status: 'resolved', tags: ['réunion'] } as const;
    expect(patchBetween(EMPTY, { ...edited, tags: [...edited.tags] })).toEqual({
      status: 'resolved',
      tags: ['réunion'],
    });
  });

  it('takes an emptied place away, and sees no change in spaces around one', () => {
    const stored = { ...EMPTY, location: 'Bureau 4' };
    expect(patchBetween(stored, { ...stored, location: ' ' })).toEqual({ location: null });
    expect(patchBetween(stored, { ...stored, location: ' Bureau 4 ' })).toEqual({});
  });

  it('takes a date away', () => {
    expect(patchBetween(EMPTY, { ...EMPTY, incident_date: null })).toEqual({ incident_date: null });
  });
});

describe('differingFields', () => {
  it('follows the order of the form', () => {
    expect(differingFields(INCIDENT_FIELDS, EMPTY, { ...EMPTY, location: 'Quai', title: 'Autre' })).toEqual([
      'title',
      'location',
    ]);
  });

  it('reads a stored incident without a place as an empty field', () => {
    expect(differingFields(INCIDENT_FIELDS, EMPTY, valuesOf({ ...EMPTY, location: null }))).toEqual([]);
  });
});
