/** Everything that a reading of a conversation needs: its messages, and the person's edits to what was read before. */
import type { Message } from '#contract/conversations.ts';
import type { ReadTransaction } from '../../../platform/database/database.ts';
import type { ReadOptions } from '../../assistant/index.ts';
import { readMessages } from '../conversation-reader.ts';
import { readDetailEdits } from './detail-edits.ts';
import { readEpisodeMarks } from './episode-marks.ts';
import { readPointers } from './extraction-store.ts';

/** The input of a reading. */
export interface Telling {
  /** Oldest first. */
  messages: Message[];
  /** What a reading needs besides the messages. */
  aids: Pick<ReadOptions, 'edits' | 'marks' | 'pointers'>;
  /** The number of edits so far: with the number of messages it identifies the revision. */
  editCount: number;
}

/** Reads all of it in one snapshot of the transaction; empty where the person has no such conversation. */
export const readTelling = async (tx: ReadTransaction, conversationId: string): Promise<Telling> => {
  const [messages, edits, marks, pointers, editCount] = await Promise.all([
    readMessages(tx, conversationId),
    readDetailEdits(tx, conversationId),
    readEpisodeMarks(tx, conversationId),
    readPointers(tx, conversationId),
    readEditCount(tx, conversationId),
  ]);
  return { messages, aids: { edits, marks, pointers }, editCount };
};

/**
 * The number of edits so far: to details, to the division into incidents, to transcripts, and answers of a model that
 * found something.
 */
export const readEditCount = async (tx: ReadTransaction, conversationId: string): Promise<number> => {
  const row = await tx.db
    .selectFrom('conversations')
    .select('edit_count')
    .where('user_id', '=', tx.userId)
    .where('id', '=', conversationId)
    .executeTakeFirst();
  return row?.edit_count ?? 0;
};
