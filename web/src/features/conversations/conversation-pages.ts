import type { InfiniteData } from '@tanstack/react-query';
import type { Conversation, OpenConversation, TurnEvent } from '#contract/conversations.ts';
import type { Page } from '#contract/shapes.ts';

export type ConversationPages = InfiniteData<Page<Conversation>, string | null>;

/** The list with this conversation at its top, as the server would now give it: last updated first. */
export const withConversation = (
  pages: ConversationPages,
  conversation: Conversation,
): ConversationPages => ({
  ...pages,
  pages: pages.pages.map((page, index) => {
    const others = page.items.filter((item) => item.id !== conversation.id);
    return { ...page, items: index === 0 ? [conversation, ...others] : others };
  }),
});

/** The list with this conversation as it is now, in its place. */
export const withChanged = (pages: ConversationPages, changed: Conversation): ConversationPages =>
  withItems(pages, (items) => items.map((item) => (item.id === changed.id ? changed : item)));

/** The list without a conversation. */
export const withoutConversation = (pages: ConversationPages, conversationId: string): ConversationPages =>
  withItems(pages, (items) => items.filter(({ id }) => id !== conversationId));

const withItems = (
  pages: ConversationPages,
  change: (items: readonly Conversation[]) => Conversation[],
): ConversationPages => ({
  ...pages,
  pages: pages.pages.map((page) => ({ ...page, items: change(page.items) })),
});

/** Every conversation of the pages; one that moved between two requests stands once. */
export const conversationsOf = (pages: ConversationPages): Conversation[] => {
  const byId = new Map<string, Conversation>();
  for (const item of pages.pages.flatMap((page) => page.items)) {
    if (!byId.has(item.id)) byId.set(item.id, item);
  }
  return [...byId.values()];
};

/**
 * A conversation as it was read, with the messages that a turn has told of while it was being read: what was read may
 * have been true a moment before they were saved.
 * @param before what was shown when the reading began
 */
export const withArrived = (
  read: OpenConversation,
  before: OpenConversation | undefined,
  shown: OpenConversation | undefined,
): OpenConversation => {
  const known = new Set([...read.messages, ...(before?.messages ?? [])].map(({ id }) => id));
  const arrived = shown?.messages.filter(({ id }) => !known.has(id)) ?? [];
  return arrived.length === 0 ? read : { ...read, messages: [...read.messages, ...arrived] };
};

/** The open conversation after an event of a turn. */
export const withEvent = (open: OpenConversation, event: TurnEvent): OpenConversation => {
  switch (event.event) {
    case 'saved':
    case 'reply': {
      const others = open.messages.filter((message) => message.id !== event.message.id);
      const isKnown = others.length < open.messages.length;
      return isKnown ? open : { ...open, messages: [...others, event.message] };
    }
    case 'collected':
      return { ...open, collected: event.collected, suggestion: event.suggestion };
    case 'done':
      return { ...open, conversation: event.conversation };
    default:
      return open;
  }
};
