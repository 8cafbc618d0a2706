import { LONG_TEXT_BODY_MAX_BYTES } from '#contract/common/limits.ts';
import { pageQuery } from '#contract/common/shapes.ts';
import {
  type EvidenceInput,
  evidence,
  evidenceHistory,
  evidenceInput,
  evidenceList,
  evidenceMove,
  evidencePatch,
} from '#contract/evidence.ts';
import { FILE_TYPES } from '#contract/files.ts';
import type { Database } from '../../../platform/database/database.ts';
import { type Route, route } from '../../../platform/requests/route.ts';
import type { FileServices } from '../../files/index.ts';
import { createExhibit } from './create-exhibit.ts';
import { deleteExhibit } from './delete-exhibit.ts';
import { getExhibitHistory } from './get-exhibit-history.ts';
import { listExhibits } from './list-exhibits.ts';
import { moveExhibit } from './move-exhibit.ts';
import { sendExhibitFile } from './send-exhibit-file.ts';
import { updateExhibit } from './update-exhibit.ts';

/** `/api/incidents`: the exhibits of each. */
export const evidenceRoutes = (database: Database): Route[] => [
  route({
    method: 'GET',
    path: '/:incidentId/evidence',
    operationId: 'listExhibits',
    summary: 'The exhibits of an incident, by their numbers',
    answer: { status: 200, schema: evidenceList },
    run: ({ actor, ids }) => listExhibits(database, actor, ids.incidentId),
  }),
  route({
    method: 'POST',
    path: '/:incidentId/evidence',
    operationId: 'createExhibit',
    summary:
      'Adds an exhibit under the id that the client made and the next number; repeating it changes nothing',
    bodyMaxBytes: LONG_TEXT_BODY_MAX_BYTES,
    body: {
      schema: evidenceInput,
      example: (id): EvidenceInput => ({
        id,
        title: 'Le message du 12 mars',
        description: 'Reçu pendant la réunion.',
        source: 'Mon téléphone',
        type: 'message',
        files: [],
      }),
    },
    answer: { status: 201, schema: evidence },
    problems: ['already_used'],
    run: ({ actor, ids, body }) => createExhibit(database, actor, ids.incidentId, body),
  }),
  route({
    method: 'PATCH',
    path: '/:incidentId/evidence/:evidenceId',
    operationId: 'updateExhibit',
    summary: 'Changes an exhibit; a file that it no longer has goes',
    bodyMaxBytes: LONG_TEXT_BODY_MAX_BYTES,
    body: { schema: evidencePatch, example: () => ({ title: 'Le message reçu en réunion' }) },
    namesVersion: true,
    answer: { status: 200, schema: evidence },
    run: ({ actor, ids, version, body }) => updateExhibit(database, actor, ids, version, body),
  }),
  route({
    method: 'DELETE',
    path: '/:incidentId/evidence/:evidenceId',
    operationId: 'deleteExhibit',
    summary: 'Deletes an exhibit and the files that only it has; its number is not given again',
    namesVersion: true,
    answer: { status: 204 },
    run: ({ actor, ids, version }) => deleteExhibit(database, actor, ids, version),
  }),
  route({
    method: 'POST',
    path: '/:incidentId/evidence/:evidenceId/move',
    operationId: 'moveExhibit',
    summary:
      'Moves an exhibit to another incident, under the next number there; its old number is not given again',
    body: { schema: evidenceMove, example: (id) => ({ incident_id: id }), exampleId: 'otherIncidentId' },
    namesVersion: true,
    answer: { status: 200, schema: evidence },
    run: ({ actor, ids, version, body }) => moveExhibit(database, actor, ids, version, body.incident_id),
  }),
  route({
    method: 'GET',
    path: '/:incidentId/evidence/:evidenceId/versions',
    operationId: 'getExhibitHistory',
    summary: 'What an exhibit said in each of its versions, and when that was recorded',
    query: pageQuery,
    answer: { status: 200, schema: evidenceHistory },
    problems: ['invalid_input', 'bad_cursor'],
    run: ({ actor, ids, query }) => getExhibitHistory(database, actor, ids, query),
  }),
];

/** `/api/evidence`: the files of exhibits, as plain links. */
export const evidenceFileRoutes = (services: FileServices): Route[] => [
  route({
    method: 'GET',
    path: '/:evidenceId/:exhibitFileId',
    operationId: 'readExhibitFile',
    summary: 'The bytes of a file of an exhibit: pictures and sound to be shown, everything else to be saved',
    opensAsLink: true,
    answer: { status: 200, types: Object.keys(FILE_TYPES) },
    problems: ['range_not_satisfiable'],
    run: ({ actor, ids, context }) => sendExhibitFile(services, actor, ids, context),
  }),
];
