import { sessionEnd } from '#contract/account/session-end.ts';
import { ledgerPage, ledgerQuery } from '#contract/ledger.ts';
import type { Database } from '../../platform/database/database.ts';
import { type Route, route } from '../../platform/requests/route.ts';
import { listLedger } from './list-ledger.ts';
import { readSessionEnd } from './read-session-end.ts';

/** `/api/ledger` */
export const ledgerRoutes = (database: Database): Route[] => [
  route({
    method: 'GET',
    path: '/',
    operationId: 'listLedger',
    summary: 'One’s ledger without what it holds, oldest first: what the verifier needs',
    query: ledgerQuery,
    answer: { status: 200, schema: ledgerPage },
    problems: ['invalid_input'],
    run: ({ actor, query }) => listLedger(database, actor, query),
  }),
  route({
    method: 'GET',
    path: '/session-end',
    operationId: 'readSessionEnd',
    summary:
      'What was recorded since the person came back to it, and where the ledger ends: counts and times, no words',
    answer: { status: 200, schema: sessionEnd },
    run: ({ actor }) => readSessionEnd(database, actor),
  }),
];
