import { DEFAULT_CONVERSATION_TITLE } from '#contract/conversations.ts';
import { longDay } from '../assistant/index.ts';

/**
 * How a conversation is called until the person names it: nothing of what she told stands in a list or a header, for
 * whoever looks over the shoulder. See docs/decisions/021-a-title-that-tells-nothing.md.
 */
export const neutralTitle = (conversation: { message_count: number; created_at: Date }): string => {
  if (conversation.message_count === 0) return DEFAULT_CONVERSATION_TITLE;
  // Where the people of this product live: the list is asked for without a time zone.
  return `Le ${longDay(conversation.created_at, 'Europe/Paris')}`;
};
