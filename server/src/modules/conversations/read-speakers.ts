import { sql } from 'kysely';
import type { ReadTransaction } from '../../platform/database/database.ts';

/** Who said a message, and in which conversation. */
interface Speaker {
  conversation_id: string;
  role: string;
  /** Of the conversation. */
  model_used: string;
  /** The ledger has a change of the conversation: of its name, its state, or who answers in it. */
  was_changed: boolean;
}

/** Of these messages those that are still there, in the order of the ids, which is that of time. No word is opened. */
export const readSpeakers = async (
  tx: ReadTransaction,
  messageIds: readonly string[],
): Promise<Speaker[]> => {
  if (messageIds.length === 0) return [];
  const { rows } = await sql<Speaker>`
    SELECT message.conversation_id, message.role, conversation.model_used,
      EXISTS (SELECT FROM ledger_entries AS entry
        WHERE entry.user_id = ${tx.userId} AND entry.entity_id = conversation.id
          AND entry.entity = 'conversation' AND entry.action = 'update') AS was_changed
    FROM conversation_messages AS message
    JOIN conversations AS conversation
      ON conversation.user_id = message.user_id AND conversation.id = message.conversation_id
    WHERE message.user_id = ${tx.userId} AND message.id = ANY (${[...messageIds]})
    ORDER BY message.created_at, message.id`.execute(tx.db);
  return rows;
};
