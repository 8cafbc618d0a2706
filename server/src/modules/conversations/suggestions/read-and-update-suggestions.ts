import type { Reading, ReadOptions } from '../../interview/index.ts';
import { type ConversationRevision, isUnchangedSince } from '../conversation-revision.ts';
import type { ConversationServices } from '../conversation-services.ts';
import { saidIn } from '../telling/interview-of.ts';
import { readTelling } from '../telling/telling.ts';
import { updateSuggestions } from './update-suggestions.ts';

/** What was read of a conversation, and at which revision: a reply adds one message and changes nothing that was read. */
export interface ReadRevision extends ConversationRevision {
  reading: Reading;
}

/** A person who writes this often during our readings has turns under way, each of which updates the suggestions. */
const MAX_READINGS = 3;

interface ToRead {
  userId: string;
  conversationId: string;
  readOptions: ReadOptions;
}

/**
 * Reads the conversation and updates its suggestions. Never rejects: the next turn updates them too.
 * See [Note: read before].
 * @returns undefined when nothing could be read or kept
 */
export const readAndUpdateSuggestions = async (
  { database, interviews, log }: Pick<ConversationServices, 'database' | 'interviews' | 'log'>,
  { userId, conversationId, readOptions }: ToRead,
  ready: boolean,
): Promise<ReadRevision | undefined> => {
  try {
    for (let readings = 0; readings < MAX_READINGS; readings += 1) {
      const { messages, aids, editCount } = await database.readOnBehalfOf(userId, 'reply', (tx) =>
        readTelling(tx, conversationId),
      );
      const reading = await interviews.read(saidIn(messages), { ...readOptions, ...aids });
      const readRevision = { reading, messageCount: messages.length, editCount };
      const isCurrent = await database.onBehalfOf(userId, 'reply', async (tx) => {
        const current = await isUnchangedSince(tx, conversationId, readRevision);
        if (current) await updateSuggestions(tx, conversationId, reading, ready);
        return current;
      });
      if (isCurrent) return readRevision;
    }
  } catch (error) {
    log.warn({ err: error }, 'the suggestions could not be updated');
  }
  return undefined;
};
