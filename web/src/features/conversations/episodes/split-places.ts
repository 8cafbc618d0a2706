import type { Message, OpenConversation } from '#contract/conversations.ts';
import { cutText } from '#web/lib/cut-text.ts';
import { episodesOf } from './episodes-of.ts';

/** The messages of the person from which on another incident can begin: not the first one, nor where one begins. */
export const splitPlaces = ({
  messages,
  collected,
}: Pick<OpenConversation, 'messages' | 'collected'>): Message[] => {
  const begun = new Set(episodesOf(collected).map(({ key = '' }) => key));
  return messages
    .filter(({ role }) => role === 'user')
    .slice(1)
    .filter((message) => !begun.has(`${message.id}:0`) && !begun.has(`b${messages.indexOf(message)}`));
};

const FIRST_WORDS_MAX_CHARACTERS = 90;

/** Enough of a message to know it by; empty for one without words. */
export const firstWords = (content: string): string => {
  const line = content.replace(/\s+/g, ' ').trim();
  const kept = cutText(line, FIRST_WORDS_MAX_CHARACTERS);
  return kept === line ? line : `${kept}…`;
};
