// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { type ReactNode, Suspense } from 'react';
import { expect, it } from 'vitest';
import { loadTexts } from '#web/i18n/load-texts.ts';
import { useFieldTexts, type VersionEvent } from './use-field-texts.ts';

type IncidentEvent = Extract<VersionEvent, { kind: 'incident' }>;

const MADE = {
  title: 'La réunion',
  description: 'Il a crié.',
  type: 'security',
  priority: 'medium',
  status: 'open',
  incident_date: null,
  incident_time: null,
  time_until: null,
  time_certainty: null,
  incident_until: null,
  date_certainty: null,
  location: null,
  other_places: [],
  tags: [],
  is_sensitive: false,
  is_anonymized: false,
  unstated: ['type', 'priority'],
} as unknown as IncidentEvent['record'];

const event = (record: IncidentEvent['record'], before: IncidentEvent['before']): VersionEvent =>
  ({ kind: 'incident', version: 1, record, before }) as VersionEvent;

const fieldTexts = async () => {
  await loadTexts(['incidents', 'persons', 'exhibits', 'incidentHistory']);
  const wrapper = ({ children }: { children: ReactNode }) => <Suspense>{children}</Suspense>;
  return await act(async () => renderHook(() => useFieldTexts(), { wrapper }).result);
};

it('a type and a priority that nobody stated say so themselves, and are told in no other line', async () => {
  const { current: texts } = await fieldTexts();
  const said = texts.saidIn(event(MADE, null)).map(({ field, text }) => [field, text]);
  expect(said).toContainEqual(['type', 'Non spécifié']);
  expect(said).toContainEqual(['priority', 'Non spécifié']);
  expect(said.map(([field]) => field)).not.toContain('unstated');
});

it('a default that is chosen as it stood is a change from what was not stated', async () => {
  const { current: texts } = await fieldTexts();
  const changed = texts.changedIn(event({ ...MADE, unstated: ['priority'] }, MADE)) ?? [];
  expect(changed.map(({ before, after }) => [after.field, before.text, after.text])).toEqual([
    ['type', 'Non spécifié', 'Sécurité'],
  ]);
});
