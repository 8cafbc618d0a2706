/** What can still be opened of the conversation that an incident was created from. */
import type { IncidentOrigin } from '#contract/incidents.ts';
import type { ReadTransaction } from '../../../platform/database/database.ts';

interface PresentOrigin {
  is_there: boolean;
  /** The messages that have a passage of the description, as far as they are there. */
  messages_there: string[];
}

/** Nothing is read for an incident that was created from no conversation. */
export const presentOrigin = async (
  tx: ReadTransaction,
  origin: IncidentOrigin | null,
): Promise<PresentOrigin> => {
  if (origin === null) return { is_there: false, messages_there: [] };
  const ids = [...new Set(origin.account.map(({ message_id }) => message_id))];
  const [conversation, messages] = await Promise.all([
    tx.db
      .selectFrom('conversations')
      .select('id')
      .where('user_id', '=', tx.userId)
      .where('id', '=', origin.conversation_id)
      .executeTakeFirst(),
    ids.length === 0
      ? []
      : tx.db
          .selectFrom('conversation_messages')
          .select('id')
          .where('user_id', '=', tx.userId)
          .where('conversation_id', '=', origin.conversation_id)
          .where('id', 'in', ids)
          .orderBy('position')
          .execute(),
  ]);
  return { is_there: conversation !== undefined, messages_there: messages.map(({ id }) => id) };
};
