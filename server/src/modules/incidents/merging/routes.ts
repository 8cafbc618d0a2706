import { incident } from '#contract/incidents.ts';
import { type MergeInput, mergeInput, mergePreview } from '#contract/merging.ts';
import type { Database } from '../../../platform/database/database.ts';
import { type Route, route } from '../../../platform/requests/route.ts';
import { mergeIncidents } from './merge-incidents.ts';
import { previewMerge } from './preview-merge.ts';

/** `/api/incidents`: two that become one. */
export const mergeRoutes = (database: Database): Route[] => [
  route({
    method: 'GET',
    path: '/:incidentId/merges/:otherIncidentId',
    operationId: 'previewMerge',
    summary: 'What an incident would become with what another one says',
    answer: { status: 200, schema: mergePreview },
    run: ({ actor, ids }) => previewMerge(database, actor, ids),
  }),
  route({
    method: 'POST',
    path: '/:incidentId/merges/:otherIncidentId',
    operationId: 'mergeIncidents',
    summary: 'Takes the other incident in, with its persons and exhibits, and deletes it; its history stays',
    body: { schema: mergeInput, example: (): MergeInput => ({ theirs: [] }) },
    namesVersion: true,
    answer: { status: 200, schema: incident },
    problems: ['not_ready'],
    run: ({ actor, ids, version, body }) => mergeIncidents(database, actor, ids, version, body),
  }),
];
