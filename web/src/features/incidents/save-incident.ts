import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { type Incident, incident } from '#contract/incidents.ts';
import type { ProblemCode } from '#contract/problems.ts';
import { api } from '#web/lib/api.ts';
import { isProblem } from '#web/lib/api-problem.ts';
import { storedOf } from './conflict/form-start.ts';
import type { StoredIncident } from './draft/incident-draft.ts';
import { incidentKeys } from './incident-queries.ts';
import {
  differingFields,
  type IncidentValues,
  inputOf,
  patchBetween,
  valuesOf,
} from './values/incident-values.ts';

export interface SaveRequest {
  id: string;
  values: IncidentValues;
  /** What the edit began from; null creates. */
  stored: StoredIncident | null;
}

/** `conflict`: it was changed elsewhere, nothing was saved, and `incident` is what is stored now. */
export interface SaveOutcome {
  kind: 'saved' | 'unchanged' | 'conflict';
  incident: Incident | null;
}

/**
 * Creates or changes an incident. Sent again after an answer that never arrived, it creates nothing twice and reports
 * no conflict with itself.
 * @throws ApiProblem
 */
export const saveIncident = (request: SaveRequest): Promise<SaveOutcome> =>
  request.stored === null ? create(request) : change(request, request.stored);

const create = async (request: SaveRequest): Promise<SaveOutcome> => {
  const { id, values } = request;
  try {
    return saved(await api.post('/api/incidents', { schema: incident, body: inputOf(id, values) }));
  } catch (error) {
    const current = currentOf(error, 'already_used');
    if (current === null) throw error;
    // The first version can only be what an earlier try of this form stored: what was typed since is an edit of it.
    if (current.version === 1) return await change(request, storedOf(current));
    return { kind: 'conflict', incident: current };
  }
};

const change = async ({ id, values }: SaveRequest, stored: StoredIncident): Promise<SaveOutcome> => {
  const body = patchBetween(stored.values, values);
  if (Object.keys(body).length === 0) return { kind: 'unchanged', incident: null };
  try {
    const options = { schema: incident, body, ifMatch: stored.version };
    return saved(await api.patch(`/api/incidents/${id}`, options));
  } catch (error) {
    const current = currentOf(error, 'stale_version');
    if (current === null) throw error;
    const saysTheSame = differingFields(valuesOf(current), values).length === 0;
    return saysTheSame ? saved(current) : { kind: 'conflict', incident: current };
  }
};

const saved = (stored: Incident): SaveOutcome => ({ kind: 'saved', incident: stored });

/** The stored incident that a refusal carries. */
const currentOf = (error: unknown, code: ProblemCode): Incident | null => {
  if (!isProblem(error, code)) return null;
  const parsed = incident.safeParse(error.problem?.current);
  return parsed.success ? parsed.data : null;
};

/** What the lists and the detail show follows what was saved. */
export const takeOver = (client: QueryClient, stored: Incident): void => {
  client.setQueryData(incidentKeys.detail(stored.id), stored);
  void client.invalidateQueries({ queryKey: incidentKeys.overviews });
};

export const useSaveIncident = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: saveIncident,
    onSuccess: ({ incident: stored }) => {
      if (stored !== null) takeOver(client, stored);
    },
  });
};
