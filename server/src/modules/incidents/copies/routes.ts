import { incident } from '#contract/incidents.ts';
import { type DuplicateInput, duplicateInput } from '#contract/merging.ts';
import type { Database } from '../../../platform/database/database.ts';
import { type Route, route } from '../../../platform/requests/route.ts';
import { duplicateIncident } from './duplicate-incident.ts';

/** `/api/incidents`: copies. */
export const copyRoutes = (database: Database): Route[] => [
  route({
    method: 'POST',
    path: '/:incidentId/duplicate',
    operationId: 'duplicateIncident',
    summary: 'Makes a draft of what an incident says, with its persons and without its exhibits',
    body: {
      schema: duplicateInput,
      example: (id): DuplicateInput => ({ id, title: 'Remarque devant l’équipe (copie)' }),
    },
    answer: { status: 201, schema: incident },
    problems: ['already_used'],
    run: ({ actor, ids, body }) => duplicateIncident(database, actor, ids.incidentId, body),
  }),
];
