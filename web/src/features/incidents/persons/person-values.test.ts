import { describe, expect, it } from 'vitest';
import { emptyPerson, type PersonValues, personInputOf, personPatchBetween } from './person-values.ts';

const ID = '01980000-0000-7000-8000-000000000001';
const KEY = '01980000-0000-7000-8000-000000000002';
const stored: PersonValues = { ...emptyPerson(), full_name: 'Marc', person_key: KEY, role: 'chef' };

describe('what is sent of a person', () => {
  it('names no key for somebody who is in no other incident', () => {
    const input = personInputOf(ID, { ...emptyPerson(), full_name: ' Marc ', notes: ' Parti. ' });
    expect(input).toEqual({
      id: ID,
      full_name: 'Marc',
      is_anonymized: false,
      part: null,
      role: '',
      notes: ' Parti. ',
    });
    expect(personInputOf(ID, { ...emptyPerson(), full_name: 'Marc', person_key: KEY }).person_key).toBe(KEY);
  });

  it('is only what an edit changed', () => {
    expect(personPatchBetween(stored, stored)).toEqual({});
    expect(personPatchBetween(stored, { ...stored, role: 'chef ' })).toEqual({});
    expect(personPatchBetween(stored, { ...stored, part: 'author', person_key: ID })).toEqual({
      part: 'author',
      person_key: ID,
    });
  });

  it('takes no key away: what was typed as new, and is stored since, has one', () => {
    expect(personPatchBetween(stored, { ...stored, person_key: null, notes: 'Après' })).toEqual({
      notes: 'Après',
    });
  });
});
