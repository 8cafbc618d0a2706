import type { Incident, IncidentInput } from '#contract/incidents.ts';
import type { Actor, Database } from '../../platform/database/database.ts';
import { insertIncident } from './incident-writer.ts';

/**
 * Creates an incident from the form; it starts as open (spec.md, 4). The same request sent again, after an answer
 * that never arrived, gives the incident that the first one made.
 * @throws ProblemError `already_used` with the stored incident as `current`, when the id is taken by other words.
 */
export const createIncident = (database: Database, actor: Actor, input: IncidentInput): Promise<Incident> =>
  database.asUser(actor, (tx) =>
    insertIncident(tx, { input, status: 'open', conversationId: null, origin: null, persons: [] }),
  );
