import * as z from 'zod/mini';
import { timelineDays, timelinePage, timelineQuery } from '#contract/timeline.ts';
import type { Database } from '../../platform/database/database.ts';
import { type Route, route } from '../../platform/requests/route.ts';
import { countDays } from './count-days.ts';
import { readTimeline } from './read-timeline.ts';
import type { TimelineSource } from './timeline-source.ts';

/** `/api/timeline` */
export const timelineRoutes = (database: Database, sources: readonly TimelineSource[]): Route[] => [
  route({
    method: 'GET',
    path: '/',
    operationId: 'readTimeline',
    summary: 'Entries, conversations and incidents in one stream, by the moment at which they happened',
    query: timelineQuery,
    answer: { status: 200, schema: timelinePage },
    problems: ['invalid_input', 'bad_cursor'],
    run: ({ actor, query }) => readTimeline(database, sources, actor, query),
  }),
  route({
    method: 'GET',
    path: '/days',
    operationId: 'countTimelineDays',
    summary: 'How many things each day of the last twelve months holds',
    query: z.object({ time_zone: z.optional(z.string()) }),
    answer: { status: 200, schema: timelineDays },
    run: ({ actor, query }) => countDays(database, sources, actor, query.time_zone),
  }),
];
