import type { IncidentCounters } from '#contract/incidents.ts';
import type { Actor, Database } from '../../../platform/database/database.ts';
import { readIncidentCounters } from './incident-reader.ts';

/** The four counters of 'Mes incidents', over all of one's incidents. */
export const countIncidents = (database: Database, actor: Actor): Promise<IncidentCounters> =>
  database.asReader(actor, readIncidentCounters);
