import { expect, it } from 'vitest';
import type { ShownIncident } from '#verifier/dossier/format.ts';
import { dossierTimes } from './dossier-times.ts';

const INCIDENT: ShownIncident = {
  reference_number: 'INC-2026-0001',
  title: 'Réunion',
  description: 'Il a crié.',
  type: 'bullying',
  priority: 'medium',
  unstated: [],
  status: 'open',
  incident_date: '2026-03-12',
  incident_time: '14:30',
  incident_until: null,
  date_certainty: 'exact',
  location: null,
  other_places: [],
  is_sensitive: false,
  account: [],
};

it.each([
  [{}, 'le 12 mars 2026 à 14 h 30', 'on 12 March 2026 at 14:30'],
  [{ time_certainty: 'approximate' }, 'le 12 mars 2026 vers 14 h 30', 'on 12 March 2026 about 14:30'],
  [{ date_certainty: 'approximate' }, 'vers le 12 mars 2026 vers 14 h 30', 'about 12 March 2026 about 14:30'],
  [
    { date_certainty: 'approximate', time_certainty: 'exact' },
    'vers le 12 mars 2026 à 14 h 30',
    'about 12 March 2026 at 14:30',
  ],
  [
    { time_certainty: 'period', time_until: '16:00' },
    'le 12 mars 2026, entre 14 h 30 et 16 h',
    'on 12 March 2026, between 14:30 and 16:00',
  ],
  [{ time_certainty: 'period' }, 'le 12 mars 2026, à partir de 14 h 30', 'on 12 March 2026, from 14:30 on'],
  [
    { incident_time: null, time_certainty: 'unknown' },
    'le 12 mars 2026, à une heure que la personne ne connaît pas',
    'on 12 March 2026, at a time that the person does not know',
  ],
])('says the hour as surely as the person does: %o', (changes, fr, en) => {
  expect(
    dossierTimes('fr')
      .happened({ ...INCIDENT, ...changes })
      .replaceAll('\u202f', ' '),
  ).toBe(fr);
  expect(dossierTimes('en').happened({ ...INCIDENT, ...changes })).toBe(en);
});
