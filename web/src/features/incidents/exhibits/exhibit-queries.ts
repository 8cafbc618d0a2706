import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import {
  type Evidence,
  type EvidenceInput,
  type EvidenceMove,
  evidence,
  evidenceList,
} from '#contract/evidence.ts';
import { api } from '#web/lib/requests/api.ts';
import { isProblem } from '#web/lib/requests/api-problem.ts';
import { incidentKeys } from '../incident-queries.ts';
import { takeOverExhibit } from './edited-exhibit.ts';

/** Where exhibits of an incident have gone, by the numbers that they had in it. */
export const movedExhibits = (incidentId: string) =>
  queryOptions({
    queryKey: [...incidentKeys.detail(incidentId), 'moved'],
    queryFn: ({ signal }) =>
      api.get(`/api/incidents/${incidentId}/evidence`, { schema: evidenceList, signal }),
    select: ({ moved }) => moved,
    retryOnMount: false,
  });

/** An exhibit as it was seen when something was to be done with it. */
type SeenExhibit = Pick<Evidence, 'id' | 'incident_id' | 'version'>;

/** Moves an exhibit to the incident of the given id. @throws ApiProblem `stale_version` when it changed meanwhile */
export const useMoveExhibit = ({ id, incident_id, version }: SeenExhibit) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (target: string) =>
      api.post(`/api/incidents/${incident_id}/evidence/${id}/move`, {
        schema: evidence,
        body: { incident_id: target } satisfies EvidenceMove,
        ifMatch: version,
      }),
    onSuccess: (_moved, target) => {
      void client.invalidateQueries({ queryKey: incidentKeys.detail(incident_id) });
      void client.invalidateQueries({ queryKey: incidentKeys.detail(target) });
    },
    onError: (error) => {
      if (!isProblem(error, 'stale_version')) return;
      void client.invalidateQueries({ queryKey: incidentKeys.detail(incident_id) });
    },
  });
};

/** Gives an exhibit the day that one of its files tells. @throws ApiProblem `stale_version` when it changed meanwhile */
export const useDateExhibit = ({ id, incident_id, version }: SeenExhibit) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (day: string) =>
      api.patch(`/api/incidents/${incident_id}/evidence/${id}`, {
        schema: evidence,
        body: { dated_on: day },
        ifMatch: version,
      }),
    onSuccess: (saved) => takeOverExhibit(client, saved),
    onError: (error) => {
      if (!isProblem(error, 'stale_version')) return;
      void client.invalidateQueries({ queryKey: incidentKeys.detail(incident_id) });
    },
  });
};

/** Adds an exhibit that is made of something to an incident; asked twice, it is the same one. */
export const useMakeExhibit = (incidentId: string) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: EvidenceInput) =>
      api.post(`/api/incidents/${incidentId}/evidence`, { schema: evidence, body: input }),
    onSuccess: () => void client.invalidateQueries({ queryKey: incidentKeys.detail(incidentId) }),
  });
};
