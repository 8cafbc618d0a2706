import * as z from 'zod/mini';
import { certainty, detailKind } from './common/details.ts';
import { type DateCertainty, dateCertainty, isInOrder } from './common/incident-when.ts';
import { incidentOrder, incidentStatus, incidentType, priority } from './common/kinds.ts';
import {
  INCIDENT_DESCRIPTION_MAX_CHARACTERS,
  INCIDENT_LOCATION_MAX_CHARACTERS,
  INCIDENT_PLACE_NOTE_MAX_CHARACTERS,
  INCIDENT_PLACES_MAX_COUNT,
  INCIDENT_TITLE_MAX_CHARACTERS,
} from './common/limits.ts';
import {
  day,
  factDay,
  filledText,
  historyPageOf,
  id,
  instant,
  pageOf,
  pageQuery,
  period,
  tags,
  text,
  timeOfDay,
} from './common/shapes.ts';
import { entryPresence, entrySource, evidence } from './evidence.ts';
import { person } from './persons.ts';

export {
  FORM_INCIDENT_TYPES,
  INCIDENT_ORDERS,
  INCIDENT_STATUSES,
  INCIDENT_TYPES,
  type IncidentOrder,
  type IncidentStatus,
  type IncidentType,
  incidentOrder,
  incidentStatus,
  incidentType,
} from './common/kinds.ts';

/** The statuses that the edit form offers (spec.md, 4). */
export const FORM_INCIDENT_STATUSES = ['open', 'in_progress', 'resolved', 'closed'] as const;

/** What the counter 'En cours' counts (design.md, 9). */
export const RUNNING_STATUSES = ['draft', 'open', 'submitted', 'in_progress', 'under_review'] as const;

/** Another place than the one where it happened, and what it was: where it was told of, where it went on. */
const otherPlaces = z
  .array(
    z.object({
      place: filledText(INCIDENT_LOCATION_MAX_CHARACTERS),
      what: text(INCIDENT_PLACE_NOTE_MAX_CHARACTERS),
    }),
  )
  .check(z.maxLength(INCIDENT_PLACES_MAX_COUNT));
export type OtherPlace = z.infer<typeof otherPlaces>[number];

const editable = {
  title: filledText(INCIDENT_TITLE_MAX_CHARACTERS),
  description: filledText(INCIDENT_DESCRIPTION_MAX_CHARACTERS),
  type: incidentType,
  priority,
  incident_date: z.nullable(factDay),
  /** The hour of that day; absent like null. */
  incident_time: z.optional(z.nullable(timeOfDay)),
  /** Where the hour is a period, its end; absent like null. */
  time_until: z.optional(z.nullable(timeOfDay)),
  /** Of the hour; absent like null: not said. */
  time_certainty: z.optional(z.nullable(dateCertainty)),
  /** The last day of a period; absent like null. */
  incident_until: z.optional(z.nullable(factDay)),
  /** Absent like null: not said. */
  date_certainty: z.optional(z.nullable(dateCertainty)),
  /** Where it happened. */
  location: z.nullable(text(INCIDENT_LOCATION_MAX_CHARACTERS)),
  /** Absent: none. */
  other_places: z.optional(otherPlaces),
  tags,
  is_sensitive: z.boolean(),
};

/** Fields that have a default in the form. */
export const DEFAULTED_FIELDS = ['type', 'priority'] as const;
const unstated = z.array(z.enum(DEFAULTED_FIELDS));

/** An hour without its day says nothing. */
const hasDayOfHour = ({
  incident_date,
  incident_time,
}: {
  incident_date?: string | null | undefined;
  incident_time?: string | null | undefined;
}): boolean => incident_time == null || incident_date !== null;

/** A new incident says nothing that its certainty contradicts. A patch may leave the rest to what is stored. */
const isSettled = ({
  incident_date,
  incident_until,
  date_certainty,
}: {
  incident_date: string | null;
  incident_until?: string | null | undefined;
  date_certainty?: DateCertainty | null | undefined;
}): boolean => {
  if (incident_date === null) return incident_until == null && (date_certainty ?? 'unknown') === 'unknown';
  return date_certainty !== 'unknown' && (incident_until == null || date_certainty === 'period');
};

/** The same of its hour. */
const isHourSettled = ({
  incident_date,
  incident_time,
  time_until,
  time_certainty,
}: {
  incident_date: string | null;
  incident_time?: string | null | undefined;
  time_until?: string | null | undefined;
  time_certainty?: DateCertainty | null | undefined;
}): boolean => {
  if (incident_time == null) {
    return (
      time_until == null &&
      (time_certainty == null || (time_certainty === 'unknown' && incident_date !== null))
    );
  }
  return time_certainty !== 'unknown' && (time_until == null || time_certainty === 'period');
};

const PERIOD_END = { path: ['incident_until'] };

/** A new incident. The client chooses the id (UUIDv7), so that a repeated request creates nothing twice. */
export const incidentInput = z
  .object({
    id,
    ...editable,
    /** The entry of the journal that it is made of; it then starts as a draft. */
    journal_entry_id: z.optional(id),
    /** Fields that the person left as the form had them; they are shown as not stated. Absent: none. */
    unstated: z.optional(unstated),
  })
  .check(
    z.refine(hasDayOfHour, { path: ['incident_time'] }),
    z.refine(isSettled, { path: ['date_certainty'] }),
    z.refine(isHourSettled, { path: ['time_certainty'] }),
    z.refine(isInOrder, PERIOD_END),
  );
export type IncidentInput = z.infer<typeof incidentInput>;

/**
 * Only what is present is changed, with what depends on it: an hour does not outlive its day, nor a last day its period. A
 * default that is changed is stated. Sent with `If-Match: "<version>"`.
 */
export const incidentPatch = z
  .partial(z.object({ ...editable, status: incidentStatus, unstated }))
  .check(z.refine(hasDayOfHour, { path: ['incident_time'] }), z.refine(isInOrder, PERIOD_END));
export type IncidentPatch = z.infer<typeof incidentPatch>;

const stored = {
  id,
  title: z.string(),
  type: incidentType,
  priority,
  status: incidentStatus,
  reference_number: z.string(),
  incident_date: z.nullable(day),
  incident_until: z.nullable(day),
  date_certainty: z.nullable(dateCertainty),
  location: z.nullable(z.string()),
  tags: z.array(z.string()),
  /** Fields that hold a default of the form which the person left alone: not stated. */
  unstated,
  is_sensitive: z.boolean(),
  is_anonymized: z.boolean(),
  created_at: instant,
  updated_at: instant,
  /** Increases by one with every change; an edit names the version that it started from. */
  version: z.number(),
};

/**
 * One row of 'Mes incidents'. The words of a sensitive incident are hidden here: they are empty. They are
 * also empty where the stored incident does not open: `damaged` then says so.
 */
export const incidentSummary = z.object({
  ...stored,
  /** The first {@link LIST_EXCERPT_CHARACTERS} characters of the description in one line, and an ellipsis where there are more. */
  excerpt: z.string(),
  damaged: z.optional(z.literal(true)),
});
export type IncidentSummary = z.infer<typeof incidentSummary>;

export const incidentPage = pageOf(incidentSummary);

/** Words of the person that the description was made of, and the message that has them. */
const toldPassage = z.object({
  message_id: id,
  /** When it was written, or else recorded. */
  said_at: instant,
  words: z.string(),
});

/** What narrows a list of incidents, beside the period. Everything here stands in clear columns. */
export const incidentFilters = z.object({
  status: z.optional(incidentStatus),
  incident_type: z.optional(incidentType),
  priority: z.optional(priority),
  /** Incidents in which the person with this key is (`person_key` in persons.ts). */
  person: z.optional(id),
});
export type IncidentFilters = z.infer<typeof incidentFilters>;

/** `GET /api/incidents` */
export const incidentListQuery = z.extend(pageQuery, {
  ...incidentFilters.shape,
  ...period.shape,
  order: z._default(incidentOrder, 'newest'),
});
export type IncidentListQuery = z.infer<typeof incidentListQuery>;

/** The conversation that an incident was created from, and what it had collected at that time. */
export const incidentOrigin = z.object({
  conversation_id: id,
  /** The title of the conversation then; null in older incidents. */
  conversation_title: z.nullable(z.string()),
  /** The passages of the description as it was then, in order; none in older incidents. */
  account: z.array(toldPassage),
  /** Absent in older incidents, which were created from a conversation all the same. */
  createdFromChat: z.optional(z.literal(true)),
  /** The person's words, in order, as collected; null where nothing was said. */
  extracted: z.object({
    date: z.nullable(z.string()),
    location: z.nullable(z.string()),
    people: z.array(z.string()),
    facts: z.array(z.string()),
  }),
  /** All that had been collected when the incident was created, each detail in the person's words. */
  details: z.array(
    z.object({
      kind: detailKind,
      certainty,
      /** Of a detail that is `unknown`: the person prefers not to tell. */
      reserved: z.optional(z.literal(true)),
      words: z.array(z.string()),
    }),
  ),
});
export type IncidentOrigin = z.infer<typeof incidentOrigin>;

export const incident = z.object({
  ...stored,
  description: z.string(),
  incident_time: z.nullable(z.string()),
  time_until: z.nullable(z.string()),
  time_certainty: z.nullable(dateCertainty),
  other_places: z.array(z.object({ place: z.string(), what: z.string() })),
  persons: z.array(person),
  evidence: z.array(evidence),
  /** With what of it can still be opened. */
  origin: z.nullable(z.extend(incidentOrigin, { is_there: z.boolean(), messages_there: z.array(id) })),
  /** The entry of the journal that it was made of. */
  from_entry: z.nullable(z.extend(entrySource, entryPresence)),
});
export type Incident = z.infer<typeof incident>;

/** What a version of an incident says. */
export const incidentVersion = z.object({
  ...editable,
  status: incidentStatus,
  reference_number: z.string(),
  is_anonymized: z.boolean(),
  origin: z.nullable(incidentOrigin),
  from_entry: z.nullable(entrySource),
  unstated,
});

/** `GET /api/incidents/{id}/versions`. Persons and exhibits have their own histories. */
export const incidentHistory = historyPageOf(incidentVersion);
export type IncidentHistory = z.infer<typeof incidentHistory>;

/** One row of « Incidents supprimés ». */
export const deletedIncident = z.object({
  id,
  /** Empty for a sensitive incident, and for one that does not open. */
  title: z.string(),
  reference_number: z.string(),
  is_sensitive: z.boolean(),
  deleted_at: instant,
  /** From then on it cannot be taken back. */
  erased_at: instant,
  damaged: z.optional(z.literal(true)),
});
export type DeletedIncident = z.infer<typeof deletedIncident>;

/** `GET /api/incidents/deleted`, last deleted first. */
export const deletedIncidentPage = pageOf(deletedIncident);

/** `POST /api/incidents/deleted/{id}/restore`: the incident, and what became of the exhibits that a merge had taken from it. */
export const restoredIncident = z.extend(incident, {
  merged_exhibits: z.object({
    /** So many came back with it. */
    back: z.number(),
    /** So many did not: they were moved elsewhere or deleted since, or do not open. */
    away: z.number(),
  }),
});
export type RestoredIncident = z.infer<typeof restoredIncident>;

export const incidentCounters = z.object({
  total: z.number(),
  running: z.number(),
  resolved: z.number(),
  critical: z.number(),
});
export type IncidentCounters = z.infer<typeof incidentCounters>;
