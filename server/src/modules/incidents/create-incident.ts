import { isDeepStrictEqual } from 'node:util';
import type { Incident, IncidentInput } from '#contract/incidents.ts';
import type { Actor, Database } from '../../platform/database/database.ts';
import { ProblemError } from '../../platform/requests/problem-error.ts';
import { getIncident } from './get-incident.ts';
import { insertIncident } from './incident-writer.ts';

/**
 * Creates an incident from the form; it starts as open (spec.md, 4). The same request sent again, after an answer
 * that never arrived, gives the incident that the first one made.
 * @throws ProblemError `already_used` with the stored incident as `current`, when the id is taken by other words.
 */
export const createIncident = async (
  database: Database,
  actor: Actor,
  input: IncidentInput,
): Promise<Incident> => {
  try {
    await database.asUser(actor, (tx) =>
      insertIncident(tx, { input, status: 'open', conversationId: null, origin: null, persons: [] }),
    );
  } catch (error) {
    if (!(error instanceof ProblemError && error.code === 'already_used')) throw error;
    const current = await getIncident(database, actor, input.id);
    if (!saysTheSame(current, input)) throw new ProblemError('already_used', { current });
    return current;
  }
  return await getIncident(database, actor, input.id);
};

const saysTheSame = (stored: Incident, input: IncidentInput): boolean =>
  (Object.keys(input) as (keyof IncidentInput)[]).every((name) =>
    isDeepStrictEqual(stored[name], input[name]),
  );
