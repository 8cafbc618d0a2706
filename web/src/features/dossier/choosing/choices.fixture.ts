/** What the server answers of incidents and entries, for the tests of the wizard. */
import type { IncidentSummary } from '#contract/incidents.ts';
import type { TimelineItem } from '#contract/timeline.ts';

export const AT = '2026-03-12T18:00:00.000Z';
export const idOf = (last: number): string => `0198f000-0000-7000-8000-${String(last).padStart(12, '0')}`;

export const listedIncident = (last: number, is_sensitive = false): IncidentSummary => ({
  id: idOf(last),
  title: is_sensitive ? '' : `Incident ${last}`,
  excerpt: '',
  type: 'bullying',
  priority: 'high',
  status: 'open',
  reference_number: `INC-2026-${String(last).padStart(4, '0')}`,
  incident_date: null,
  incident_until: null,
  date_certainty: null,
  location: null,
  tags: [],
  unstated: [],
  is_sensitive,
  is_anonymized: false,
  created_at: AT,
  updated_at: AT,
  version: 1,
});

export const listedEntry = (last: number, is_private: boolean): TimelineItem => ({
  id: idOf(last),
  date: AT,
  happened_on: null,
  happened_at: null,
  title: `Entrée ${last}`,
  content: '',
  type: 'journal',
  data: { entry_type: 'note', mood: null, tags: [], is_private, version: 1, files: 0 },
});
