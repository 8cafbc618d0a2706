import type { ConversationServices } from '../conversation-services.ts';
import { readOptionsFor } from '../telling/interview-of.ts';
import { keepOffersAnew } from './keep-offers-anew.ts';

/**
 * Brings what is offered up to the words of a clip, which have changed: what she sets right in them must not stand in an
 * offer any more. Never rejects: the next turn does it, too.
 */
export const renewOffers = async (
  services: Pick<ConversationServices, 'database' | 'interviews' | 'log'>,
  { userId, fileId }: { userId: string; fileId: string },
): Promise<void> => {
  const { database, log } = services;
  try {
    const offering = await database.readOnBehalfOf(userId, 'transcription', ({ db }) =>
      db
        .selectFrom('message_files')
        .innerJoin('conversation_messages', (join) =>
          join
            .onRef('conversation_messages.user_id', '=', 'message_files.user_id')
            .onRef('conversation_messages.id', '=', 'message_files.message_id'),
        )
        .innerJoin('incident_suggestions', (join) =>
          join
            .onRef('incident_suggestions.user_id', '=', 'conversation_messages.user_id')
            .onRef('incident_suggestions.conversation_id', '=', 'conversation_messages.conversation_id'),
        )
        .select('conversation_messages.conversation_id')
        .distinct()
        .where('message_files.user_id', '=', userId)
        .where('message_files.file_id', '=', fileId)
        .where('incident_suggestions.status', '=', 'offered')
        .execute(),
    );
    for (const { conversation_id: conversationId } of offering) {
      const readOptions = readOptionsFor(userId, undefined);
      await keepOffersAnew(services, { userId, conversationId, readOptions }, false);
    }
  } catch (error) {
    log.warn({ err: error }, 'the offers of a clip were not found');
  }
};
