/** Everything that a reading of a conversation needs: its messages, and what the person did by hand since. */
import type { Message } from '#contract/conversations.ts';
import type { ReadTransaction } from '../../../platform/database/database.ts';
import type { ReadingAids } from '../../interview/index.ts';
import { readMessagesAndCards } from '../conversation-reader.ts';
import { readAnswers } from './answers.ts';
import { type EpisodeDivision, readEpisodeMarks } from './episode-marks.ts';
import { readPointers } from './extraction-store.ts';
import { readFormerEdits } from './former-edits.ts';

/** The input of a reading. */
export interface Telling {
  /** Oldest first. */
  messages: Message[];
  /** What a reading needs besides the messages. */
  aids: Required<ReadingAids> & { divisions: readonly EpisodeDivision[] };
  /** The number of edits so far: with the number of messages it identifies the revision. */
  editCount: number;
}

/** Reads all of it in one snapshot of the transaction; empty where the person has no such conversation. */
export const readTelling = async (tx: ReadTransaction, conversationId: string): Promise<Telling> => {
  const [{ messages, cards }, answers, formerEdits, divisions, pointers, editCount] = await Promise.all([
    readMessagesAndCards(tx, conversationId),
    readAnswers(tx, conversationId),
    readFormerEdits(tx, conversationId),
    readEpisodeMarks(tx, conversationId),
    readPointers(tx, conversationId),
    readEditCount(tx, conversationId),
  ]);
  return { messages, aids: { answers, formerEdits, divisions, pointers, cards }, editCount };
};

/**
 * The number of edits so far: answers to proposals, marks of incidents, changed transcripts, and answers of a model that
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
