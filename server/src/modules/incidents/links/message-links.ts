/** Which exhibits were made of which messages of conversations. */
import type { MessageReference } from '#contract/evidence.ts';
import type { ReadTransaction, WriteTransaction } from '../../../platform/database/database.ts';

/** What may have been made of a message. */
interface MadeOfMessage {
  from_message: MessageReference | null;
}

/** The ids of those messages that can still be opened. */
export const presentMessages = async (
  tx: ReadTransaction,
  made: readonly MadeOfMessage[],
): Promise<ReadonlySet<string>> => {
  const ids = made.flatMap(({ from_message }) => from_message?.message_id ?? []);
  if (ids.length === 0) return new Set();
  const rows = await tx.db
    .selectFrom('conversation_messages')
    .select('id')
    .where('user_id', '=', tx.userId)
    .where('id', 'in', ids)
    .execute();
  return new Set(rows.map(({ id }) => id));
};

/**
 * A message that the person wrote, for an exhibit that is made of it; undefined when they wrote none with this id. It is not
 * locked: an exhibit whose message has gone meanwhile says so, as it would later.
 */
export const findMessage = async (
  tx: WriteTransaction,
  messageId: string,
): Promise<MessageReference | undefined> => {
  const row = await tx.db
    .selectFrom('conversation_messages')
    .select(['conversation_id', 'created_at'])
    .where('user_id', '=', tx.userId)
    .where('id', '=', messageId)
    .where('role', '=', 'user')
    .executeTakeFirst();
  return (
    row && {
      conversation_id: row.conversation_id,
      message_id: messageId,
      recorded_at: row.created_at.toISOString(),
    }
  );
};
