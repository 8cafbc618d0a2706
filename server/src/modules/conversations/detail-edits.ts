/** The edits by hand to what a conversation collected, and a conversation as it has to be read with them. */
import type { Message } from '#contract/conversations.ts';
import type { DetailEdit, DetailKind } from '#contract/interview.ts';
import type { ReadTransaction, WriteTransaction } from '../../platform/database/database.ts';
import { appendToLedger } from '../../platform/ledger/ledger.ts';
import type { UserBox } from '../../platform/vault/vault.ts';
import type { StoredEdit } from '../assistant/index.ts';
import { readMessages } from './conversation-reader.ts';
import { lockConversation } from './conversation-writer.ts';

const TABLE = 'detail_edits';

/** What an interview is read from. */
export interface Telling {
  messages: Message[];
  edits: StoredEdit[];
  /** How many edits were ever made: with the number of messages it tells whether anything has changed. */
  editCount: number;
}

/** The messages of a conversation, oldest first, and what the person has done by hand to what they collected. */
export const readTelling = async (tx: ReadTransaction, conversationId: string): Promise<Telling> => {
  const [messages, rows, editCount, box] = await Promise.all([
    readMessages(tx, conversationId),
    tx.db
      .selectFrom(TABLE)
      .select(['kind', 'through', 'sealed'])
      .where('user_id', '=', tx.userId)
      .where('conversation_id', '=', conversationId)
      .execute(),
    readEditCount(tx, conversationId),
    tx.box(),
  ]);
  const edits = rows.map(({ kind, through, sealed }) => ({
    ...openEdit(box, conversationId, kind, sealed),
    kind: kind as DetailKind,
    through,
  }));
  return { messages, edits, editCount };
};

/** How many edits were ever made in a conversation. */
export const readEditCount = async (tx: ReadTransaction, conversationId: string): Promise<number> => {
  const row = await tx.db
    .selectFrom('conversations')
    .select('edit_count')
    .where('user_id', '=', tx.userId)
    .where('id', '=', conversationId)
    .executeTakeFirst();
  return row?.edit_count ?? 0;
};

const sealedAs = (conversationId: string, kind: string): string => `${conversationId}/${kind}`;

/** The sealed part of a row. */
type EditContent = { action: 'correct'; value: string } | { action: 'erase' } | { action: 'unsure' };

const openEdit = (box: UserBox, conversationId: string, kind: string, sealed: Buffer): EditContent =>
  box.open<EditContent>(TABLE, sealedAs(conversationId, kind), sealed);

/**
 * Puts an edit in the place of the one before, or takes that away, and records it. Undoing where nothing was done
 * changes nothing.
 * @throws ProblemError `not_found` when the person has no such conversation.
 */
export const writeDetailEdit = async (
  tx: WriteTransaction,
  conversationId: string,
  { kind, ...change }: DetailEdit,
): Promise<void> => {
  const edit = contentOf(change);
  const { message_count: through } = await lockConversation(tx, conversationId);
  const box = await tx.box();
  const before = await tx.db
    .selectFrom(TABLE)
    .select('sealed')
    .where('user_id', '=', tx.userId)
    .where('conversation_id', '=', conversationId)
    .where('kind', '=', kind)
    .executeTakeFirst();
  if (edit === null && !before) return;
  if (edit === null) {
    await tx.db
      .deleteFrom(TABLE)
      .where('user_id', '=', tx.userId)
      .where('conversation_id', '=', conversationId)
      .where('kind', '=', kind)
      .execute();
  } else {
    const sealed = box.seal(TABLE, sealedAs(conversationId, kind), edit);
    await tx.db
      .insertInto(TABLE)
      .values({ user_id: tx.userId, conversation_id: conversationId, kind, through, sealed })
      .onConflict((conflict) =>
        conflict
          .columns(['user_id', 'conversation_id', 'kind'])
          .doUpdateSet({ through, sealed, updated_at: new Date() }),
      )
      .execute();
  }
  await tx.db
    .updateTable('conversations')
    .set((eb) => ({ edit_count: eb('edit_count', '+', 1) }))
    .where('user_id', '=', tx.userId)
    .where('id', '=', conversationId)
    .execute();
  const last = edit ?? (before && openEdit(box, conversationId, kind, before.sealed));
  await appendToLedger(tx, [
    {
      entity: 'collected_detail',
      entityId: conversationId,
      action: edit === null ? 'delete' : before ? 'update' : 'create',
      content: { kind, ...last },
    },
  ]);
};

/** Null for an undoing. */
const contentOf = ({ action, value }: Omit<DetailEdit, 'kind'>): EditContent | null => {
  if (action === 'undo') return null;
  return action === 'correct' ? { action, value: value ?? '' } : { action };
};
