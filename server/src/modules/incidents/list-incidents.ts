import type { IncidentSummary } from '#contract/incidents.ts';
import type { Page, PageQuery } from '#contract/shapes.ts';
import type { Actor, Database } from '../../platform/database/database.ts';
import { readIncidentPage } from './incident-reader.ts';

/** One's own incidents, newest first. @throws ProblemError `bad_cursor` */
export const listIncidents = (
  database: Database,
  actor: Actor,
  query: PageQuery,
): Promise<Page<IncidentSummary>> => database.asReader(actor, (tx) => readIncidentPage(tx, query));
