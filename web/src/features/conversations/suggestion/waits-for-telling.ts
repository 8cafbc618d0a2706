import type { Message } from '#contract/conversations.ts';

/** Fewer words are "merci" or "ça va": they do not count as telling more. */
const TELLING_MIN_WORDS = 4;

/**
 * Whether a suggestion has to wait: the person spoke of danger or distress and has not continued since. They are not asked
 * to make a record at that moment. The suggestion is kept and shown afterwards.
 */
export const waitsForTelling = (messages: readonly Message[]): boolean => {
  const own = messages.filter(({ role }) => role === 'user');
  const alarm = own.findLastIndex(({ metadata }) => metadata.safety !== undefined);
  return alarm !== -1 && !own.slice(alarm + 1).some(tells);
};

const tells = ({ content, attachments = [] }: Message): boolean =>
  attachments.length > 0 ||
  content.split(/\s+/).filter((word) => /\p{L}/u.test(word)).length >= TELLING_MIN_WORDS;
