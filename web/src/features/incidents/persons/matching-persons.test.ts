import { describe, expect, it } from 'vitest';
import type { KnownPerson } from '#contract/persons.ts';
import { matchingPersons } from './matching-persons.ts';

const known = (full_name: string, ...incidents: string[]): KnownPerson => ({
  person_key: full_name,
  full_name,
  role: '',
  incidents: incidents.map((incident_id) => ({ incident_id, reference_number: incident_id, title: '' })),
});
const namesFor = (typed: string, ...persons: KnownPerson[]) =>
  matchingPersons(persons, typed, 'here').map(({ full_name }) => full_name);

describe('who is offered while a name is typed', () => {
  const zoe = known('Zoé Martin-Dubois', 'one');
  const marc = known('Marc Dupont', 'one', 'two');

  it('is found by the beginnings of words, without accents and case', () => {
    expect(namesFor('zoe', marc, zoe)).toEqual(['Zoé Martin-Dubois']);
    expect(namesFor('DUB z', marc, zoe)).toEqual(['Zoé Martin-Dubois']);
    expect(namesFor('mar', marc, zoe)).toEqual(['Marc Dupont', 'Zoé Martin-Dubois']);
    expect(namesFor('arc', marc, zoe)).toEqual([]);
  });

  it('is nobody before two letters, and nobody who is in this incident already', () => {
    expect(namesFor('m', marc)).toEqual([]);
    expect(namesFor('  - ', marc)).toEqual([]);
    expect(namesFor('marc', known('Marc', 'here', 'one'))).toEqual([]);
  });

  it('is one of five at most', () => {
    const many = Array.from({ length: 9 }, (_, index) => known(`Rose ${index}`, 'one'));
    expect(namesFor('rose', ...many)).toHaveLength(5);
  });
});
