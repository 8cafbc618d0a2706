import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type CollectedAnswer, collectedAnswer, type EpisodeMark } from '#contract/interview.ts';
import { api } from '#web/lib/api.ts';
import { showCollected } from '../conversation-queries.ts';
import { timeZone } from '../time-zone.ts';

/** Divides or joins the incidents of a conversation; the details and the suggestion that are shown follow. */
export const useDivideTelling = (conversationId: string) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (mark: EpisodeMark): Promise<CollectedAnswer> =>
      api.put(`/api/conversations/${conversationId}/episodes?time_zone=${encodeURIComponent(timeZone())}`, {
        schema: collectedAnswer,
        body: mark,
      }),
    onSuccess: (answer) => showCollected(client, conversationId, answer),
  });
};
