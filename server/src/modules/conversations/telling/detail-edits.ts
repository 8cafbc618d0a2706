/** The edits by hand to what a conversation collected. */
import type { DetailEdit, DetailKind } from '#contract/interview.ts';
import type { ReadTransaction, WriteTransaction } from '../../../platform/database/database.ts';
import { appendToLedger } from '../../../platform/ledger/ledger.ts';
import type { UserBox } from '../../../platform/vault/vault.ts';
import { FIRST_EPISODE, type StoredEdit } from '../../assistant/index.ts';
import { countEdit, lockConversation } from '../conversation-writer.ts';
import { requireEpisode } from './require-episode.ts';

const TABLE = 'detail_edits';

/** The edits that are in force in a conversation. */
export const readDetailEdits = async (tx: ReadTransaction, conversationId: string): Promise<StoredEdit[]> => {
  const [rows, box] = await Promise.all([
    tx.db
      .selectFrom(TABLE)
      .select(['kind', 'episode', 'through', 'sealed'])
      .where('user_id', '=', tx.userId)
      .where('conversation_id', '=', conversationId)
      .execute(),
    tx.box(),
  ]);
  return rows.map(({ kind, episode, through, sealed }) => ({
    ...openEdit(box, { conversationId, episode, kind }, sealed),
    episode,
    kind: kind as DetailKind,
    through,
  }));
};

interface EditPlace {
  conversationId: string;
  episode: string;
  kind: string;
}

/** The edits of the first incident are called as they were when a conversation had no other. */
const sealedAs = ({ conversationId, episode, kind }: EditPlace): string =>
  episode === FIRST_EPISODE ? `${conversationId}/${kind}` : `${conversationId}/${kind}/${episode}`;

/** The sealed part of a row. */
type EditContent = { action: 'correct'; value: string } | { action: 'erase' } | { action: 'unsure' };

const openEdit = (box: UserBox, place: EditPlace, sealed: Buffer): EditContent =>
  box.open<EditContent>(TABLE, sealedAs(place), sealed);

/**
 * Puts an edit in the place of the one before, or takes that away, and records it. Undoing where nothing was done
 * changes nothing.
 * @throws ProblemError `not_found` when the person has no such conversation.
 */
export const writeDetailEdit = async (
  tx: WriteTransaction,
  conversationId: string,
  { kind, episode = FIRST_EPISODE, ...change }: DetailEdit,
): Promise<void> => {
  const place = { conversationId, episode, kind };
  const edit = contentOf(change);
  const { message_count: through } = await lockConversation(tx, conversationId);
  await requireEpisode(tx, conversationId, episode);
  const box = await tx.box();
  const before = await tx.db
    .selectFrom(TABLE)
    .select('sealed')
    .where('user_id', '=', tx.userId)
    .where('conversation_id', '=', conversationId)
    .where('episode', '=', episode)
    .where('kind', '=', kind)
    .executeTakeFirst();
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
    const sealed = box.seal(TABLE, sealedAs(place), edit);
    await tx.db
      .insertInto(TABLE)
      .values({ user_id: tx.userId, conversation_id: conversationId, episode, kind, through, sealed })
      .onConflict((conflict) =>
        conflict
          .columns(['user_id', 'conversation_id', 'episode', 'kind'])
          .doUpdateSet({ through, sealed, updated_at: new Date() }),
      )
      .execute();
  }
  await countEdit(tx, conversationId);
  const last = edit ?? (before && openEdit(box, place, before.sealed));
  await appendToLedger(tx, [
    {
      entity: 'collected_detail',
      entityId: conversationId,
      action: edit === null ? 'delete' : before ? 'update' : 'create',
      content: episode === FIRST_EPISODE ? { kind, ...last } : { kind, episode, ...last },
    },
  ]);
};

/** Null for an undoing. */
const contentOf = ({ action, value }: Omit<DetailEdit, 'kind' | 'episode'>): EditContent | null => {
  if (action === 'undo') return null;
  return action === 'correct' ? { action, value: value ?? '' } : { action };
};
