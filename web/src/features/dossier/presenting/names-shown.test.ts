import { expect, it } from 'vitest';
import type { DossierDocument, DossierRecord } from '#verifier/dossier/format.ts';
import { namesShown } from './names-shown.ts';

const person = (id: string, full_name: string): DossierRecord => ({
  entity: 'incident_person',
  id,
  within: 'i',
  first: { sequence: 1, recorded_at: '2026-03-12T18:00:00.000Z' },
  last: { sequence: 1, recorded_at: '2026-03-12T18:00:00.000Z' },
  versions: 1,
  recorded: null,
  withheld: 'names',
  shown: { full_name, part: null, role: '', notes: '' },
});
const document = (...records: DossierRecord[]): Pick<DossierDocument, 'records'> => ({ records });

it('each name stands once with what takes its place; two persons of one name stay two', () => {
  const whole = document(person('a', 'Marc'), person('b', 'Marc'), person('c', 'Marc'), person('d', 'Zoé'));
  const chosen = document(person('a', 'Personne A'), person('b', 'Personne A'), person('c', 'Personne B'));
  expect(namesShown(whole, chosen)).toEqual([
    { name: 'Marc', shown: 'Personne A' },
    { name: 'Marc', shown: 'Personne B' },
  ]);
});
