import { DEFAULT_CONVERSATION_TITLE } from '#contract/conversations.ts';

// The people of this product live in France, and a request for the list names no time zone.
const LONG_DAY = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeZone: 'Europe/Paris' });
/** A date does not break over a line. */
const NO_BREAK_SPACE = '\u00A0';

/**
 * The title of a conversation until the person names it. It says nothing of what was told, because somebody may look over
 * the person's shoulder. See docs/decisions/021-a-title-that-tells-nothing.md.
 */
export const neutralTitle = (conversation: { message_count: number; created_at: Date }): string => {
  if (conversation.message_count === 0) return DEFAULT_CONVERSATION_TITLE;
  const day = LONG_DAY.format(conversation.created_at).replace(/^1\b/, '1er');
  return `Le ${day.replace(/\s/g, NO_BREAK_SPACE)}`;
};
