/** Records as they are read, with what most of them have. */
import type { ToldExhibit, ToldIncident, ToldPerson } from '../../incidents/index.ts';
import type { ToldEntry } from '../../journal/index.ts';
import { readTexts } from '../reading/read-texts.ts';
import type { Material } from './draft.ts';

let count = 0;
const idOf = (): string => {
  count += 1;
  return `018f0000-0000-7000-8000-${String(count).padStart(12, '0')}`;
};

export const somebody = (changes: Partial<ToldPerson> = {}): ToldPerson => ({
  id: idOf(),
  version: 1,
  created_at: '2026-03-12T10:00:00.000Z',
  updated_at: '2026-03-12T10:00:00.000Z',
  incident_id: idOf(),
  person_key: idOf(),
  position: 0,
  is_anonymized: false,
  full_name: 'Marc Dupont',
  part: 'author',
  role: '',
  notes: '',
  ...changes,
});

export const kept = (changes: Partial<ToldExhibit> = {}): ToldExhibit => ({
  id: idOf(),
  version: 1,
  created_at: '2026-03-12T10:00:00.000Z',
  updated_at: '2026-03-12T10:00:00.000Z',
  incident_id: idOf(),
  number: 1,
  type: 'email',
  title: 'Le mail du soir',
  description: '',
  source: '',
  dated_on: null,
  files: [],
  from_entry: null,
  from_message: null,
  ...changes,
});

export const happened = (changes: Partial<ToldIncident> = {}): ToldIncident => ({
  id: idOf(),
  version: 1,
  created_at: '2026-03-12T10:00:00.000Z',
  updated_at: '2026-03-12T10:00:00.000Z',
  type: 'other',
  priority: 'medium',
  status: 'open',
  reference_number: 'INC-2026-0001',
  incident_date: '2026-03-03',
  is_sensitive: false,
  is_anonymized: false,
  incident_until: null,
  date_certainty: 'exact',
  title: 'Remarque',
  description: 'Il a crié sur moi devant tout le monde.',
  location: null,
  other_places: [],
  tags: [],
  origin: null,
  incident_time: null,
  time_until: null,
  time_certainty: null,
  from_entry: null,
  unstated: [],
  persons: [],
  exhibits: [],
  hasExhibit: false,
  ...changes,
});

export const noted = (changes: Partial<ToldEntry> = {}): ToldEntry => ({
  id: idOf(),
  version: 1,
  created_at: '2026-03-12T10:00:00.000Z',
  updated_at: '2026-03-12T10:00:00.000Z',
  entry_type: 'note',
  is_private: true,
  happened_on: null,
  happened_at: null,
  title: 'Note',
  content: 'Il a encore parlé à ma place.',
  tags: [],
  mood: null,
  written_at: null,
  files: [],
  ...changes,
});

/** The records with what they tell. */
export const materialOf = (
  incidents: readonly ToldIncident[],
  entries: readonly ToldEntry[] = [],
): Material => {
  const read = (text: string, at: string) =>
    readTexts({ texts: [{ text, at }], timeZone: 'Europe/Paris' })[0] ?? null;
  return {
    incidents: incidents.map((incident) => ({
      incident,
      read: read(incident.description, incident.created_at),
    })),
    entries: entries.map((entry) => ({ entry, read: read(entry.content, entry.created_at) })),
  };
};
