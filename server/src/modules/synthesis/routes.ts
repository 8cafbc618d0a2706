import { SYNTHESIS_BODY_MAX_BYTES } from '#contract/common/limits.ts';
import { pageQuery } from '#contract/common/shapes.ts';
import {
  type SynthesisInput,
  synthesis,
  synthesisHistory,
  synthesisInput,
  synthesisPage,
  synthesisPatch,
} from '#contract/syntheses.ts';
import { type Route, route } from '../../platform/requests/route.ts';
import { createSynthesis, type SynthesisServices } from './create-synthesis.ts';
import { deleteSynthesis } from './delete-synthesis.ts';
import { getSynthesis } from './get-synthesis.ts';
import { getSynthesisHistory } from './get-synthesis-history.ts';
import { listSyntheses } from './list-syntheses.ts';
import { updateSynthesis } from './update-synthesis.ts';

/** `/api/syntheses` */
export const synthesisRoutes = (services: SynthesisServices): Route[] => [
  route({
    method: 'GET',
    path: '/',
    operationId: 'listSyntheses',
    summary: 'One’s syntheses by their titles, the newest first',
    query: pageQuery,
    answer: { status: 200, schema: synthesisPage },
    problems: ['invalid_input', 'bad_cursor'],
    run: ({ actor, query }) => listSyntheses(services.database, actor, query),
  }),
  route({
    method: 'POST',
    path: '/',
    operationId: 'createSynthesis',
    summary:
      'Composes a synthesis of what was chosen, under the id that the client made; repeating it changes nothing',
    bodyMaxBytes: SYNTHESIS_BODY_MAX_BYTES,
    body: {
      schema: synthesisInput,
      example: (id): SynthesisInput => ({
        id,
        title: 'Synthèse du 23 novembre 2026',
        choice: { incident_ids: [], entry_ids: [], from: null, to: null },
        language: 'fr',
        with_model: false,
      }),
    },
    answer: { status: 201, schema: synthesis },
    problems: ['already_used', 'not_ready', 'proof_required', 'too_many'],
    run: ({ actor, body }) => createSynthesis(services, actor, body),
  }),
  route({
    method: 'GET',
    path: '/:synthesisId',
    operationId: 'getSynthesis',
    summary: 'A synthesis, and what of its sources has changed since it was made',
    answer: { status: 200, schema: synthesis },
    problems: ['proof_required'],
    run: ({ actor, ids }) => getSynthesis(services.database, actor, ids.synthesisId),
  }),
  route({
    method: 'GET',
    path: '/:synthesisId/versions',
    operationId: 'getSynthesisHistory',
    summary: 'What it said in each of its versions, and when that was recorded',
    answer: { status: 200, schema: synthesisHistory },
    problems: ['proof_required'],
    run: ({ actor, ids }) => getSynthesisHistory(services.database, actor, ids.synthesisId),
  }),
  route({
    method: 'PATCH',
    path: '/:synthesisId',
    operationId: 'updateSynthesis',
    summary: 'Keeps what was changed by hand: sentences that stay are named by their ids',
    bodyMaxBytes: SYNTHESIS_BODY_MAX_BYTES,
    body: { schema: synthesisPatch, example: () => ({ title: 'Pour la première rencontre' }) },
    namesVersion: true,
    answer: { status: 200, schema: synthesis },
    problems: ['proof_required'],
    run: ({ actor, ids, version, body }) =>
      updateSynthesis(services.database, actor, ids.synthesisId, version, body),
  }),
  route({
    method: 'DELETE',
    path: '/:synthesisId',
    operationId: 'deleteSynthesis',
    summary: 'Deletes a synthesis; what it was made of stays, and so does its sealed history',
    namesVersion: true,
    answer: { status: 204 },
    problems: ['proof_required'],
    run: ({ actor, ids, version }) => deleteSynthesis(services.database, actor, ids.synthesisId, version),
  }),
];
