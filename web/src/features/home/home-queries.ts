import { queryOptions } from '@tanstack/react-query';
import { conversationPage } from '#contract/conversations.ts';
import { incidentPage } from '#contract/incidents.ts';
import { PAGE_MAX_ROWS } from '#contract/limits.ts';
import { api } from '#web/lib/api.ts';
import { incidentKeys } from '../incidents/incident-queries.ts';

/** The conversations that one page can count, last updated first. */
export const recentConversations = queryOptions({
  queryKey: ['home', 'conversations'],
  queryFn: ({ signal }) =>
    api.get(`/api/conversations?limit=${PAGE_MAX_ROWS}`, { schema: conversationPage, signal }),
  retryOnMount: false,
});

/** The incidents among which the last change is looked for. Their words are not needed, only their instants. */
export const recentIncidents = queryOptions({
  queryKey: [...incidentKeys.overviews, 'recent'],
  queryFn: ({ signal }) => api.get(`/api/incidents?limit=${PAGE_MAX_ROWS}`, { schema: incidentPage, signal }),
  retryOnMount: false,
});
