import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Message } from '#contract/conversations.ts';
import { api } from '#web/lib/requests/api.ts';
import { isProblem } from '#web/lib/requests/api-problem.ts';
import { timeZone } from '#web/lib/time-zone.ts';
import { dropMessage, rereadConversation } from '../conversation-queries.ts';

/** Deletes a message; one that is already gone counts as deleted. What was collected is then read again. */
export const useDeleteMessage = ({ id, conversation_id: conversationId }: Message) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      try {
        const zone = encodeURIComponent(timeZone());
        await api.delete(`/api/conversations/${conversationId}/messages/${id}?time_zone=${zone}`);
      } catch (error) {
        if (!isProblem(error, 'not_found')) throw error;
      }
    },
    onSuccess: () => {
      dropMessage(client, conversationId, id);
      void rereadConversation(client, conversationId).catch(() => undefined);
    },
  });
};
