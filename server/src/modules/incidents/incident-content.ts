/** Which fields of an incident are sealed, and which stand in clear. Threads import it: it imports little. */
import * as z from 'zod/mini';
import { entrySource } from '#contract/evidence.ts';
import { dateCertainty } from '#contract/incident-when.ts';
import { incident, incidentOrigin } from '#contract/incidents.ts';
import { day } from '#contract/shapes.ts';
import { sealedKind } from '../../platform/sealing/sealed-kind.ts';

/** What of an incident stands in clear: lists are filtered and counted by it. */
export const clearFields = z.extend(
  z.pick(incident, {
    type: true,
    priority: true,
    status: true,
    reference_number: true,
    incident_date: true,
    is_sensitive: true,
    is_anonymized: true,
  }),
  // Versions that the ledger recorded in shape 3 and before have neither.
  {
    incident_until: z._default(z.nullable(day), null),
    date_certainty: z._default(z.nullable(dateCertainty), null),
  },
);
export type IncidentClear = z.infer<typeof clearFields>;

/** Their order is part of what binds a row ([Note: bound columns]). */
export const INCIDENT_CLEAR = [
  'type',
  'priority',
  'status',
  'reference_number',
  'incident_date',
  'is_sensitive',
  'is_anonymized',
  'incident_until',
  'date_certainty',
] as const satisfies (keyof IncidentClear)[];

/** Until shape 3. */
const FORMER_CLEAR = [
  'type',
  'priority',
  'status',
  'reference_number',
  'incident_date',
  'is_sensitive',
  'is_anonymized',
] as const satisfies (keyof IncidentClear)[];
const FORMER_BINDS = ['id', 'version', 'created_at', 'updated_at', ...FORMER_CLEAR] as const;

const incidentContent = z.object({
  title: z.string(),
  description: z.string(),
  location: z.nullable(z.string()),
  other_places: incident.shape.other_places,
  tags: z.array(z.string()),
  origin: z.nullable(incidentOrigin),
  incident_time: incident.shape.incident_time,
  time_until: incident.shape.time_until,
  time_certainty: incident.shape.time_certainty,
  from_entry: z.nullable(entrySource),
  unstated: incident.shape.unstated,
});
export type IncidentContent = z.infer<typeof incidentContent>;

/** Shape 1: what a conversation had collected was not kept with the incident at first. */
const withDetails = (older: unknown): unknown => {
  const content = older as { origin: { details?: unknown[] } | null };
  return { ...content, origin: content.origin && { details: [], ...content.origin } };
};

/** Shape 2: no hour, no entry that it was made of, and nothing said of which defaults were left alone. */
const withEntry = (older: unknown): unknown => ({
  ...(older as object),
  incident_time: null,
  from_entry: null,
  unstated: [],
});

/** Shape 3: one place, and of the conversation not which message has which passage of the description. */
const withPlaces = (older: unknown): unknown => {
  const content = older as { origin: object | null };
  return {
    ...content,
    other_places: [],
    origin: content.origin && { conversation_title: null, account: [], ...content.origin },
  };
};

/** Shape 4: one certainty stood for the day and the hour together. It is still read so where none is said of the hour. */
const withHourCertainty = (older: unknown): unknown => ({
  ...(older as object),
  time_until: null,
  time_certainty: null,
});

export const SEALED_INCIDENT = sealedKind({
  table: 'incidents',
  binds: ['id', 'version', 'created_at', 'updated_at', ...INCIDENT_CLEAR],
  formerBinds: { 1: FORMER_BINDS, 2: FORMER_BINDS, 3: FORMER_BINDS },
  content: incidentContent,
  upgrades: [withDetails, withEntry, withPlaces, withHourCertainty],
  formerContext: ({ id }) => `incidents/${id}`,
});
