import {
  type InfiniteData,
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
} from '@tanstack/react-query';
import {
  type Account,
  type AccountSearch,
  type AnalyticsDays,
  accountPage,
  analytics,
  auditPage,
  operatorMessagePage,
} from '#contract/administration.ts';
import type { Page } from '#contract/common/shapes.ts';
import { api } from '#web/lib/requests/api.ts';
import { keysetPages } from '#web/lists/keyset-pages.ts';

/** Everything that only administrators see stands below `all`: it goes with the role. */
export const adminKeys = {
  all: ['admin'],
  accounts: ['admin', 'accounts'],
  log: ['admin', 'log'],
  messages: ['admin', 'messages'],
} as const;

export type AccountFilters = Pick<AccountSearch, 'search' | 'role' | 'status'>;
export type AccountPages = InfiniteData<Page<Account>>;

/** Names and addresses do not belong in a URL: what is looked for travels in the body. */
export const accountList = (filters: AccountFilters) =>
  infiniteQueryOptions({
    queryKey: [...adminKeys.accounts, filters],
    queryFn: ({ pageParam: cursor, signal }) =>
      api.post('/api/admin/users/search', {
        schema: accountPage,
        body: { ...filters, ...(cursor !== null && { cursor }) },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }: Page<Account>) => nextCursor,
    placeholderData: keepPreviousData,
  });

export const auditList = infiniteQueryOptions(keysetPages(adminKeys.log, '/api/admin/log', auditPage));

export const messageList = infiniteQueryOptions(
  keysetPages(adminKeys.messages, '/api/admin/messages', operatorMessagePage),
);

export const analyticsOf = (days: AnalyticsDays) =>
  queryOptions({
    queryKey: [...adminKeys.all, 'analytics', days],
    queryFn: ({ signal }) => api.get(`/api/admin/analytics?days=${days}`, { schema: analytics, signal }),
    placeholderData: keepPreviousData,
  });
