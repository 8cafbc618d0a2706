/**
 * Reading a message once.
 *
 * [Note: known messages] An interview is read anew at every turn, several times; its earlier messages do not change.
 * The last ones read are kept in memory, bounded in number and in characters, together with what each extractor has
 * found in them. A message is the same only if its id, the question before it, the day and all of its words are:
 * ids alone are not enough, since a prompt numbers its messages from zero in every conversation.
 *
 * [Note: forgotten soon] What is kept is plain text. It is forgotten by a timer, whether anybody asks again or not, so
 * that it outlives neither its conversation nor its account, nor a sign-out, by more than {@link KNOWN_FOR_MS}. That
 * is long enough for the readings of one turn and for whoever answers at once; a later turn reads anew.
 */
import type { DetailKind } from '#contract/interview.ts';
import { type ReadMessage, readMessage } from './read-message.ts';

export const MAX_KNOWN_MESSAGES = 200;
export const MAX_KNOWN_CHARACTERS = 1_000_000;

const MINUTE = 60_000;
/** From the last time it was read. See [Note: forgotten soon]. */
export const KNOWN_FOR_MS = 2 * MINUTE;

interface Known {
  read: ReadMessage;
  usedAt: number;
}

/** Oldest first: what is used moves to the end. */
const known = new Map<string, Known>();
let characters = 0;
let forgetting: NodeJS.Timeout | undefined;

const forget = (key: string): void => {
  characters -= known.get(key)?.read.content.length ?? 0;
  known.delete(key);
};

const forgetOld = (): void => {
  forgetting = undefined;
  for (const [key, { usedAt }] of known) {
    const left = usedAt + KNOWN_FOR_MS - performance.now();
    if (left > 0) {
      forgetLater(left);
      return;
    }
    forget(key);
  }
};

/** The process may end without it. */
const forgetLater = (inMs: number): void => {
  forgetting = setTimeout(forgetOld, inMs).unref();
};

/** As {@link readMessage}; the same object for the same message. See [Note: known messages]. */
export const knownMessage = (
  message: { id: string; content: string },
  asked: DetailKind | null,
  today: string,
): ReadMessage => {
  const key = `${message.id} ${message.content.length} ${asked} ${today}`;
  const earlier = known.get(key)?.read;
  const read = earlier?.content === message.content ? earlier : readMessage(message, asked, today);
  forget(key);
  known.set(key, { read, usedAt: performance.now() });
  characters += read.content.length;
  for (const oldest of known.keys()) {
    if (known.size <= MAX_KNOWN_MESSAGES && characters <= MAX_KNOWN_CHARACTERS) break;
    forget(oldest);
  }
  if (!forgetting) forgetLater(KNOWN_FOR_MS);
  return read;
};

/** What is kept at this moment. */
export const knownSize = (): { messages: number; characters: number } => ({
  messages: known.size,
  characters,
});
