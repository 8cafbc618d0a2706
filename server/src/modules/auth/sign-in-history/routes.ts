import { signInPage } from '#contract/account/sign-ins.ts';
import { pageQuery } from '#contract/common/shapes.ts';
import type { Database } from '../../../platform/database/database.ts';
import { type Route, route } from '../../../platform/requests/route.ts';
import { listSignIns } from './list-sign-ins.ts';

/** `/api/sign-ins`: one's own, and only one's own. */
export const signInRoutes = (database: Database): Route[] => [
  route({
    method: 'GET',
    path: '/',
    operationId: 'listSignIns',
    summary: 'Who came into one’s account, or tried to, newest first',
    query: pageQuery,
    answer: { status: 200, schema: signInPage },
    problems: ['invalid_input', 'bad_cursor'],
    run: ({ actor, query }) => listSignIns(database, actor, query),
  }),
];
