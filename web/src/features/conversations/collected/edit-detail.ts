import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type CollectedAnswer, collectedAnswer, type DetailEdit } from '#contract/interview.ts';
import { api } from '#web/lib/api.ts';
import { showCollected } from '../conversation-queries.ts';
import { timeZone } from '../time-zone.ts';

/** Corrects, erases or marks as unsure what was collected, or undoes that; the details and the suggestion that are shown follow. */
export const useEditDetail = (conversationId: string, episode: string) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (edit: Omit<DetailEdit, 'episode'>): Promise<CollectedAnswer> =>
      api.put(`/api/conversations/${conversationId}/details?time_zone=${encodeURIComponent(timeZone())}`, {
        schema: collectedAnswer,
        body: { ...edit, episode },
      }),
    onSuccess: (answer) => showCollected(client, conversationId, answer),
  });
};
