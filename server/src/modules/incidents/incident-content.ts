/** Which fields of an incident are sealed, and which stand in clear. Threads import it: it imports little. */
import * as z from 'zod/mini';
import { dateCertainty } from '#contract/common/incident-when.ts';
import { LIST_EXCERPT_CHARACTERS } from '#contract/common/limits.ts';
import { day } from '#contract/common/shapes.ts';
import { entrySource } from '#contract/evidence.ts';
import { incident, incidentOrigin, incidentSummary } from '#contract/incidents.ts';
import { shortForm, shortShape } from '../../platform/records/short-form.ts';
import { sealedKind } from '../../platform/sealing/sealed-kind.ts';
import { excerptOf } from '../../platform/text/excerpt.ts';

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

const BINDS = ['id', 'version', 'created_at', 'updated_at', ...INCIDENT_CLEAR] as const;

export const SEALED_INCIDENT = sealedKind({
  table: 'incidents',
  binds: BINDS,
  formerBinds: { 1: FORMER_BINDS, 2: FORMER_BINDS, 3: FORMER_BINDS },
  content: incidentContent,
  upgrades: [withDetails, withEntry, withPlaces, withHourCertainty],
  formerContext: ({ id }) => `incidents/${id}`,
});

/** What a list shows of an incident. */
const incidentShort = z.pick(incidentSummary, {
  title: true,
  excerpt: true,
  location: true,
  tags: true,
  unstated: true,
});
export type IncidentShort = z.infer<typeof incidentShort>;

const SEALED_ROW = sealedKind({
  table: 'incidents',
  part: 'row',
  binds: BINDS,
  content: shortShape(incidentShort),
});

export const INCIDENT_ROWS = shortForm<IncidentClear, IncidentContent, IncidentShort>(
  SEALED_ROW,
  ({ title, description, location, tags, unstated }) => ({
    title,
    excerpt: oneLineOf(description),
    location,
    tags,
    unstated,
  }),
);

/** As much as a list reads of a description: what is left out is not looked at. */
const oneLineOf = (description: string): string => {
  const read = description
    .slice(0, 2 * LIST_EXCERPT_CHARACTERS)
    .replace(/\s+/gu, ' ')
    .trim();
  const excerpt = excerptOf(read, LIST_EXCERPT_CHARACTERS);
  return excerpt === read && description.length > 2 * LIST_EXCERPT_CHARACTERS ? `${read}…` : excerpt;
};
