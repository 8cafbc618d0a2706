// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { expect, it } from 'vitest';
import type { Incident } from '#contract/incidents.ts';
import { loadTexts } from '#web/i18n/load-texts.ts';
import { IncidentRows } from './incident-rows.tsx';

const incident: Incident = {
  id: '01980000-0000-7000-8000-000000000001',
  title: 'La réunion',
  description: 'Il a crié.\nPuis il est parti.',
  type: 'harassment',
  priority: 'high',
  status: 'open',
  reference_number: 'INC-2026-0001',
  incident_date: '2026-11-18',
  incident_until: null,
  date_certainty: null,
  location: 'Salle 3',
  other_places: [],
  tags: ['réunion'],
  is_sensitive: false,
  is_anonymized: false,
  created_at: '2026-11-20T10:00:00.000Z',
  updated_at: '2026-11-20T10:00:00.000Z',
  version: 1,
  persons: [],
  evidence: [],
  origin: null,
  incident_time: null,
  time_until: null,
  time_certainty: null,
  from_entry: null,
  unstated: [],
};

it('the rows stand in the order of the spec, the description last and with its lines', async () => {
  await loadTexts(['incidents', 'common']);
  await act(async () => {
    render(
      <Suspense>
        <IncidentRows incident={incident} />
      </Suspense>,
    );
  });
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    'Type d’incident',
    'Priorité',
    'Statut',
    'Date de l’incident',
    'Lieu',
    'Mots-clés',
    'Description',
  ]);
  const description = screen.getByText(/Il a crié/);
  expect(description.textContent).toBe(incident.description);
  expect(description.className).toContain('whitespace-pre-wrap');
});
