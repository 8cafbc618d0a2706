/**
 * Reading a message once.
 *
 * [Note: known messages] An interview is read anew at every turn, several times; its earlier messages do not change.
 * The last ones read are kept in memory, bounded in number and in characters, together with what each extractor has
 * found in them. A message is the same only if its id, the question before it, the day and all of its words are:
 * ids alone are not enough, since a prompt numbers its messages from zero in every conversation.
 */
import type { DetailKind } from '#contract/interview.ts';
import { type ReadMessage, readMessage } from './read-message.ts';

export const MAX_KNOWN_MESSAGES = 200;
export const MAX_KNOWN_CHARACTERS = 1_000_000;

/** Oldest first: what is used moves to the end. */
const known = new Map<string, ReadMessage>();
let characters = 0;

const forget = (key: string): void => {
  characters -= known.get(key)?.content.length ?? 0;
  known.delete(key);
};

/** As {@link readMessage}; the same object for the same message. See [Note: known messages]. */
export const knownMessage = (
  message: { id: string; content: string },
  asked: DetailKind | null,
  today: string,
): ReadMessage => {
  const key = `${message.id} ${message.content.length} ${asked} ${today}`;
  const earlier = known.get(key);
  const read = earlier?.content === message.content ? earlier : readMessage(message, asked, today);
  forget(key);
  known.set(key, read);
  characters += read.content.length;
  for (const oldest of known.keys()) {
    if (known.size <= MAX_KNOWN_MESSAGES && characters <= MAX_KNOWN_CHARACTERS) break;
    forget(oldest);
  }
  return read;
};

/** What is kept at this moment. */
export const knownSize = (): { messages: number; characters: number } => ({
  messages: known.size,
  characters,
});
