/**
 * The person's edits of details, as they were stored before there were proposals. They are read as answers; none is written
 * any more (docs/decisions/036-answers-to-proposals.md).
 */
import * as z from 'zod/mini';
import { detailKind } from '#contract/common/details.ts';
import type { ReadTransaction, WriteTransaction } from '../../../platform/database/database.ts';
import { sealedKind } from '../../../platform/sealing/sealed-kind.ts';
import { FIRST_EPISODE, type FormerEdit } from '../../interview/index.ts';

declare module '../../../platform/ledger/ledger.ts' {
  interface LedgerEntities {
    collected_detail: true;
  }
}

const TABLE = 'detail_edits';

/** The edits of a conversation, in the order in which they were made. One that does not open is left out. */
export const readFormerEdits = async (tx: ReadTransaction, conversationId: string): Promise<FormerEdit[]> => {
  const [rows, box] = await Promise.all([
    tx.db
      .selectFrom(TABLE)
      .select(['conversation_id', 'episode', 'kind', 'through', 'updated_at', 'sealed'])
      .where('user_id', '=', tx.userId)
      .where('conversation_id', '=', conversationId)
      .orderBy('updated_at')
      .orderBy('episode')
      .orderBy('kind')
      .execute(),
    tx.box(),
  ]);
  return rows.flatMap((row) => {
    const content = SEALED_EDIT.tryOpen(box, row, row.sealed);
    const kind = detailKind.safeParse(row.kind);
    if (!content || !kind.success) return [];
    const { joined: _joined, ...edit } = content;
    return [{ ...edit, episode: row.episode, kind: kind.data, through: row.through }];
  });
};

const joined = z.exactOptional(z.array(z.string()));
const editContent = z.discriminatedUnion('action', [
  z.object({ action: z.literal('correct'), value: z.string(), joined }),
  z.object({ action: z.literal('erase'), joined }),
  z.object({ action: z.literal('unsure'), joined }),
]);

export const SEALED_EDIT = sealedKind({
  table: TABLE,
  // Does not bind `through`, which changes when a message is deleted.
  binds: ['conversation_id', 'episode', 'kind', 'updated_at'],
  content: editContent,
  // The edits of the first incident keep the names from the time when a conversation had only one.
  formerContext: ({ conversation_id, episode, kind }) =>
    [TABLE, conversation_id, kind, ...(episode === FIRST_EPISODE ? [] : [episode])].join('/'),
});

/**
 * A message is removed from the conversation: the position of every edit that came after it becomes one smaller.
 * @param place the number of messages before it
 */
export const moveFormerEdits = async (
  tx: WriteTransaction,
  conversationId: string,
  place: number,
): Promise<void> => {
  await tx.db
    .updateTable(TABLE)
    .set((eb) => ({ through: eb('through', '-', 1) }))
    .where('user_id', '=', tx.userId)
    .where('conversation_id', '=', conversationId)
    .where('through', '>', place)
    .execute();
};
