import { type AnalysisInput, analysis, analysisInput, analysisList } from '#contract/analyses.ts';
import type { Database } from '../../../platform/database/database.ts';
import { type Route, route } from '../../../platform/requests/route.ts';
import type { InterviewReader } from '../../interview/index.ts';
import { createAnalysis } from './create-analysis.ts';
import { getAnalysis } from './get-analysis.ts';
import { listAnalyses } from './list-analyses.ts';

/** `/api/incidents`: the analyses of each. */
export const analysisRoutes = (services: { database: Database; interviews: InterviewReader }): Route[] => [
  route({
    method: 'GET',
    path: '/:incidentId/analyses',
    operationId: 'listAnalyses',
    summary: 'The analyses of an incident, the newest first',
    answer: { status: 200, schema: analysisList },
    run: ({ actor, ids }) => listAnalyses(services.database, actor, ids.incidentId),
  }),
  route({
    method: 'POST',
    path: '/:incidentId/analyses',
    operationId: 'createAnalysis',
    summary:
      'Makes an analysis of an incident as it stands, by rules and without a model; repeating it changes nothing',
    body: { schema: analysisInput, example: (id): AnalysisInput => ({ id }) },
    answer: { status: 201, schema: analysis },
    problems: ['already_used', 'not_ready'],
    run: ({ actor, ids, body }) => createAnalysis(services, actor, ids.incidentId, body),
  }),
  route({
    method: 'GET',
    path: '/:incidentId/analyses/:analysisId',
    operationId: 'getAnalysis',
    summary: 'An analysis as it was made, and whether something has changed since',
    answer: { status: 200, schema: analysis },
    run: ({ actor, ids }) => getAnalysis(services.database, actor, ids),
  }),
];
