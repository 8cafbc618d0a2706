import { anonymization, anonymizeCall, anonymizeInput, undoneAnonymization } from '#contract/anonymity.ts';
import { incident } from '#contract/incidents.ts';
import type { Database } from '../../../platform/database/database.ts';
import { type Route, route } from '../../../platform/requests/route.ts';
import { anonymizeIncident } from './anonymize-incident.ts';
import { previewAnonymization } from './preview-anonymization.ts';
import { undoAnonymization } from './undo-anonymization.ts';

/** `/api/incidents`: names and pseudonyms. */
export const anonymityRoutes = (database: Database): Route[] => [
  route({
    method: 'GET',
    path: '/:incidentId/anonymization',
    operationId: 'previewAnonymization',
    summary: 'Each place where a person of the incident is named, and what it would become',
    answer: { status: 200, schema: anonymization },
    run: ({ actor, ids }) => previewAnonymization(database, actor, ids.incidentId),
  }),
  route({
    method: 'POST',
    path: '/:incidentId/anonymize',
    operationId: 'anonymizeIncident',
    summary:
      'Replaces the names of the persons by pseudonyms in all texts; the sealed history keeps the names',
    body: { schema: anonymizeInput, example: () => ({ left: [], taken: [] }) },
    namesVersion: true,
    answer: { status: 200, schema: incident },
    run: ({ actor, ids, version, body }) => anonymizeIncident(database, actor, ids.incidentId, version, body),
  }),
  route({
    method: 'POST',
    path: '/:incidentId/anonymize/undo',
    operationId: 'undoAnonymization',
    summary: 'Puts the names back in the texts that were not changed since, and tells those that were',
    namesVersion: true,
    answer: { status: 200, schema: undoneAnonymization },
    run: ({ actor, ids, version }) => undoAnonymization(database, actor, ids.incidentId, version),
  }),
];

/** `/rest/v1/rpc/anonymize_incident` (spec.md, 7) */
export const anonymizeCallRoutes = (database: Database): Route[] => [
  route({
    method: 'POST',
    path: '/',
    operationId: 'callAnonymizeIncident',
    summary: 'The same for a caller that saw no preview: every place that is not unlikely is replaced',
    body: { schema: anonymizeCall, example: (id) => ({ incident_uuid: id }), exampleId: 'incidentId' },
    answer: { status: 204 },
    problems: ['not_found', 'proof_required'],
    run: async ({ actor, body }) => {
      await anonymizeIncident(database, actor, body.incident_uuid, null, {});
    },
  }),
];
