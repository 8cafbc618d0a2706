import * as z from 'zod/mini';
import { incidentStatus, incidentType, priority } from '#contract/incidents.ts';
import { day, id } from '#contract/shapes.ts';
import {
  differingFields,
  type IncidentField,
  type IncidentValues,
  pickFields,
} from '../values/incident-values.ts';

/** The values of the form, without the limits of what may be sent: unfinished text is kept too. */
const values = z.partial(
  z.object({
    title: z.string(),
    type: incidentType,
    priority,
    status: incidentStatus,
    description: z.string(),
    incident_date: z.nullable(day),
    location: z.string(),
    tags: z.array(z.string()),
    is_sensitive: z.boolean(),
  }),
);

const incidentDraft = z.object({
  /** The incident's id; for a new one the id that it will be created with, so that a retry creates nothing twice. */
  incidentId: id,
  /** What was typed. For an edit only the fields that differ from what was stored. */
  values,
  /** For an edit: the version it began from, and what those fields held then. */
  base: z.nullable(z.object({ version: z.number(), values })),
  /** Own words that a conflict put aside: kept until the incident is saved. */
  aside: z.nullable(values),
});
export type IncidentDraft = z.infer<typeof incidentDraft>;

/** What the form knows to be stored on the server. */
export interface StoredIncident {
  version: number;
  values: IncidentValues;
}

/** The draft in this content, or null when it is not one. */
export const parseIncidentDraft = (content: unknown): IncidentDraft | null => {
  const parsed = incidentDraft.safeParse(content);
  return parsed.success ? parsed.data : null;
};

/**
 * What has to be kept of a form; null when it says nothing that is not stored (or, for a new incident, nothing at all).
 * `aside` are the words that a conflict put aside.
 */
export const draftOf = (
  incidentId: string,
  typed: IncidentValues,
  stored: StoredIncident | null,
  empty: IncidentValues,
  aside: Partial<IncidentValues> | null = null,
): IncidentDraft | null => {
  const changed = differingFields(typed, stored?.values ?? empty);
  if (changed.length === 0 && aside === null) return null;
  if (stored === null) return { incidentId, values: typed, base: null, aside };
  return {
    incidentId,
    values: pickFields(typed, changed),
    base: { version: stored.version, values: pickFields(stored.values, changed) },
    aside,
  };
};

/** Values with the fields of a draft over them; a field that the draft does not hold stays. */
export const withDraft = (
  under: IncidentValues,
  over: Partial<Record<IncidentField, unknown>> | null | undefined,
): IncidentValues => ({
  ...under,
  ...Object.fromEntries(Object.entries(over ?? {}).filter(([, value]) => value !== undefined)),
});
