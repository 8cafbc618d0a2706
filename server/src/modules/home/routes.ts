import { home } from '#contract/home.ts';
import type { Database } from '../../platform/database/database.ts';
import { type Route, route } from '../../platform/requests/route.ts';
import type { TimelineSource } from '../timeline/index.ts';
import { readHome } from './read-home.ts';

/** `/api/home` */
export const homeRoutes = (database: Database, sources: readonly TimelineSource[]): Route[] => [
  route({
    method: 'GET',
    path: '/',
    operationId: 'readHome',
    summary: 'The figures of the dashboard, the conversation to go on with, and what was kept last',
    answer: { status: 200, schema: home },
    run: ({ actor }) => readHome(database, sources, actor),
  }),
];
