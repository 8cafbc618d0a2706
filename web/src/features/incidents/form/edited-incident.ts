import * as z from 'zod/mini';
import { dateCertainty } from '#contract/common/incident-when.ts';
import { priority } from '#contract/common/kinds.ts';
import { day, timeOfDay } from '#contract/common/shapes.ts';
import type { EntrySource } from '#contract/evidence.ts';
import { type Incident, incident, incidentStatus, incidentType } from '#contract/incidents.ts';
import { type EditedKind, KEEP_ALL, withFields } from '#web/editing/edited-kind.ts';
import { dayHere } from '#web/lib/dates.ts';
import { api } from '#web/lib/requests/api.ts';
import { incidentKeys } from '../incident-queries.ts';
import {
  emptyValues,
  FORM_DEFAULTS,
  INCIDENT_FIELDS,
  type IncidentValues,
  inputOf,
  patchBetween,
  valuesFromEntry,
  valuesOf,
} from './incident-values.ts';

/** An incident as its editor has to know it. */
export const EDITED_INCIDENT: EditedKind<IncidentValues, Incident> = {
  what: 'incident',
  fields: INCIDENT_FIELDS,
  draft: z.partial(
    z.object({
      title: z.string(),
      type: incidentType,
      priority,
      status: incidentStatus,
      description: z.string(),
      incident_date: z.nullable(day),
      incident_time: z.nullable(timeOfDay),
      incident_until: z.nullable(day),
      date_certainty: z.nullable(dateCertainty),
      time_until: z.nullable(timeOfDay),
      time_certainty: z.nullable(dateCertainty),
      location: z.string(),
      other_places: z.array(z.object({ place: z.string(), what: z.string() })),
      tags: z.array(z.string()),
      is_sensitive: z.boolean(),
      unstated: z.array(z.enum(FORM_DEFAULTS)),
    }),
  ),
  keeping: KEEP_ALL,
  stored: incident,
  valuesOf,
  empty: () => emptyValues(dayHere(new Date())),
  asNew: (words) => ({
    ...withFields(emptyValues(dayHere(new Date())), words),
    // What was changed in the other one is stated, the rest of this one's defaults is not.
    unstated: FORM_DEFAULTS.filter((field) => words[field] === undefined || words.unstated?.includes(field)),
    status: 'open',
  }),
  isSensitive: (values) => values.is_sensitive,
  together: {
    description: (mine, theirs) => `${mine}\n\n${theirs}`,
    tags: (mine, theirs) => [...new Set([...mine, ...theirs])],
    other_places: (mine, theirs) => [
      ...mine,
      ...theirs.filter((one) => !mine.some(({ place, what }) => place === one.place && what === one.what)),
    ],
  },
  create: (id, values) => api.post('/api/incidents', { schema: incident, body: inputOf(id, values) }),
  change: (id, values, stored) => {
    const body = patchBetween(stored.values, values);
    if (Object.keys(body).length === 0) return null;
    return api.patch(`/api/incidents/${id}`, { schema: incident, body, ifMatch: stored.version });
  },
  takeOver: (client, stored) => {
    client.setQueryData(incidentKeys.detail(stored.id), stored);
    void client.invalidateQueries({ queryKey: incidentKeys.overviews });
  },
};

/** An incident that is made of an entry of the journal. Its drafts are the entry's own, apart from those of other incidents. */
export const incidentOfEntry = (
  entryId: string,
  words: Pick<EntrySource, 'title' | 'content' | 'happened_on' | 'happened_at'>,
): EditedKind<IncidentValues, Incident> => ({
  ...EDITED_INCIDENT,
  what: `incident_of_${entryId}`,
  empty: () => valuesFromEntry(words),
  create: (id, values) =>
    api.post('/api/incidents', {
      schema: incident,
      body: { ...inputOf(id, values), journal_entry_id: entryId },
    }),
});
