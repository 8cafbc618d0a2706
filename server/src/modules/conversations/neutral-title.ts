import { DEFAULT_CONVERSATION_TITLE } from '#contract/conversations.ts';

/** Where the people of this product live: the list is asked for without a time zone. */
const LONG_DAY = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeZone: 'Europe/Paris' });

const NO_BREAK_SPACE = '\u00A0';

/**
 * How a conversation is called until the person names it: nothing of what she told stands in a list or a header, for
 * whoever looks over the shoulder. See docs/decisions/021-a-title-that-tells-nothing.md.
 */
export const neutralTitle = (conversation: { message_count: number; created_at: Date }): string => {
  if (conversation.message_count === 0) return DEFAULT_CONVERSATION_TITLE;
  const day = LONG_DAY.format(conversation.created_at).replace(/^1\b/, '1er').replace(/\s/g, NO_BREAK_SPACE);
  return `Le ${day}`;
};
