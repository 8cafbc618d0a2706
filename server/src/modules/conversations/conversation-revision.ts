import type { WriteTransaction } from '../../platform/database/database.ts';

/** The state of a conversation at the time of a reading: it changes with every message and every edit. */
export interface ConversationRevision {
  messageCount: number;
  editCount: number;
}

/**
 * True when the conversation has no message and no edit since that revision. It locks the conversation, so this stays true
 * until the transaction ends.
 */
export const isUnchangedSince = async (
  tx: WriteTransaction,
  conversationId: string,
  { messageCount, editCount }: ConversationRevision,
): Promise<boolean> => {
  const row = await tx.db
    .selectFrom('conversations')
    .select(['message_count', 'edit_count'])
    .where('user_id', '=', tx.userId)
    .where('id', '=', conversationId)
    .forUpdate()
    .executeTakeFirst();
  return row?.message_count === messageCount && row.edit_count === editCount;
};
