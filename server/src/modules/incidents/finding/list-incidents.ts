import type { IncidentListQuery, IncidentSummary } from '#contract/incidents.ts';
import type { Page } from '#contract/shapes.ts';
import type { Actor, Database } from '../../../platform/database/database.ts';
import { readIncidentPage } from './incident-reader.ts';

/** One's own incidents that pass the filters, in the order that was asked for. @throws ProblemError `bad_cursor` */
export const listIncidents = (
  database: Database,
  actor: Actor,
  query: IncidentListQuery,
): Promise<Page<IncidentSummary>> => database.asReader(actor, (tx) => readIncidentPage(tx, query));
