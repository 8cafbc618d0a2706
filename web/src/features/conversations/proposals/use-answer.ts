import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type CollectedAnswer, collectedAnswer, type ProposalAnswer } from '#contract/interview.ts';
import { useTexts } from '#web/i18n/use-texts.ts';
import { api } from '#web/lib/requests/api.ts';
import { timeZone } from '#web/lib/time-zone.ts';
import { announce } from '#web/ui/messages/announce.ts';
import { answersScope, conversationChanged, showCollected, showPressed } from '../conversation-queries.ts';
import { withAnswer } from './with-answer.ts';

/** Of which incident of which conversation. */
export interface AnswerPlace {
  conversationId: string;
  episode: string;
}

/**
 * Says something of a proposal, or adds a value. A press shows its result at once and takes it back where the server refuses;
 * both are announced. Answers of a conversation go out one after the other.
 * @param onSaved runs before what is shown changes: what was typed has no draft from then on
 */
export const useAnswer = ({ conversationId, episode }: AnswerPlace, onSaved?: () => void) => {
  const client = useQueryClient();
  const { t } = useTexts('conversations');
  return useMutation({
    scope: answersScope(conversationId),
    mutationFn: (answer: Omit<ProposalAnswer, 'episode'>): Promise<CollectedAnswer> =>
      api.post(`/api/conversations/${conversationId}/answers?time_zone=${encodeURIComponent(timeZone())}`, {
        schema: collectedAnswer,
        body: { ...answer, episode },
      }),
    onMutate: (answer) => ({
      before: showPressed(client, conversationId, (collected) =>
        withAnswer(collected, { ...answer, episode }),
      ),
    }),
    onSuccess: (answered, { action }) => {
      onSaved?.();
      showCollected(client, conversationId, answered);
      announce(t(`proposals.done.${action}`));
    },
    onError: (_error, _answer, pressed) => {
      const before = pressed?.before;
      if (before) showPressed(client, conversationId, () => before);
      conversationChanged(client, conversationId);
    },
  });
};

/** Presses on the proposals of a list, and what became of the last one. */
export type Presses = ReturnType<typeof useAnswer>;
