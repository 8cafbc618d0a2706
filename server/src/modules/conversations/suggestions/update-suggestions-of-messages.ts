import type { ConversationServices } from '../conversation-services.ts';
import { readOptionsFor } from '../telling/interview-of.ts';
import { readAndUpdateSuggestions } from './read-and-update-suggestions.ts';
import { readConversationsWithSuggestion } from './suggestion-reader.ts';

/**
 * Updates the open suggestions after the transcript of a recording of these messages changed: words that the person
 * corrected must not stay in a suggestion. Never rejects: the next turn updates them too.
 */
export const updateSuggestionsOfMessages = async (
  services: Pick<ConversationServices, 'database' | 'interviews' | 'log'>,
  { userId, messageIds }: { userId: string; messageIds: readonly string[] },
): Promise<void> => {
  const { database, log } = services;
  try {
    const conversations = await database.readOnBehalfOf(userId, 'transcription', (tx) =>
      readConversationsWithSuggestion(tx, messageIds),
    );
    for (const conversationId of conversations) {
      const readOptions = readOptionsFor(userId, undefined);
      await readAndUpdateSuggestions(services, { userId, conversationId, readOptions }, false);
    }
  } catch (error) {
    log.warn({ err: error }, 'the suggestions of a recording were not found');
  }
};
