import type { WriteTransaction } from '../../platform/database/database.ts';

/** How far a conversation was when it was read. */
export interface Stand {
  messageCount: number;
  editCount: number;
}

/**
 * True when nothing has been said or edited in the conversation since then, nor can be before the transaction ends: the
 * conversation is locked.
 */
export const isStillAt = async (
  tx: WriteTransaction,
  conversationId: string,
  { messageCount, editCount }: Stand,
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
