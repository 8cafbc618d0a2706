/** Counts the changes to what a conversation tells that are not messages. */
import type { WriteTransaction } from '../../platform/database/database.ts';
import { conversationsWithMessages } from './conversation-reader.ts';

/**
 * Counts one more edit by hand, so that an earlier reading is seen to be out of date. The conversation must be locked.
 * @returns the number of edits so far
 */
export const countEdit = async (tx: WriteTransaction, conversationId: string): Promise<number> => {
  const { edit_count } = await countOneMore(tx)
    .where('id', '=', conversationId)
    .returning('edit_count')
    .executeTakeFirstOrThrow();
  return edit_count;
};

/**
 * Counts a changed transcript of a recording of these messages as an edit in every conversation that contains them,
 * because its words are part of what the conversation tells. It locks the conversations, so it comes before the lock of the recording: see
 * [Note: lock order].
 */
export const countNewWords = async (tx: WriteTransaction, messageIds: readonly string[]): Promise<void> => {
  await countOneMore(tx).where('id', 'in', conversationsWithMessages(tx, messageIds)).execute();
};

const countOneMore = (tx: WriteTransaction) =>
  tx.db
    .updateTable('conversations')
    .set((eb) => ({ edit_count: eb('edit_count', '+', 1) }))
    .where('user_id', '=', tx.userId);
