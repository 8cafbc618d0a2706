import type { Message } from '#contract/conversations.ts';

/** Fewer are "merci" or "ça va": with them nobody has gone on telling. */
const TELLING_MIN_WORDS = 4;

/**
 * Whether an offer has to wait: the person has spoken of danger or distress, and has not gone on telling since. Nobody is
 * asked there and then to make a record of it. The offer is kept, and shown afterwards.
 */
export const waitsForTelling = (messages: readonly Message[]): boolean => {
  const own = messages.filter(({ role }) => role === 'user');
  const alarm = own.findLastIndex(({ metadata }) => metadata.safety !== undefined);
  return alarm !== -1 && !own.slice(alarm + 1).some(tells);
};

const tells = ({ content, attachments = [] }: Message): boolean =>
  attachments.length > 0 ||
  content.split(/\s+/).filter((word) => /\p{L}/u.test(word)).length >= TELLING_MIN_WORDS;
