import { LONG_TEXT_BODY_MAX_BYTES } from '#contract/common/limits.ts';
import { pageQuery } from '#contract/common/shapes.ts';
import {
  type IncidentInput,
  incident,
  incidentCounters,
  incidentHistory,
  incidentInput,
  incidentListQuery,
  incidentPage,
  incidentPatch,
} from '#contract/incidents.ts';
import type { Database } from '../../platform/database/database.ts';
import { type Route, route } from '../../platform/requests/route.ts';
import { createIncident } from './create-incident.ts';
import { deleteIncident } from './delete-incident.ts';
import { countIncidents } from './finding/count-incidents.ts';
import { listIncidents } from './finding/list-incidents.ts';
import { getIncident } from './get-incident.ts';
import { getIncidentHistory } from './get-incident-history.ts';
import { updateIncident } from './update-incident.ts';

/** `/api/incidents` */
export const incidentRoutes = (database: Database): Route[] => [
  route({
    method: 'GET',
    path: '/',
    operationId: 'listIncidents',
    summary: 'One’s incidents that pass the filters, the newest first unless another order is asked for',
    query: incidentListQuery,
    answer: { status: 200, schema: incidentPage },
    problems: ['invalid_input', 'bad_cursor'],
    run: ({ actor, query }) => listIncidents(database, actor, query),
  }),
  // Before the route of one incident, whose id would be `counters`.
  route({
    method: 'GET',
    path: '/counters',
    operationId: 'countIncidents',
    summary: 'How many incidents there are of each kind',
    answer: { status: 200, schema: incidentCounters },
    run: ({ actor }) => countIncidents(database, actor),
  }),
  route({
    method: 'POST',
    path: '/',
    operationId: 'createIncident',
    summary: 'Creates an incident under the id that the client made; repeating it changes nothing',
    bodyMaxBytes: LONG_TEXT_BODY_MAX_BYTES,
    body: {
      schema: incidentInput,
      example: (id): IncidentInput => ({
        id,
        title: 'Remarque devant l’équipe',
        description: 'Il a dit devant tout le monde que mon travail ne valait rien.',
        type: 'harassment',
        priority: 'high',
        incident_date: '2026-03-12',
        location: 'Salle de réunion',
        tags: ['réunion'],
        is_sensitive: false,
      }),
    },
    answer: { status: 201, schema: incident },
    problems: ['already_used', 'proof_required'],
    run: ({ actor, body }) => createIncident(database, actor, body),
  }),
  route({
    method: 'GET',
    path: '/:incidentId',
    operationId: 'getIncident',
    summary: 'One incident, whole; of one that was merged, where it went',
    answer: { status: 200, schema: incident },
    problems: ['taken_in'],
    run: ({ actor, ids }) => getIncident(database, actor, ids.incidentId),
  }),
  route({
    method: 'GET',
    path: '/:incidentId/versions',
    operationId: 'getIncidentHistory',
    summary: 'What it said in each of its versions, and when that was recorded',
    query: pageQuery,
    answer: { status: 200, schema: incidentHistory },
    problems: ['invalid_input', 'bad_cursor'],
    run: ({ actor, ids, query }) => getIncidentHistory(database, actor, ids.incidentId, query),
  }),
  route({
    method: 'PATCH',
    path: '/:incidentId',
    operationId: 'updateIncident',
    summary: 'Changes an incident',
    bodyMaxBytes: LONG_TEXT_BODY_MAX_BYTES,
    body: { schema: incidentPatch, example: () => ({ title: 'Remarque pendant la réunion' }) },
    namesVersion: true,
    answer: { status: 200, schema: incident },
    run: ({ actor, ids, version, body }) => updateIncident(database, actor, ids.incidentId, version, body),
  }),
  route({
    method: 'DELETE',
    path: '/:incidentId',
    operationId: 'deleteIncident',
    summary: 'Deletes an incident, which can be taken back for 30 days; its sealed history stays',
    namesVersion: true,
    answer: { status: 204 },
    run: ({ actor, ids, version }) => deleteIncident(database, actor, ids.incidentId, version),
  }),
];
