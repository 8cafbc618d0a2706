import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Incident } from '#contract/incidents.ts';
import { knownPerson, knownPersons, personList } from '#contract/persons.ts';
import { keepLive } from '#web/lib/live/stale-queries.ts';
import { api } from '#web/lib/requests/api.ts';
import { incidentKeys } from '../incident-queries.ts';

export const personKeys = {
  all: ['persons'] as const,
  known: ['persons', 'known'] as const,
  one: (key: string) => ['persons', 'one', key] as const,
};

// A person tells of a change as their incident.
keepLive('incident', ([root]) => (root === personKeys.all[0] ? 'several' : null));

/** Who is named in one's incidents. */
export const knownPersonList = queryOptions({
  queryKey: personKeys.known,
  queryFn: ({ signal }) => api.get('/api/persons', { schema: knownPersons, signal }),
});

/** One person of several incidents. */
export const knownPersonPage = (key: string) =>
  queryOptions({
    queryKey: personKeys.one(key),
    queryFn: ({ signal }) =>
      api.get(`/api/persons/${encodeURIComponent(key)}`, { schema: knownPerson, signal }),
    retryOnMount: false,
  });

/** Puts the persons of an incident in an order: shown at once, and read again where it could not be kept. */
export const useOrderPersons = (incidentId: string) => {
  const client = useQueryClient();
  const queryKey = incidentKeys.detail(incidentId);
  return useMutation({
    // One after the other: the last order that was asked for is the one that stays.
    scope: { id: `order ${incidentId}` },
    mutationFn: (personIds: readonly string[]) =>
      api.put(`/api/incidents/${incidentId}/persons/order`, {
        schema: personList,
        body: { person_ids: personIds },
      }),
    onMutate: (personIds) => {
      client.setQueryData(
        queryKey,
        (incident: Incident | undefined) =>
          incident && {
            ...incident,
            persons: personIds.flatMap((id) => incident.persons.find((person) => person.id === id) ?? []),
          },
      );
    },
    onError: () => void client.invalidateQueries({ queryKey }),
  });
};
