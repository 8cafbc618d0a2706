import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { incident, incidentCounters, incidentHistory, incidentPage } from '#contract/incidents.ts';
import type { SoughtPerson } from '#web/features/finding/sought-words.ts';
import { keepLive } from '#web/lib/live/stale-queries.ts';
import { api } from '#web/lib/requests/api.ts';
import { keysetPages } from '#web/lists/keyset-pages.ts';
import type { IncidentSearch } from './finding/incident-search.ts';
import { listQueryOf } from './finding/wire-search.ts';

// `retryOnMount: false`: the route's loader has just asked, and an error is shown with a way to try again.

/** `overviews` covers what sums up several incidents: the list and the counters. */
export const incidentKeys = {
  overviews: ['incidents', 'overview'] as const,
  list: ['incidents', 'overview', 'list'] as const,
  searches: ['incidents', 'overview', 'search'] as const,
  counters: ['incidents', 'overview', 'counters'] as const,
  detail: (id: string) => ['incidents', 'detail', id] as const,
};

keepLive('incident', ([root, part, id]) => {
  if (root !== 'incidents') return null;
  return part === 'detail' ? { id } : 'several';
});

/** What is asked for of 'Mes incidents', page by page. */
export const incidentPages = (search: IncidentSearch, person: SoughtPerson | null) => {
  const query = listQueryOf(search, { person });
  return infiniteQueryOptions({
    ...keysetPages(
      [...incidentKeys.list, query] as const,
      `/api/incidents${query && `?${query}`}`,
      incidentPage,
    ),
    retryOnMount: false,
  });
};

/** All of them, newest first. */
export const incidentList = incidentPages({}, null);

/** The four figures above the list. */
export const incidentCounts = queryOptions({
  queryKey: incidentKeys.counters,
  queryFn: ({ signal }) => api.get('/api/incidents/counters', { schema: incidentCounters, signal }),
  retryOnMount: false,
});

/** One incident, whole. */
export const incidentDetail = (id: string) =>
  queryOptions({
    queryKey: incidentKeys.detail(id),
    queryFn: ({ signal }) =>
      api.get(`/api/incidents/${encodeURIComponent(id)}`, { schema: incident, signal }),
    retryOnMount: false,
  });

/** What an incident said in one of its versions; null where there is none with this number, or it does not open. */
export const incidentVersion = (id: string, version: number) =>
  queryOptions({
    queryKey: [...incidentKeys.detail(id), 'version', version] as const,
    queryFn: async ({ signal }) => {
      let cursor: string | null = null;
      do {
        const query: string = cursor === null ? '' : `?cursor=${encodeURIComponent(cursor)}`;
        const path = `/api/incidents/${encodeURIComponent(id)}/versions${query}`;
        const { versions, nextCursor } = await api.get(path, { schema: incidentHistory, signal });
        const found = versions.find((one) => one.version === version);
        if (found) return 'record' in found ? found.record : null;
        cursor = nextCursor;
      } while (cursor !== null);
      return null;
    },
  });
