import type { Reading, ReadOptions } from '../../assistant/index.ts';
import type { ConversationServices } from '../conversation-services.ts';
import { isStillAt, type Stand } from '../conversation-stand.ts';
import { saidIn } from '../telling/interview-of.ts';
import { readTelling } from '../telling/telling.ts';
import { keepOffers } from './keep-offers.ts';

/** What was read of a conversation, and how far it was then: a reply adds one message and changes nothing read. */
export interface Heard extends Stand {
  reading: Reading;
}

/** Whoever writes that often during our readings has turns of her own, each of which brings the offer up to date. */
const MAX_READINGS = 3;

interface ToRead {
  userId: string;
  conversationId: string;
  readOptions: ReadOptions;
}

/** Never rejects: the next turn brings the offers up to date. See [Note: read before]. */
export const keepOffersAnew = async (
  { database, interviews, log }: Pick<ConversationServices, 'database' | 'interviews' | 'log'>,
  { userId, conversationId, readOptions }: ToRead,
  ready: boolean,
): Promise<Heard | undefined> => {
  try {
    for (let readings = 0; readings < MAX_READINGS; readings += 1) {
      const { messages, aids, editCount } = await database.readOnBehalfOf(userId, 'reply', (tx) =>
        readTelling(tx, conversationId),
      );
      const reading = await interviews.readForOffer(saidIn(messages), { ...readOptions, ...aids });
      const heard = { reading, messageCount: messages.length, editCount };
      const isCurrent = await database.onBehalfOf(userId, 'reply', async (tx) => {
        const current = await isStillAt(tx, conversationId, heard);
        if (current) await keepOffers(tx, conversationId, reading, ready);
        return current;
      });
      if (isCurrent) return heard;
    }
  } catch (error) {
    log.warn({ err: error }, 'an offer could not be kept');
  }
  return undefined;
};
