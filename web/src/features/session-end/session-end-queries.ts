import { queryOptions } from '@tanstack/react-query';
import { sessionEnd } from '#contract/account/session-end.ts';
import { api } from '#web/lib/requests/api.ts';

/** What was kept in this session, and where the ledger ends: read anew each time that a screen shows it. */
export const ownSessionEnd = queryOptions({
  queryKey: ['session-end'],
  queryFn: ({ signal }) => api.get('/api/ledger/session-end', { schema: sessionEnd, signal }),
  staleTime: 0,
  refetchOnMount: 'always',
});
