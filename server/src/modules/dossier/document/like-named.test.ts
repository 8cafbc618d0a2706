import { expect, it } from 'vitest';
import type { KnownName } from '../../incidents/index.ts';
import { likeNamedPersons } from './like-named.ts';

const known = (id: string, full_name: string, some: Partial<KnownName> = {}): KnownName => ({
  id,
  incident_id: 'inside',
  person_key: `key-${id}`,
  created_at: '2026-03-12T10:00:00.000Z',
  full_name,
  former_names: [],
  is_anonymized: false,
  ...some,
});
const asked = (...persons: KnownName[]) =>
  likeNamedPersons(persons, new Set(['inside', 'other'])).map(({ person_ids }) => person_ids);

it('persons who have one name, however it is written, are asked about where no link makes them one', () => {
  const marc = known('1', 'Marc Dupont');
  expect(asked(marc, known('2', 'M. Marc DUPONT', { incident_id: 'other' }))).toEqual([['1', '2']]);
  expect(asked(marc, known('2', 'Marc Dupont', { person_key: marc.person_key }))).toEqual([]);
  expect(asked(marc, known('2', 'Paul Dupont'))).toEqual([]);
  expect(asked(marc, known('2', 'Paul', { former_names: ['Marc Dupont'] }))).toEqual([]);
});

it('nobody is asked about who is outside, shown as Anonyme, or called by what they are', () => {
  const marc = known('1', 'Marc Dupont');
  expect(asked(marc, known('2', 'Marc Dupont', { incident_id: 'outside' }))).toEqual([]);
  expect(asked(marc, known('2', 'Marc Dupont', { is_anonymized: true }))).toEqual([]);
  expect(asked(known('1', 'la responsable RH'), known('2', 'la responsable RH'))).toEqual([]);
  expect(asked(known('1', 'Personne A'), known('2', 'Personne A', { incident_id: 'other' }))).toEqual([]);
});
