import { DEFAULT_CONVERSATION_TITLE } from '#contract/conversations.ts';
import { longDay } from '../assistant/index.ts';

/**
 * The title of a conversation until the person names it. It says nothing of what was told, because somebody may look over
 * the person's shoulder. See docs/decisions/021-a-title-that-tells-nothing.md.
 */
export const neutralTitle = (conversation: { message_count: number; created_at: Date }): string => {
  if (conversation.message_count === 0) return DEFAULT_CONVERSATION_TITLE;
  // The people of this product live in France, and a request for the list names no time zone.
  return `Le ${longDay(conversation.created_at, 'Europe/Paris')}`;
};
