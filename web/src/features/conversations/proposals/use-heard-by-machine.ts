import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { openConversationOptions } from '../conversation-queries.ts';

/** The recordings of the open conversation whose words only a machine has heard: nobody has checked them yet. */
export const useHeardByMachine = (conversationId: string): ReadonlySet<string> => {
  // It is shown beside the conversation, which reads it: here nothing is asked for.
  const { data } = useQuery({ ...openConversationOptions(conversationId), enabled: false });
  return useMemo(
    () =>
      new Set(
        (data?.messages ?? [])
          .flatMap(({ attachments = [] }) => attachments)
          .filter(({ transcription }) => transcription?.source === 'machine')
          .map(({ id }) => id),
      ),
    [data],
  );
};
