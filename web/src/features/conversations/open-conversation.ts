import type { OpenConversation, TurnEvent } from '#contract/conversations.ts';

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
