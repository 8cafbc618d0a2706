import type { ReadTransaction } from '../../../platform/database/database.ts';
import { ProblemError } from '../../../platform/requests/problem-error.ts';

/**
 * An incident that something is to be kept of begins in a message of its conversation.
 * @throws ProblemError `not_found` when it names a message that is not there.
 */
export const requireEpisode = async (
  tx: ReadTransaction,
  conversationId: string,
  episode: string,
): Promise<void> => {
  const [messageId, offset] = episode.split(':');
  // The first incident, and those that were begun by hand, are named after no message.
  if (offset === undefined) return;
  const message = await tx.db
    .selectFrom('conversation_messages')
    .select('id')
    .where('user_id', '=', tx.userId)
    .where('conversation_id', '=', conversationId)
    .where('id', '=', messageId ?? '')
    .executeTakeFirst();
  if (!message) throw new ProblemError('not_found');
};
