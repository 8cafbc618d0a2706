import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { OperatorMessageInput } from '#contract/administration.ts';
import { api } from '#web/lib/requests/api.ts';
import { adminKeys } from '../admin-queries.ts';

/** Sent again with the same id, it is published once. */
export const usePublishing = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (message: OperatorMessageInput) => api.send('POST', '/api/admin/messages', { body: message }),
    onSettled: () => client.invalidateQueries({ queryKey: adminKeys.all }),
  });
};

export const useWithdrawing = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => api.delete(`/api/admin/messages/${id}`),
    onSettled: () => client.invalidateQueries({ queryKey: adminKeys.all }),
  });
};
