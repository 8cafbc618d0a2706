import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ConversationPatch, conversation } from '#contract/conversations.ts';
import { deletingHere } from '#web/lib/live/deleted-here.ts';
import { api } from '#web/lib/requests/api.ts';
import { isProblem } from '#web/lib/requests/api-problem.ts';
import { dropConversation, showConversation } from '../conversation-queries.ts';

const path = (conversationId: string) => `/api/conversations/${conversationId}`;

/** Renames a conversation, archives or completes it, or makes it active again. */
export const useChangeConversation = (conversationId: string) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (patch: ConversationPatch) =>
      api.patch(path(conversationId), { schema: conversation, body: patch }),
    onSuccess: (changed) => showConversation(client, changed),
  });
};

/** Deletes a conversation; one that is already gone counts as deleted. */
export const useDeleteConversation = (conversationId: string) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      try {
        await deletingHere(conversationId, () => api.delete(path(conversationId)));
      } catch (error) {
        if (!isProblem(error, 'not_found')) throw error;
      }
    },
    onSuccess: () => dropConversation(client, conversationId),
  });
};
