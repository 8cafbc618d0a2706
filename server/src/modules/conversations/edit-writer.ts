/** How often what a conversation tells was changed otherwise than by a message. */
import type { WriteTransaction } from '../../platform/database/database.ts';
import { conversationsWithFile } from './conversation-reader.ts';

/**
 * Counts one more thing done by hand: whoever has read the conversation before can tell that it is not as it was. The
 * conversation is locked.
 * @returns how many there have been
 */
export const countEdit = async (tx: WriteTransaction, conversationId: string): Promise<number> => {
  const { edit_count } = await countOneMore(tx)
    .where('id', '=', conversationId)
    .returning('edit_count')
    .executeTakeFirstOrThrow();
  return edit_count;
};

/**
 * Counts that the words of a clip are others now, in every conversation to which the clip belongs: what a clip says is
 * part of what its conversation tells. The conversations are locked, so this comes before the clip is: see
 * [Note: lock order].
 */
export const countNewWords = async (tx: WriteTransaction, fileId: string): Promise<void> => {
  await countOneMore(tx).where('id', 'in', conversationsWithFile(tx, fileId)).execute();
};

const countOneMore = (tx: WriteTransaction) =>
  tx.db
    .updateTable('conversations')
    .set((eb) => ({ edit_count: eb('edit_count', '+', 1) }))
    .where('user_id', '=', tx.userId);
