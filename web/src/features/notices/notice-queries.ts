import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { noticePage, unreadNotices } from '#contract/account/notices.ts';
import { keepLive } from '#web/lib/live/stale-queries.ts';
import { api } from '#web/lib/requests/api.ts';
import { keysetPages } from '#web/lists/keyset-pages.ts';

export const noticeKeys = {
  all: ['notices'] as const,
  list: ['notices', 'list'] as const,
  unread: ['notices', 'unread'] as const,
};

// A clip that is attached, or goes, changes where its notice leads.
for (const kind of ['notification', 'file']) {
  keepLive(kind, ([root]) => (root === noticeKeys.all[0] ? 'several' : null));
}

export const noticeList = infiniteQueryOptions(keysetPages(noticeKeys.list, '/api/notices', noticePage));

/** How many are unread. Asked once, and then read again whenever the live stream tells of a change. */
export const unreadCount = queryOptions({
  queryKey: noticeKeys.unread,
  queryFn: ({ signal }) => api.get('/api/notices/unread', { schema: unreadNotices, signal }),
  select: ({ count }) => count,
});
