/** The pointers of outside models into the messages of a conversation. */
import * as z from 'zod/mini';
import { certainty, detailKind } from '#contract/common/details.ts';
import type { ReadTransaction, WriteTransaction } from '../../../platform/database/database.ts';
import { sealedKind } from '../../../platform/sealing/sealed-kind.ts';
import type { Pointer } from '../../interview/index.ts';
import { lockConversation } from '../conversation-writer.ts';
import { countEdit } from '../edit-writer.ts';

const TABLE = 'extractions';

export const SEALED_EXTRACTION = sealedKind({
  table: TABLE,
  binds: ['message_id', 'conversation_id'],
  content: z.object({
    /** The model that found it. */
    model: z.string(),
    pointers: z.array(z.object({ kind: detailKind, start: z.number(), end: z.number(), certainty })),
  }),
  formerContext: ({ message_id }) => `extractions/${message_id}`,
});

/** All pointers, in no particular order. One that cannot be opened is left out: the reading works without it. */
export const readPointers = async (tx: ReadTransaction, conversationId: string): Promise<Pointer[]> => {
  const [rows, box] = await Promise.all([
    tx.db
      .selectFrom(TABLE)
      .select(['message_id', 'conversation_id', 'sealed'])
      .where('user_id', '=', tx.userId)
      .where('conversation_id', '=', conversationId)
      .execute(),
    tx.box(),
  ]);
  return rows.flatMap((row) =>
    (SEALED_EXTRACTION.tryOpen(box, row, row.sealed)?.pointers ?? []).map((pointer) => ({
      ...pointer,
      message_id: row.message_id,
    })),
  );
};

/** The messages about which a model was asked, and answered. */
export const readExtractedIds = async (tx: ReadTransaction, conversationId: string): Promise<Set<string>> => {
  const rows = await tx.db
    .selectFrom(TABLE)
    .select('message_id')
    .where('user_id', '=', tx.userId)
    .where('conversation_id', '=', conversationId)
    .execute();
  return new Set(rows.map(({ message_id }) => message_id));
};

/**
 * Stores what a model found in each message that it was asked about, also where it found nothing; the first answer is
 * kept. It counts as an edit when something was found, because the collected details may have changed.
 * @returns whether they may have changed
 * @throws ProblemError `not_found` when the conversation is gone
 */
export const storePointers = async (
  tx: WriteTransaction,
  conversationId: string,
  {
    model,
    messageIds,
    pointers,
  }: { model: string; messageIds: readonly string[]; pointers: readonly Pointer[] },
): Promise<boolean> => {
  await lockConversation(tx, conversationId);
  const box = await tx.box();
  const contentFor = (messageId: string) => ({
    model,
    pointers: pointers
      .filter(({ message_id }) => message_id === messageId)
      .map(({ message_id: _id, ...pointer }) => pointer),
  });
  const there = await tx.db
    .selectFrom('conversation_messages')
    .select('id')
    .where('user_id', '=', tx.userId)
    .where('conversation_id', '=', conversationId)
    .where('id', 'in', messageIds)
    .execute();
  // The message was deleted while the model was asked.
  if (there.length === 0) return false;
  const stored = await tx.db
    .insertInto(TABLE)
    .values(
      there.map(({ id: messageId }) => {
        const columns = { message_id: messageId, conversation_id: conversationId };
        return {
          ...columns,
          user_id: tx.userId,
          sealed: SEALED_EXTRACTION.seal(box, columns, contentFor(messageId)),
        };
      }),
    )
    .onConflict((conflict) => conflict.columns(['user_id', 'message_id']).doNothing())
    .returning('message_id')
    .execute();
  const isNews = stored.some((row) => pointers.some(({ message_id }) => message_id === row.message_id));
  if (isNews) await countEdit(tx, conversationId);
  return isNews;
};
