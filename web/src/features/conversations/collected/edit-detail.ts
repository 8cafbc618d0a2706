import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  type CollectedAnswer,
  collectedAnswer,
  type DetailEdit,
  type DetailKind,
} from '#contract/interview.ts';
import { api } from '#web/lib/api.ts';
import { showCollected } from '../conversation-queries.ts';
import { timeZone } from '../time-zone.ts';

interface Edit {
  kind: DetailKind;
  /** Null undoes what was done before. */
  edit: DetailEdit | null;
}

/** Corrects, erases or marks as unsure what was collected; what is shown and offered follows. */
export const useEditDetail = (conversationId: string) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ kind, edit }: Edit): Promise<CollectedAnswer> => {
      const path = `/api/conversations/${conversationId}/details/${kind}?time_zone=${encodeURIComponent(timeZone())}`;
      return edit === null
        ? api.deleteFrom(path, { schema: collectedAnswer })
        : api.put(path, { schema: collectedAnswer, body: edit });
    },
    onSuccess: (answer) => showCollected(client, conversationId, answer),
  });
};
