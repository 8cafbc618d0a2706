import { expect, it } from 'vitest';
import type { Evidence } from '#contract/evidence.ts';
import type { Person } from '#contract/persons.ts';
import { entryTexts, incidentTexts } from './record-texts.ts';

const AT = '2026-03-12T18:00:00.000Z';
const exhibit = (id: string): Evidence => ({
  id,
  incident_id: 'i',
  number: 3,
  title: 'Un mail',
  description: '',
  source: 'Ma boîte',
  type: 'email',
  dated_on: null,
  files: [],
  file_path: null,
  from_entry: null,
  from_message: null,
  created_at: AT,
  updated_at: AT,
  version: 4,
});
const marc: Person = {
  id: 'p',
  incident_id: 'i',
  person_key: 'k',
  full_name: 'Marc',
  is_anonymized: false,
  part: null,
  role: 'Chef',
  notes: '',
  position: 1,
  also_in: 0,
  created_at: AT,
  updated_at: AT,
  version: 2,
};

it('are those of the incident, its persons and the exhibits that go in, each of its version; empty ones are left out', () => {
  const records = incidentTexts(
    {
      id: 'i',
      version: 7,
      title: 'La réunion',
      description: 'Il a crié.',
      location: null,
      other_places: [
        { place: 'Bureau', what: '' },
        { place: 'Cantine', what: 'Il l’a redit' },
      ],
      persons: [marc],
      evidence: [exhibit('in'), exhibit('out')],
    },
    ['out'],
  );
  expect(
    records.map(({ id, version, person, exhibit: number, texts }) => [
      id,
      version,
      person ?? number,
      texts.map(({ place, text }) => [place.entity, place.field, text]),
    ]),
  ).toEqual([
    [
      'i',
      7,
      null,
      [
        ['incident', 'title', 'La réunion'],
        ['incident', 'description', 'Il a crié.'],
        ['incident', 'other_places.0.place', 'Bureau'],
        ['incident', 'other_places.1.place', 'Cantine'],
        ['incident', 'other_places.1.what', 'Il l’a redit'],
      ],
    ],
    ['p', 2, 'Marc', [['incident_person', 'role', 'Chef']]],
    [
      'in',
      4,
      3,
      [
        ['evidence', 'title', 'Un mail'],
        ['evidence', 'source', 'Ma boîte'],
      ],
    ],
  ]);
  expect(
    entryTexts({ id: 'e', version: 1, title: 'Note', content: 'Mots' })[0]?.texts.map(({ text }) => text),
  ).toEqual(['Note', 'Mots']);
});
