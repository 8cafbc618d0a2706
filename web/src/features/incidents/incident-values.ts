import type { EntrySource } from '#contract/evidence.ts';
import {
  DEFAULTED_FIELDS,
  type Incident,
  type IncidentInput,
  type IncidentPatch,
} from '#contract/incidents.ts';
import { differingFields } from '#web/editing/edited-kind.ts';

/** The fields of an incident that a person writes. */
type WrittenFields = Pick<
  Incident,
  | 'title'
  | 'type'
  | 'priority'
  | 'status'
  | 'description'
  | 'incident_date'
  | 'incident_time'
  | 'location'
  | 'tags'
  | 'is_sensitive'
  | 'unstated'
>;

/** What the form holds: `location` is '', `incident_date` and `incident_time` null when there is none. */
export type IncidentValues = Omit<WrittenFields, 'location'> & { location: string };

/** The fields in the order of the form. */
export const INCIDENT_FIELDS = [
  'title',
  'type',
  'priority',
  'status',
  'description',
  'incident_date',
  'incident_time',
  'location',
  'tags',
  'is_sensitive',
  'unstated',
] as const satisfies readonly (keyof IncidentValues)[];
export type IncidentField = (typeof INCIDENT_FIELDS)[number];

/** A new incident's form (spec.md, 5): type security, priority medium, open, today. */
export const emptyValues = (today: string): IncidentValues => ({
  title: '',
  type: 'security',
  priority: 'medium',
  status: 'open',
  description: '',
  incident_date: today,
  incident_time: null,
  location: '',
  tags: [],
  is_sensitive: false,
  unstated: [],
});

/** The form of a stored incident. */
export const valuesOf = (incident: WrittenFields): IncidentValues => ({
  title: incident.title,
  type: incident.type,
  priority: incident.priority,
  status: incident.status,
  description: incident.description,
  incident_date: incident.incident_date,
  incident_time: incident.incident_time,
  location: incident.location ?? '',
  tags: [...incident.tags],
  is_sensitive: incident.is_sensitive,
  unstated: [...incident.unstated],
});

/** What is sent: the place is trimmed, and none is null. The person's own words stay as they are. */
const asSent = (values: IncidentValues): WrittenFields => ({
  ...values,
  title: values.title.trim(),
  location: values.location.trim() === '' ? null : values.location.trim(),
});

/** The request that creates the incident; it starts as open, so that no status is sent. */
export const inputOf = (id: string, values: IncidentValues): IncidentInput => {
  const { status: _status, ...fields } = asSent(values);
  return { id, ...fields };
};

/** What the form of an incident made of an entry of the journal begins with: nothing that the entry does not say is stated. */
export const valuesFromEntry = ({
  title,
  content,
  happened_on,
  happened_at,
}: Pick<EntrySource, 'title' | 'content' | 'happened_on' | 'happened_at'>): IncidentValues => ({
  ...emptyValues(''),
  title,
  description: content,
  incident_date: happened_on,
  incident_time: happened_at,
  unstated: [...DEFAULTED_FIELDS],
});

/** What an edit changes; empty when nothing differs from what is stored. */
export const patchBetween = (stored: IncidentValues, edited: IncidentValues): IncidentPatch => {
  const sent = asSent(edited);
  const fields = differingFields(INCIDENT_FIELDS, stored, valuesOf(sent));
  return Object.fromEntries(fields.map((field) => [field, sent[field]]));
};
