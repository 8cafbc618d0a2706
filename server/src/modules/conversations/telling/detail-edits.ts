/** The person's edits to the details that a conversation collected. */
import * as z from 'zod/mini';
import type { DetailEdit, DetailKind } from '#contract/interview.ts';
import { DETAIL_EDITS_MAX_COUNT } from '#contract/limits.ts';
import type { ReadTransaction, WriteTransaction } from '../../../platform/database/database.ts';
import { ProblemError } from '../../../platform/errors/problem-error.ts';
import { appendToLedger } from '../../../platform/ledger/ledger.ts';
import { sealedKind } from '../../../platform/sealing/sealed-kind.ts';
import { FIRST_EPISODE, joinedBy, type StoredEdit } from '../../assistant/index.ts';
import { lockConversation } from '../conversation-writer.ts';
import { countEdit } from '../edit-writer.ts';
import { readEpisodeMarks } from './episode-marks.ts';

declare module '../../../platform/ledger/ledger.ts' {
  interface LedgerEntities {
    collected_detail: true;
  }
}

const TABLE = 'detail_edits';
const COLUMNS = ['conversation_id', 'episode', 'kind', 'through', 'updated_at', 'sealed'] as const;

/** The edits to the details of every incident of a conversation, in the order in which they were made. */
export const readDetailEdits = async (tx: ReadTransaction, conversationId: string): Promise<StoredEdit[]> => {
  const [rows, box] = await Promise.all([
    tx.db
      .selectFrom(TABLE)
      .select(COLUMNS)
      .where('user_id', '=', tx.userId)
      .where('conversation_id', '=', conversationId)
      .orderBy('updated_at')
      .orderBy('episode')
      .orderBy('kind')
      .execute(),
    tx.box(),
  ]);
  return rows.flatMap((row) => {
    // A damaged edit must not hide the other edits, nor the conversation.
    const content = SEALED_EDIT.tryOpen(box, row, row.sealed);
    if (!content) return [];
    return [{ ...content, episode: row.episode, kind: row.kind as DetailKind, through: row.through }];
  });
};

/** The sealed part of a row; with the incidents that were joined when the edit was made, if there were any. */
const editContent = z.discriminatedUnion('action', [
  z.object({ action: z.literal('correct'), value: z.string(), joined: z.exactOptional(z.array(z.string())) }),
  z.object({ action: z.literal('erase'), joined: z.exactOptional(z.array(z.string())) }),
  z.object({ action: z.literal('unsure'), joined: z.exactOptional(z.array(z.string())) }),
]);
type EditContent = z.infer<typeof editContent>;

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
 * Stores an edit in place of the earlier one, undoes that, or chooses it over those of incidents that are joined with its
 * own; and records it. Undoing or choosing where there is no edit changes nothing.
 * @throws ProblemError `not_found` when the person has no such conversation; `not_ready` when the conversation has
 *   reached its limit of edits
 */
export const writeDetailEdit = async (
  tx: WriteTransaction,
  conversationId: string,
  { kind, episode = FIRST_EPISODE, ...change }: DetailEdit,
): Promise<void> => {
  const { message_count } = await lockConversation(tx, conversationId);
  const box = await tx.box();
  const before = await tx.db
    .selectFrom(TABLE)
    .select(COLUMNS)
    .where('user_id', '=', tx.userId)
    .where('conversation_id', '=', conversationId)
    .where('episode', '=', episode)
    .where('kind', '=', kind)
    .executeTakeFirst();
  const joined = joinedBy(await readEpisodeMarks(tx, conversationId));
  const openBefore = () => before && SEALED_EDIT.tryOpen(box, before, before.sealed);
  const edit = contentAfter(change, joined, openBefore);
  if (edit === null && !before) return;
  if (edit === null) {
    await tx.db
      .deleteFrom(TABLE)
      .where('user_id', '=', tx.userId)
      .where('conversation_id', '=', conversationId)
      .where('episode', '=', episode)
      .where('kind', '=', kind)
      .execute();
  } else {
    if (!before) await requireRoom(tx, conversationId);
    // A chosen edit still applies to the messages that were there when it was made.
    const through = before && change.action === 'choose' ? before.through : message_count;
    const columns = { conversation_id: conversationId, episode, kind, through, updated_at: new Date() };
    const values = { ...columns, sealed: SEALED_EDIT.seal(box, columns, edit) };
    await tx.db
      .insertInto(TABLE)
      .values({ user_id: tx.userId, ...values })
      .onConflict((conflict) =>
        conflict.columns(['user_id', 'conversation_id', 'episode', 'kind']).doUpdateSet(values),
      )
      .execute();
  }
  await countEdit(tx, conversationId);
  const last = edit ?? openBefore();
  await appendToLedger(tx, [
    {
      entity: 'collected_detail',
      entityId: conversationId,
      action: edit === null ? 'delete' : before ? 'update' : 'create',
      content: episode === FIRST_EPISODE ? { kind, ...last } : { kind, episode, ...last },
    },
  ]);
};

/**
 * A message is removed from the conversation: the position of every edit that came after it becomes one smaller.
 * @param place the number of messages before it
 */
export const moveDetailEdits = async (
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

/** The edit that is in force after the change; null where there is none. */
const contentAfter = (
  { action, value }: Omit<DetailEdit, 'kind' | 'episode'>,
  joined: ReadonlySet<string>,
  before: () => EditContent | undefined,
): EditContent | null => {
  if (action === 'undo') return null;
  if (action === 'choose') return before() ?? null;
  const spokenOf = joined.size > 0 && { joined: [...joined] };
  return action === 'correct' ? { action, value: value ?? '', ...spokenOf } : { action, ...spokenOf };
};

/** Edits outlive the incidents that they were made to, which the person can divide and join without end. */
const requireRoom = async (tx: ReadTransaction, conversationId: string): Promise<void> => {
  const { count } = await tx.db
    .selectFrom(TABLE)
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('user_id', '=', tx.userId)
    .where('conversation_id', '=', conversationId)
    .executeTakeFirstOrThrow();
  if (Number(count) >= DETAIL_EDITS_MAX_COUNT) throw new ProblemError('not_ready');
};
