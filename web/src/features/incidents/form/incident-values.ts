import { settledWhen, WHEN_FIELDS } from '#contract/common/incident-when.ts';
import { isFilled } from '#contract/common/shapes.ts';
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
  | 'incident_until'
  | 'date_certainty'
  | 'time_until'
  | 'time_certainty'
  | 'location'
  | 'other_places'
  | 'tags'
  | 'is_sensitive'
  | 'unstated'
>;

/** Fields that have a default in the form. Today's date is one that no record keeps: a day that nobody stated is none. */
export const FORM_DEFAULTS = [...DEFAULTED_FIELDS, 'incident_date'] as const;
export type FormDefault = (typeof FORM_DEFAULTS)[number];

/** What the form holds: `location` is '', a day, an hour and how sure they are null when there is none. */
export type IncidentValues = Omit<WrittenFields, 'location' | 'unstated'> & {
  location: string;
  /** Defaults that the person has left alone. */
  unstated: FormDefault[];
};

/** The fields in the order of the form. */
export const INCIDENT_FIELDS = [
  'title',
  'type',
  'priority',
  'status',
  'description',
  ...WHEN_FIELDS,
  'location',
  'other_places',
  'tags',
  'is_sensitive',
  'unstated',
] as const satisfies readonly (keyof IncidentValues)[];
export type IncidentField = (typeof INCIDENT_FIELDS)[number];

/** A new incident's form (spec.md, 5): type security, priority medium, open, today; none of them stated so far. */
export const emptyValues = (today: string): IncidentValues => ({
  title: '',
  type: 'security',
  priority: 'medium',
  status: 'open',
  description: '',
  incident_date: today,
  incident_time: null,
  incident_until: null,
  date_certainty: null,
  time_until: null,
  time_certainty: null,
  location: '',
  other_places: [],
  tags: [],
  is_sensitive: false,
  unstated: [...FORM_DEFAULTS],
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
  incident_until: incident.incident_until,
  date_certainty: incident.date_certainty,
  time_until: incident.time_until,
  time_certainty: incident.time_certainty,
  location: incident.location ?? '',
  other_places: incident.other_places.map((place) => ({ ...place })),
  tags: [...incident.tags],
  is_sensitive: incident.is_sensitive,
  unstated: [...incident.unstated],
});

/** What is sent: places are trimmed, and none is null. The person's own words stay as they are. */
const asSent = (values: IncidentValues): WrittenFields => {
  const { unstated } = values;
  const isDated = !unstated.includes('incident_date');
  return {
    ...values,
    title: values.title.trim(),
    ...settledWhen(isDated ? values : { ...values, incident_date: null }),
    location: values.location.trim() === '' ? null : values.location.trim(),
    other_places: values.other_places
      .map(({ place, what }) => ({ place: place.trim(), what: what.trim() }))
      .filter(({ place }) => isFilled(place)),
    unstated: DEFAULTED_FIELDS.filter((field) => unstated.includes(field)),
  };
};

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
  const differing = differingFields(INCIDENT_FIELDS, stored, valuesOf(sent));
  // They say one thing together.
  const isWhen = (field: IncidentField) => WHEN_FIELDS.some((one) => one === field);
  const hasMoved = differing.some(isWhen);
  const fields = INCIDENT_FIELDS.filter((field) => differing.includes(field) || (hasMoved && isWhen(field)));
  return Object.fromEntries(fields.map((field) => [field, sent[field]]));
};
