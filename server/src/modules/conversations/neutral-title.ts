import { DEFAULT_CONVERSATION_TITLE } from '#contract/conversations.ts';

// The people of this product live in France, and a request for the list names no time zone.
const LONG_DAY = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeZone: 'Europe/Paris' });
/** A date does not break over a line. */
const NO_BREAK_SPACE = '\u00A0';

/**
 * The title of a conversation that the person has not named and that has no words to be called by, or of each for those who
 * chose neutral titles. It says nothing of what was told. See docs/decisions/064-conversations-are-told-apart.md.
 */
export const neutralTitle = (conversation: { message_count: number; created_at: Date }): string => {
  if (conversation.message_count === 0) return DEFAULT_CONVERSATION_TITLE;
  const day = LONG_DAY.format(conversation.created_at).replace(/^1\b/, '1er');
  return `Le ${day.replace(/\s/g, NO_BREAK_SPACE)}`;
};
