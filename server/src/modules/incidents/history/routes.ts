import { pageQuery } from '#contract/common/shapes.ts';
import { historyPage, ledgerContentPage, ledgerContentQuery } from '#contract/ledger.ts';
import type { Database } from '../../../platform/database/database.ts';
import { type Route, route } from '../../../platform/requests/route.ts';
import { listHistory } from './list-history.ts';
import { listLedgerContents } from './list-ledger-contents.ts';

/** `/api/incidents/{id}`: what happened to it, and its entries of the ledger. */
export const historyRoutes = (database: Database): Route[] => [
  route({
    method: 'GET',
    path: '/:incidentId/history',
    operationId: 'listIncidentHistory',
    summary: 'What happened to an incident, its persons and its exhibits, the last change first',
    query: pageQuery,
    answer: { status: 200, schema: historyPage },
    problems: ['invalid_input', 'bad_cursor'],
    run: ({ actor, ids, query }) => listHistory(database, actor, ids.incidentId, query),
  }),
  route({
    method: 'GET',
    path: '/:incidentId/ledger',
    operationId: 'listIncidentLedgerContents',
    summary: 'Its entries of the ledger with what they hold, oldest first, to be hashed again',
    query: ledgerContentQuery,
    answer: { status: 200, schema: ledgerContentPage },
    problems: ['invalid_input'],
    run: ({ actor, ids, query }) => listLedgerContents(database, actor, ids.incidentId, query),
  }),
];
