import { queryOptions } from '@tanstack/react-query';
import { MINUTE_MS } from '#contract/common/durations.ts';
import { helpInfo } from '#contract/help.ts';
import { api } from '#web/lib/requests/api.ts';

/** The support, and the operator's own contacts: read at the server's start, so once is often enough. */
export const helpInfoQuery = queryOptions({
  queryKey: ['help'],
  queryFn: ({ signal }) => api.get('/api/help', { schema: helpInfo, signal }),
  staleTime: 10 * MINUTE_MS,
});
