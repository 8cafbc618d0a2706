import type { ConversationServices } from '../conversation-services.ts';
import { readOptionsFor } from '../telling/interview-of.ts';
import { keepOffersAnew } from './keep-offers-anew.ts';
import { readOfferingConversations } from './suggestion-reader.ts';

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
    const offering = await database.readOnBehalfOf(userId, 'transcription', (tx) =>
      readOfferingConversations(tx, fileId),
    );
    for (const conversationId of offering) {
      const readOptions = readOptionsFor(userId, undefined);
      await keepOffersAnew(services, { userId, conversationId, readOptions }, false);
    }
  } catch (error) {
    log.warn({ err: error }, 'the offers of a clip were not found');
  }
};
