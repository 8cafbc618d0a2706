/** How a person has divided the incidents of a conversation by hand. */
import type { EpisodeMark } from '#contract/interview.ts';
import type { ReadTransaction, WriteTransaction } from '../../../platform/database/database.ts';
import { appendToLedger } from '../../../platform/ledger/ledger.ts';
import { begunKey, FIRST_EPISODE, type StoredMark } from '../../assistant/index.ts';
import { countEdit, lockConversation } from '../conversation-writer.ts';
import { requireEpisode } from './require-episode.ts';

const TABLE = 'episode_marks';

/** In the order of their places in the conversation. */
export const readEpisodeMarks = async (
  tx: ReadTransaction,
  conversationId: string,
): Promise<StoredMark[]> => {
  const rows = await tx.db
    .selectFrom(TABLE)
    .select(['action', 'at', 'episode'])
    .where('user_id', '=', tx.userId)
    .where('conversation_id', '=', conversationId)
    .orderBy('at')
    .execute();
  return rows.map(({ action, at, episode }): StoredMark => {
    if (action === 'begin') return { action, at: at ?? 0 };
    if (action === 'continue') return { action, at: at ?? 0, episode: episode ?? '' };
    return { action: 'join', episode: episode ?? '' };
  });
};

/**
 * Divides anew, and records it. Joining an incident that was begun by hand takes that beginning back.
 * @throws ProblemError `not_found` when the person has no such conversation, or no such incident in it.
 */
export const writeEpisodeMark = async (
  tx: WriteTransaction,
  conversationId: string,
  { action, episode = FIRST_EPISODE }: EpisodeMark,
): Promise<void> => {
  const { message_count: at } = await lockConversation(tx, conversationId);
  await requireEpisode(tx, conversationId, episode);
  const begunAt = begunPlace(episode);
  if (action === 'undo' || (action === 'join' && begunAt !== null)) {
    const about = begunAt === null ? aboutIncident(episode) : aboutPlace(begunAt);
    const removed = await tx.db
      .deleteFrom(TABLE)
      .where('user_id', '=', tx.userId)
      .where('conversation_id', '=', conversationId)
      .where('about', '=', about)
      .executeTakeFirst();
    if (removed.numDeletedRows === 0n) return;
  } else {
    const row = {
      about: action === 'join' ? aboutIncident(episode) : aboutPlace(at),
      action,
      at: action === 'join' ? null : at,
      episode: action === 'begin' ? null : episode,
    };
    await tx.db
      .insertInto(TABLE)
      .values({ user_id: tx.userId, conversation_id: conversationId, ...row })
      .onConflict((conflict) => conflict.columns(['user_id', 'conversation_id', 'about']).doUpdateSet(row))
      .execute();
  }
  await countEdit(tx, conversationId);
  await appendToLedger(tx, [
    {
      entity: 'conversation_episode',
      entityId: conversationId,
      action: action === 'undo' ? 'delete' : 'create',
      content: action === 'begin' ? { action, at } : { action, episode, at },
    },
  ]);
};

const aboutPlace = (at: number): string => `at:${at}`;
const aboutIncident = (episode: string): string => `of:${episode}`;

/** The place at which it was begun by hand; null for an incident that was read out of what was told. */
const begunPlace = (episode: string): number | null => {
  const at = /^b(\d+)$/.exec(episode)?.[1];
  return at !== undefined && begunKey(Number(at)) === episode ? Number(at) : null;
};
