import { describe, expect, it } from 'vitest';
import { combine, differencesOf, mergeValues } from './incident-merge.ts';
import { emptyValues } from './incident-values.ts';

const BASE = { ...emptyValues('2026-11-21'), title: 'Réunion', description: 'Avant' };

describe('two versions of one incident', () => {
  it('are told apart by who changed what', () => {
    const mine = { ...BASE, title: 'Ma réunion', description: 'Ici', location: 'Quai' };
    const theirs = {
      ...BASE,
      title: 'Sa réunion',
      description: 'Avant',
      status: 'closed' as const,
      location: 'Quai',
    };
    expect(differencesOf(BASE, mine, theirs)).toEqual([
      { field: 'title', changedBy: 'both' },
      { field: 'status', changedBy: 'elsewhere' },
      { field: 'description', changedBy: 'me' },
    ]);
  });

  it('leave everything to the person when it is not known where they began', () => {
    const theirs = { ...BASE, title: 'Autre' };
    expect(differencesOf(null, BASE, theirs)).toEqual([{ field: 'title', changedBy: 'both' }]);
  });

  it('merge without touching what was typed here', () => {
    const mine = { ...BASE, description: 'Ici' };
    const theirs = { ...BASE, description: 'Là-bas', status: 'resolved' as const };
    expect(mergeValues(BASE, mine, theirs)).toEqual({ ...BASE, description: 'Ici', status: 'resolved' });
  });

  it('can stand one after the other in the description, and together in the tags', () => {
    const mine = { ...BASE, description: 'Ici', tags: ['a', 'b'] };
    const theirs = { ...BASE, description: 'Là-bas', tags: ['b', 'c'] };
    expect(combine('description', mine, theirs)).toEqual({ description: 'Ici\n\nLà-bas' });
    expect(combine('tags', mine, theirs)).toEqual({ tags: ['a', 'b', 'c'] });
    expect(combine('title', mine, theirs)).toBeNull();
  });
});
