import { entryIncidents } from '#contract/evidence.ts';
import type { Database } from '../../../platform/database/database.ts';
import { type Route, route } from '../../../platform/requests/route.ts';
import { listEntryIncidents } from './list-entry-incidents.ts';

/** `/api/journal`: what incidents were made of an entry. */
export const entryIncidentRoutes = (database: Database): Route[] => [
  route({
    method: 'GET',
    path: '/:entryId/incidents',
    operationId: 'listEntryIncidents',
    summary: 'The incidents that were made of an entry, or have it as an exhibit',
    answer: { status: 200, schema: entryIncidents },
    run: ({ actor, ids }) => listEntryIncidents(database, actor, ids.entryId),
  }),
];
