import { queryOptions } from '@tanstack/react-query';
import { home } from '#contract/home.ts';
import { keepLive } from '#web/lib/live/stale-queries.ts';
import { api } from '#web/lib/requests/api.ts';
import { journalKeys } from '../journal/journal-keys.ts';

const HOME = 'home';

// An announced deletion comes, and goes, with its notice.
keepLive('notification', ([root, part, what]) =>
  root === journalKeys.overviews[0] && part === journalKeys.overviews[1] && what === HOME ? 'several' : null,
);

/** What the server tells for the dashboard. It is out of date whenever the timeline is. */
export const homeOverview = queryOptions({
  queryKey: [...journalKeys.overviews, HOME],
  queryFn: ({ signal }) => api.get('/api/home', { schema: home, signal }),
  retryOnMount: false,
});
