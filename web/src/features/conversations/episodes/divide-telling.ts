import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type CollectedAnswer, collectedAnswer, type EpisodeMark } from '#contract/interview.ts';
import { api } from '#web/lib/requests/api.ts';
import { timeZone } from '#web/lib/time-zone.ts';
import { showCollected } from '../conversation-queries.ts';

/**
 * Divides or joins the incidents of a conversation; what is shown of them and the suggestion follow.
 * @param onSaved runs before what is shown changes
 */
export const useDivideTelling = (conversationId: string, onSaved?: () => void) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (mark: EpisodeMark): Promise<CollectedAnswer> =>
      api.put(`/api/conversations/${conversationId}/episodes?time_zone=${encodeURIComponent(timeZone())}`, {
        schema: collectedAnswer,
        body: mark,
      }),
    onSuccess: (answer) => {
      onSaved?.();
      showCollected(client, conversationId, answer);
    },
  });
};
