import { expect, it } from 'vitest';
import type { SeenRecord, SentenceSource } from '#contract/syntheses.ts';
import { linkedSources } from './linked-sources.ts';

const person = (id: string): SentenceSource => ({ entity: 'incident_person', id, version: 1, passage: null });
const words = (start: number): SentenceSource => ({
  entity: 'incident',
  id: 'incident',
  version: 2,
  passage: { field: 'description', start, end: start + 5 },
});
const seen = new Map(
  ['marc', 'julie'].map((id): [string, SeenRecord] => [
    id,
    { entity: 'incident_person', id, version: 1, within: 'incident', name: '', is_sensitive: false },
  ]),
);

it('a sentence leads to each place once: to every passage, to each exhibit, and to the persons of an incident together', () => {
  const exhibit = (id: string, field: string): SentenceSource => ({
    entity: 'evidence',
    id,
    version: 1,
    passage: { field, start: 0, end: 3 },
  });
  const exhibits = [exhibit('mail', 'title'), exhibit('mail', 'description'), exhibit('photo', 'title')];
  const sources = [person('marc'), person('julie'), words(0), words(0), words(9), ...exhibits];
  expect(linkedSources(sources, seen).map(({ source }) => source)).toEqual([
    person('marc'),
    words(0),
    words(9),
    exhibit('mail', 'title'),
    exhibit('photo', 'title'),
  ]);
});
