/**
 * Reading a message once.
 *
 * [Note: known messages] An interview is read anew at every turn; its earlier messages do not change. The last ones
 * read are kept for a short while (short-memory.ts), together with what each extractor has found in them. A message is
 * the same only if its id, the question before it, the day and all of its words are: ids alone are not enough, since a
 * prompt numbers its messages from zero in every conversation.
 */
import type { DetailKind } from '#contract/interview.ts';
import { oncePerText } from './known-texts.ts';
import { type ReadMessage, readMessage } from './read-message.ts';
import { createShortMemory } from './short-memory.ts';

const known = createShortMemory<ReadMessage>();

/** What of a message does not depend on the question before it. */
const wordsRead = oncePerText((content) => readMessage({ id: '', content }, null, ''));

/** As {@link readMessage}; the same object for the same message. See [Note: known messages]. */
export const knownMessage = (
  { id, content }: { id: string; content: string },
  asked: DetailKind | null,
  today: string,
): ReadMessage => {
  const key = `${id} ${content.length} ${asked} ${today}`;
  const earlier = known.find(key);
  if (earlier?.content === content) return earlier;
  const read = { ...wordsRead(content), id, asked, today };
  known.keep(key, read, content.length);
  return read;
};
