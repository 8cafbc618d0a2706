import { describe, expect, it } from 'vitest';
import { differingFields } from '#web/editing/edited-kind.ts';
import { emptyValues, INCIDENT_FIELDS, inputOf, patchBetween, valuesOf } from './incident-values.ts';

const EMPTY = emptyValues('2026-11-21');
/** Of a record: everything in it is stated. */
const STORED = { ...EMPTY, unstated: [] };

describe('a new incident', () => {
  it('is of type security, priority medium, open and of today', () => {
    expect(EMPTY).toMatchObject({
      type: 'security',
      priority: 'medium',
      status: 'open',
      incident_date: '2026-11-21',
      tags: [],
      is_sensitive: false,
      unstated: ['type', 'priority', 'incident_date'],
    });
  });

  it('has no day in its record where today’s was left alone, and keeps type and priority as not stated', () => {
    const written = { ...EMPTY, title: 'Réunion', description: 'Il a crié.' };
    expect(inputOf('id', written)).toMatchObject({
      type: 'security',
      priority: 'medium',
      incident_date: null,
      unstated: ['type', 'priority'],
    });
    expect(inputOf('id', { ...written, unstated: ['type'] })).toMatchObject({
      incident_date: '2026-11-21',
      unstated: ['type'],
    });
  });

  it('is sent without what contradicts how sure the day is, and without empty places', () => {
    const stated = { ...EMPTY, unstated: [], incident_until: '2026-11-21', incident_time: '09:00' };
    expect(inputOf('id', { ...stated, date_certainty: 'unknown' })).toMatchObject({
      incident_date: null,
      incident_time: null,
      incident_until: null,
      date_certainty: 'unknown',
    });
    const places = [
      { place: ' L’accueil ', what: ' où je l’ai raconté' },
      { place: ' ', what: '' },
    ];
    expect(inputOf('id', { ...stated, date_certainty: 'exact', other_places: places })).toMatchObject({
      incident_until: null,
      other_places: [{ place: 'L’accueil', what: 'où je l’ai raconté' }],
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
    expect(patchBetween(STORED, { ...STORED })).toEqual({});
  });

  it('names only the fields that differ', () => {
    const edited = { ...STORED, status: 'resolved', tags: ['réunion'] } as const;
    expect(patchBetween(STORED, { ...edited, tags: [...edited.tags] })).toEqual({
      status: 'resolved',
      tags: ['réunion'],
    });
  });

  it('takes an emptied place away, and sees no change in spaces around one', () => {
    const stored = { ...STORED, location: 'Bureau 4' };
    expect(patchBetween(stored, { ...stored, location: ' ' })).toEqual({ location: null });
    expect(patchBetween(stored, { ...stored, location: ' Bureau 4 ' })).toEqual({});
  });

  it('says all of when it happened as soon as a part of it changes', () => {
    expect(patchBetween(STORED, { ...STORED, incident_date: null })).toEqual({
      incident_date: null,
      incident_time: null,
      incident_until: null,
      date_certainty: null,
      time_until: null,
      time_certainty: null,
    });
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
    expect(differingFields(INCIDENT_FIELDS, STORED, valuesOf({ ...STORED, location: null }))).toEqual([]);
  });
});
