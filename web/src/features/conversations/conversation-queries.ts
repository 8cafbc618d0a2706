import {
  infiniteQueryOptions,
  mutationOptions,
  type QueryClient,
  queryOptions,
  useInfiniteQuery,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import * as z from 'zod/mini';
import { id } from '#contract/common/shapes.ts';
import {
  type Conversation,
  conversation,
  conversationPage,
  type Message,
  type OpenConversation,
  openConversation,
  type TurnEvent,
} from '#contract/conversations.ts';
import type { Collected, CollectedAnswer } from '#contract/interview.ts';
import { keepLive } from '#web/lib/live/stale-queries.ts';
import { api } from '#web/lib/requests/api.ts';
import { timeZone } from '#web/lib/time-zone.ts';
import {
  type KeysetPages,
  keysetPages,
  rowsOf,
  withChanged,
  withFirst,
  without,
} from '#web/lists/keyset-pages.ts';
import { withArrived, withEvent } from './open-conversation.ts';

const LIST_KEY = ['conversations'] as const;
const openKey = (conversationId: string) => ['conversation', conversationId] as const;
/** What a turn told of before the conversation was there for the first time. */
const earlyKey = (conversationId: string) => ['conversation-early', conversationId] as const;

keepLive('conversation', ([root, conversationId]) => {
  if (root === LIST_KEY[0]) return 'several';
  return root === openKey('')[0] ? { id: conversationId } : null;
});

// Whether conversations are called by the person's words is a preference.
keepLive('preferences', ([root]) => (root === LIST_KEY[0] || root === openKey('')[0] ? 'several' : null));

const listOptions = infiniteQueryOptions({
  ...keysetPages(LIST_KEY, '/api/conversations', conversationPage),
  retry: false,
});

/** The person's conversations, last updated first, page by page. A failure waits for the connection's countdown. */
export const useConversationList = () => useInfiniteQuery({ ...listOptions, select: rowsOf });

/** A conversation with its messages. It is not asked again by itself: the connection's countdown does that. */
export const openConversationOptions = (conversationId: string) =>
  queryOptions({
    queryKey: openKey(conversationId),
    queryFn: async ({ signal, client }) => {
      const shown = () => client.getQueryData<OpenConversation>(openKey(conversationId));
      const before = shown();
      const read = await api.get(
        `/api/conversations/${conversationId}?time_zone=${encodeURIComponent(timeZone())}`,
        { schema: openConversation, signal },
      );
      const early = { ...read, messages: client.getQueryData<Message[]>(earlyKey(conversationId)) ?? [] };
      client.removeQueries({ queryKey: earlyKey(conversationId) });
      return withArrived(read, before, shown() ?? early);
    },
    retry: false,
  });

/** Creates a conversation with an id that the caller keeps, so that trying again creates nothing twice. */
export const useCreateConversation = () => {
  const client = useQueryClient();
  return useMutation(
    mutationOptions({
      mutationFn: (conversationId: string) =>
        api.post('/api/conversations', { schema: conversation, body: { id: conversationId } }),
      onSuccess: (created) => placeInList(client, created),
    }),
  );
};

const suggestionPath = (conversationId: string, suggestionId: string) =>
  `/api/conversations/${conversationId}/suggestions/${suggestionId}`;

interface SuggestionsToDismiss {
  conversationId: string;
  suggestionId: string | null;
}

/** What the person says of proposals goes out one after the other, and an incident is created after all of it. */
export const answersScope = (conversationId: string) => ({ id: `answers ${conversationId}` });

/** Creates the incident of the suggestion with this id; asked twice, it gives the same one. */
export const useCreateIncident = (conversationId: string) => {
  const client = useQueryClient();
  return useMutation({
    scope: answersScope(conversationId),
    mutationFn: (suggestionId: string) =>
      api.post(`${suggestionPath(conversationId, suggestionId)}/incident`, { schema: z.object({ id }) }),
    onSuccess: () => {
      removeSuggestion(client, conversationId);
      showNextSuggestion(client, conversationId);
      void client.invalidateQueries({ queryKey: ['incidents'] });
    },
    // Dismissed or replaced elsewhere: the current suggestion has to be shown.
    onError: () => void client.invalidateQueries({ queryKey: openKey(conversationId) }),
  });
};

/** Puts a suggestion away at once, or with null all of them; it comes back when the server could not be told. */
export const useDismissSuggestion = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ conversationId, suggestionId }: SuggestionsToDismiss) =>
      api.delete(
        suggestionId === null
          ? `/api/conversations/${conversationId}/suggestions`
          : suggestionPath(conversationId, suggestionId),
      ),
    onMutate: ({ conversationId }) => removeSuggestion(client, conversationId),
    onSuccess: (_, { conversationId }) => showNextSuggestion(client, conversationId),
    onError: (_, { conversationId }) => void client.invalidateQueries({ queryKey: openKey(conversationId) }),
  });
};

/** Takes what a turn says into what is shown. */
export const showEvent = (client: QueryClient, conversationId: string, event: TurnEvent): void => {
  const isShown = client.getQueryData(openKey(conversationId)) !== undefined;
  if (!isShown && (event.event === 'saved' || event.event === 'reply')) {
    client.setQueryData<Message[]>(earlyKey(conversationId), (early = []) => [...early, event.message]);
  }
  client.setQueryData<OpenConversation>(openKey(conversationId), (open) => open && withEvent(open, event));
  if (event.event === 'done') placeInList(client, event.conversation);
};

/** It has changed elsewhere: every screen that shows or lists it reads it again. */
export const conversationChanged = (client: QueryClient, conversationId: string): void => {
  void client.invalidateQueries({ queryKey: openKey(conversationId) });
  void client.invalidateQueries({ queryKey: LIST_KEY });
};

/** Reads a conversation again, for everything that shows it. */
export const rereadConversation = (client: QueryClient, conversationId: string): Promise<OpenConversation> =>
  client.fetchQuery({ ...openConversationOptions(conversationId), staleTime: 0 });

/** Shows what was collected, and the suggestion, as they are after an edit by hand. */
export const showCollected = (client: QueryClient, conversationId: string, answer: CollectedAnswer): void => {
  client.setQueryData<OpenConversation>(openKey(conversationId), (open) => open && { ...open, ...answer });
};

/**
 * Shows what a press makes of what was collected, before the server has answered.
 * @returns what was shown before
 */
export const showPressed = (
  client: QueryClient,
  conversationId: string,
  after: (collected: Collected) => Collected,
): Collected | undefined => {
  const before = client.getQueryData<OpenConversation>(openKey(conversationId))?.collected;
  client.setQueryData<OpenConversation>(
    openKey(conversationId),
    (open) => open && { ...open, collected: after(open.collected) },
  );
  return before;
};

/** Takes a changed conversation into what is shown, where it stands: neither its name nor its end moves it. */
export const showConversation = (client: QueryClient, changed: Conversation): void => {
  client.setQueryData<OpenConversation>(
    openKey(changed.id),
    (open) => open && { ...open, conversation: changed },
  );
  client.setQueryData<KeysetPages<Conversation>>(LIST_KEY, (pages) => pages && withChanged(pages, changed));
};

/** Takes a deleted message out of what is shown: the list may call the conversation by its words. */
export const dropMessage = (client: QueryClient, conversationId: string, messageId: string): void => {
  void client.invalidateQueries({ queryKey: LIST_KEY });
  client.setQueryData<OpenConversation>(
    openKey(conversationId),
    (open) => open && { ...open, messages: open.messages.filter(({ id }) => id !== messageId) },
  );
};

/** Takes a deleted conversation out of everything that shows it. */
export const dropConversation = (client: QueryClient, conversationId: string): void => {
  client.setQueryData<KeysetPages<Conversation>>(
    LIST_KEY,
    (pages) => pages && without(pages, conversationId),
  );
  client.removeQueries({ queryKey: openKey(conversationId) });
  // Its incidents stay, without a way to it.
  void client.invalidateQueries({ queryKey: ['incidents'] });
};

const placeInList = (client: QueryClient, placed: Conversation) =>
  client.setQueryData<KeysetPages<Conversation>>(LIST_KEY, (pages) => pages && withFirst(pages, placed));

/** Hides the suggestion. Another incident of the conversation may be suggested next: that is read once the server has answered. */
const removeSuggestion = (client: QueryClient, conversationId: string) =>
  client.setQueryData<OpenConversation>(
    openKey(conversationId),
    (open) => open && { ...open, suggestion: null },
  );

const showNextSuggestion = (client: QueryClient, conversationId: string): void => {
  const open = client.getQueryData<OpenConversation>(openKey(conversationId));
  if (open?.collected.others) void client.invalidateQueries({ queryKey: openKey(conversationId) });
};
