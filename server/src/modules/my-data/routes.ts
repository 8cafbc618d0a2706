import {
  accountClosing,
  closingInput,
  closingQuery,
  dataExport,
  dataExports,
  exportInput,
} from '#contract/account/my-data.ts';
import { type Route, route } from '../../platform/requests/route.ts';
import type { ClosingServices } from './closing/closing-services.ts';
import { getClosing } from './closing/get-closing.ts';
import { keepAccount } from './closing/keep-account.ts';
import { requestClosing } from './closing/request-closing.ts';
import { createExport } from './exports/create-export.ts';
import { deleteExport } from './exports/delete-export.ts';
import { listExports } from './exports/list-exports.ts';
import { sendExport } from './exports/send-export.ts';
import type { ExportVerbs } from './my-data-services.ts';

/** `/api/exports`: open too while the account is about to be closed. */
export const exportRoutes = (services: ExportVerbs): Route[] => [
  route({
    method: 'GET',
    path: '/',
    operationId: 'listExports',
    summary: 'The files with everything that one has here',
    answer: { status: 200, schema: dataExports },
    run: ({ actor }) => listExports(services.database, actor),
  }),
  route({
    method: 'POST',
    path: '/',
    operationId: 'createExport',
    summary:
      'Has a file made of everything that one has here; the one that is being made, where there is one',
    body: { schema: exportInput, example: (id) => ({ id, language: 'fr' as const }) },
    answer: { status: 201, schema: dataExport },
    problems: ['proof_required', 'already_used'],
    run: ({ actor, body }) => createExport(services, actor, body),
  }),
  route({
    method: 'GET',
    path: '/:exportId/content',
    operationId: 'readExport',
    summary: 'The bytes of the file, to be saved',
    opensAsLink: true,
    answer: { status: 200, types: ['application/zip'] },
    problems: ['proof_required', 'range_not_satisfiable'],
    run: ({ actor, ids, context }) => sendExport(services, actor, ids.exportId, context),
  }),
  route({
    method: 'DELETE',
    path: '/:exportId',
    operationId: 'deleteExport',
    summary: 'Removes the file, or ends its making',
    answer: { status: 204 },
    run: ({ actor, ids }) => deleteExport(services, actor, ids.exportId),
  }),
];

/** `/api/account-closing`: one's own account, so there is no id in the path. */
export const closingRoutes = (services: ClosingServices): Route[] => [
  route({
    method: 'GET',
    path: '/',
    operationId: 'getClosing',
    summary: 'When one’s account will be closed, if one asked for that, or deleted by an administrator',
    query: closingQuery,
    answer: { status: 200, schema: accountClosing },
    run: ({ actor, query }) => getClosing(services, actor, query.language),
  }),
  route({
    method: 'POST',
    path: '/',
    operationId: 'requestClosing',
    summary: 'Has one’s account closed in seven days; until then it opens nothing but this and the export',
    body: { schema: closingInput, example: () => ({ language: 'fr' as const }) },
    needsNoRoom: true,
    answer: { status: 200, schema: accountClosing },
    problems: ['proof_required', 'last_administrator'],
    run: ({ actor, body }) => requestClosing(services, actor, body),
  }),
  route({
    method: 'DELETE',
    path: '/',
    operationId: 'keepAccount',
    summary: 'Keeps the account after all',
    answer: { status: 204 },
    run: ({ actor }) => keepAccount(services, actor),
  }),
];
