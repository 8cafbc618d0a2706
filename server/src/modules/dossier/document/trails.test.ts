import { describe, expect, it } from 'vitest';
import type { LedgerStep } from '../../../platform/ledger/ledger-reader.ts';
import { isAllShown } from './recorded-content.ts';
import { trailsOf } from './trails.ts';

const steps = (...actions: LedgerStep['action'][]): LedgerStep[] =>
  actions.map((action, at) => ({
    sequence: at + 1,
    recorded_at: `2026-03-12T10:00:0${at}.000Z`,
    entity: 'incident',
    entity_id: 'one',
    action,
  }));
const trail = (...actions: LedgerStep['action'][]) => {
  const found = trailsOf(steps(...actions)).get('one');
  return found && [found.first.sequence, found.last.sequence, found.versions];
};

describe('what the ledger tells of a record', () => {
  it('is its first version, its last, and how many there are', () => {
    expect(trail('create', 'update', 'update')).toEqual([1, 3, 3]);
  });

  it('goes on where a deletion was taken back, and begins anew where it was not', () => {
    expect(trail('create', 'update', 'delete', 'restore', 'update')).toEqual([1, 5, 3]);
    expect(trail('create', 'delete', 'create', 'update')).toEqual([3, 4, 2]);
  });

  it('is nothing where it has no version, and leaves other things aside', () => {
    expect(trail('create', 'delete')).toBeUndefined();
    const other = steps('create').map((step) => ({ ...step, entity: 'incident_person_order' }));
    expect(trailsOf(other).size).toBe(0);
  });
});

describe('what the ledger holds', () => {
  const shown = { title: 'Titre', files: ['a'] };

  it('is all shown where it says the same, nothing, or what the service needs', () => {
    expect(isAllShown({ title: 'Titre', files: ['a'], tags: [], mood: null, version: 3 }, shown)).toBe(true);
  });

  it('is not where it says more, or otherwise', () => {
    expect(isAllShown({ title: 'Titre', mood: 'neutral' }, shown)).toBe(false);
    expect(isAllShown({ title: 'Autre' }, shown)).toBe(false);
    expect(isAllShown({ title: 'Titre', files: ['a', 'b'] }, shown)).toBe(false);
    expect(isAllShown(null, shown)).toBe(false);
  });
});
