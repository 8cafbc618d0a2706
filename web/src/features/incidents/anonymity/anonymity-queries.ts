import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { type AnonymizeInput, anonymization, undoneAnonymization } from '#contract/anonymity.ts';
import { type Incident, incident } from '#contract/incidents.ts';
import { keepLive } from '#web/lib/live/stale-queries.ts';
import { api } from '#web/lib/requests/api.ts';
import { isProblem } from '#web/lib/requests/api-problem.ts';
import { incidentKeys } from '../incident-queries.ts';
import { personKeys } from '../persons/person-queries.ts';

const previewKey = (id: string) => ['anonymization', id] as const;

keepLive('incident', ([root, id]) => (root === 'anonymization' ? { id } : null));

/** Where the persons of an incident are named. */
export const anonymizationPreview = (id: string) =>
  queryOptions({
    queryKey: previewKey(id),
    queryFn: ({ signal }) => api.get(`/api/incidents/${id}/anonymization`, { schema: anonymization, signal }),
    retryOnMount: false,
  });

const useTakeOver = () => {
  const client = useQueryClient();
  return (changed: Incident) => {
    client.setQueryData(incidentKeys.detail(changed.id), changed);
    void client.invalidateQueries({ queryKey: incidentKeys.overviews });
    void client.invalidateQueries({ queryKey: personKeys.all });
    void client.invalidateQueries({ queryKey: previewKey(changed.id) });
  };
};

/** Replaces names. What changed meanwhile is looked at again. */
export const useAnonymize = (id: string) => {
  const client = useQueryClient();
  const takeOver = useTakeOver();
  return useMutation({
    mutationFn: ({ version, ...body }: AnonymizeInput & { version: number }) =>
      api.post(`/api/incidents/${id}/anonymize`, { schema: incident, body, ifMatch: version }),
    onSuccess: takeOver,
    onError: (error) => {
      if (isProblem(error, 'stale_version')) void client.invalidateQueries({ queryKey: previewKey(id) });
    },
  });
};

/** Puts names back. */
export const useUndoAnonymization = (id: string) => {
  const client = useQueryClient();
  const takeOver = useTakeOver();
  return useMutation({
    mutationFn: (version: number) =>
      api.post(`/api/incidents/${id}/anonymize/undo`, { schema: undoneAnonymization, ifMatch: version }),
    onSuccess: ({ incident: changed }) => takeOver(changed),
    onError: (error) => {
      if (isProblem(error, 'stale_version'))
        void client.invalidateQueries({ queryKey: incidentKeys.detail(id) });
    },
  });
};
