import { type InfiniteData, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Notice } from '#contract/account/notices.ts';
import type { Page } from '#contract/common/shapes.ts';
import { api } from '#web/lib/requests/api.ts';
import { rowsOf } from '#web/lists/keyset-pages.ts';
import { noticeKeys } from './notice-queries.ts';

/** Each reads the notices again when it is done, also after a refusal. */
const useChange = <Argument>(change: (argument: Argument) => Promise<void>) => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSettled: () => queryClient.invalidateQueries({ queryKey: noticeKeys.all }),
  });
};

export const useMarkRead = () => useChange((id: string) => api.send('POST', `/api/notices/${id}/read`));

/** Marks as read what was shown, and not what came since. */
export const useMarkAllRead = () =>
  useChange(async (shown: InfiniteData<Page<Notice>>) => {
    const [newest] = rowsOf(shown);
    if (newest) await api.send('POST', '/api/notices/read', { body: { until: newest.created_at } });
  });

export const useDeleteNotice = () => useChange((id: string) => api.delete(`/api/notices/${id}`));

export const useDeleteRead = () => useChange(() => api.delete('/api/notices'));
