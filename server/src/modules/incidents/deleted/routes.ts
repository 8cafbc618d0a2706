import { pageQuery } from '#contract/common/shapes.ts';
import { deletedIncidentPage, restoredIncident } from '#contract/incidents.ts';
import type { Database } from '../../../platform/database/database.ts';
import { type Route, route } from '../../../platform/requests/route.ts';
import { eraseIncident } from './erase-incident.ts';
import { listDeleted } from './list-deleted.ts';
import { restoreIncident } from './restore-incident.ts';

/** `/api/incidents/deleted`. They stand before the route of one incident, whose id would be `deleted`. */
export const deletedIncidentRoutes = (database: Database): Route[] => [
  route({
    method: 'GET',
    path: '/deleted',
    operationId: 'listDeletedIncidents',
    summary: 'The incidents that were deleted and can be taken back, the last one first',
    query: pageQuery,
    answer: { status: 200, schema: deletedIncidentPage },
    problems: ['invalid_input', 'bad_cursor'],
    run: ({ actor, query }) => listDeleted(database, actor, query),
  }),
  route({
    method: 'POST',
    path: '/deleted/:deletedIncidentId/restore',
    operationId: 'restoreIncident',
    summary: 'Takes a deleted incident back as it was; repeating it changes nothing',
    answer: { status: 200, schema: restoredIncident },
    run: ({ actor, ids }) => restoreIncident(database, actor, ids.deletedIncidentId),
  }),
  route({
    method: 'DELETE',
    path: '/deleted/:deletedIncidentId',
    operationId: 'eraseIncident',
    summary: 'Erases a deleted incident for good; its sealed history stays',
    needsNoRoom: true,
    answer: { status: 204 },
    run: ({ actor, ids }) => eraseIncident(database, actor, ids.deletedIncidentId),
  }),
];
