import { expect, it } from 'vitest';
import type { IncidentSummary } from '#contract/incidents.ts';
import { matchingIncidents } from './matching-incidents.ts';

const incident = (title: string, changes: Partial<IncidentSummary> = {}): IncidentSummary => ({
  id: title,
  title,
  type: 'other',
  priority: 'medium',
  status: 'open',
  reference_number: 'INC-2026-0001',
  incident_date: null,
  incident_until: null,
  date_certainty: null,
  location: null,
  tags: [],
  unstated: [],
  is_sensitive: false,
  excerpt: '',
  is_anonymized: false,
  created_at: '2026-03-12T12:00:00.000Z',
  updated_at: '2026-03-12T12:00:00.000Z',
  version: 1,
  ...changes,
});

const ALL = [
  incident('Réunion d’équipe'),
  incident('Remarque', { location: 'Salle de réunion', tags: ['équipe'] }),
  incident('Mail', { reference_number: 'INC-2026-0012' }),
];
const found = (typed: string) => matchingIncidents(ALL, typed).map(({ title }) => title);

it('every word has to be somewhere, whatever its accents and case', () => {
  expect(found('reunion EQUIPE')).toEqual(['Réunion d’équipe', 'Remarque']);
  expect(found('0012')).toEqual(['Mail']);
  expect(found('reunion mail')).toEqual([]);
});

it('ligatures and forms of apostrophes make no difference either, as in the search', () => {
  const incidents = [incident('Mise à l’écart de l’œuvre')];
  const matches = (typed: string) => matchingIncidents(incidents, typed).length > 0;
  expect(matches("l'oeuvre")).toBe(true);
  expect(matches('l’OEUVRE')).toBe(true);
  expect(matches("l'ouvre")).toBe(false);
});

it('nothing typed leaves all of them', () => {
  expect(found('  ')).toHaveLength(3);
});
