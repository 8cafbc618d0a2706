import * as z from 'zod/mini';
import type { Incident } from '#contract/incidents.ts';
import { type Person, person, playedPart } from '#contract/persons.ts';
import { type EditedKind, KEEP_ALL, withFields } from '#web/editing/edited-kind.ts';
import { api } from '#web/lib/requests/api.ts';
import { incidentKeys } from '../incident-queries.ts';
import { personKeys } from './person-queries.ts';
import {
  emptyPerson,
  PERSON_FIELDS,
  type PersonValues,
  personInputOf,
  personPatchBetween,
  personValues,
} from './person-values.ts';

/** The persons of an incident as their editor has to know them. Drafts of a new one belong to the incident. */
export const personOf = ({
  id: incidentId,
  is_sensitive,
}: Pick<Incident, 'id' | 'is_sensitive'>): EditedKind<PersonValues, Person> => {
  const path = `/api/incidents/${incidentId}/persons`;
  return {
    what: `person_of_${incidentId}`,
    fields: PERSON_FIELDS,
    draft: z.partial(
      z.object({
        full_name: z.string(),
        person_key: z.nullable(z.string()),
        is_anonymized: z.boolean(),
        part: z.nullable(playedPart),
        role: z.string(),
        notes: z.string(),
      }),
    ),
    keeping: KEEP_ALL,
    stored: person,
    valuesOf: personValues,
    empty: emptyPerson,
    asNew: (words) => withFields(emptyPerson(), words),
    isSensitive: () => is_sensitive,
    together: { notes: (mine, theirs) => `${mine}\n\n${theirs}` },
    create: (id, values) => api.post(path, { schema: person, body: personInputOf(id, values) }),
    change: (id, values, stored) => {
      const body = personPatchBetween(stored.values, values);
      if (Object.keys(body).length === 0) return null;
      return api.patch(`${path}/${id}`, { schema: person, body, ifMatch: stored.version });
    },
    takeOver: (client, stored) => {
      client.setQueryData(
        incidentKeys.detail(incidentId),
        (incident: Incident | undefined) =>
          incident && { ...incident, persons: withPerson(incident.persons, stored) },
      );
      void client.invalidateQueries({ queryKey: personKeys.all });
    },
  };
};

/** The list with this person in their place, or as the last one. */
const withPerson = (persons: readonly Person[], changed: Person): Person[] =>
  persons.some(({ id }) => id === changed.id)
    ? persons.map((one) => (one.id === changed.id ? changed : one))
    : [...persons, changed];
