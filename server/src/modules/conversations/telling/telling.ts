/** A conversation as it has to be read: what was said, and what the person has done by hand to what was made of it. */
import type { Message } from '#contract/conversations.ts';
import type { ReadTransaction } from '../../../platform/database/database.ts';
import type { ReadOptions } from '../../assistant/index.ts';
import { readMessages } from '../conversation-reader.ts';
import { readDetailEdits } from './detail-edits.ts';
import { readEpisodeMarks } from './episode-marks.ts';
import { readPointers } from './extraction-store.ts';

/** What an interview is read from. */
export interface Telling {
  /** Oldest first. */
  messages: Message[];
  /** What a reading needs beside the messages. */
  aids: Pick<ReadOptions, 'edits' | 'marks' | 'pointers'>;
  /** How many edits were ever made: with the number of messages it tells whether anything has changed. */
  editCount: number;
}

/** All of it as of one moment of the transaction; empty where the person has no such conversation. */
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
 * How many edits were ever made in a conversation, to details and to its division into incidents, and how often a model
 * has found something in it.
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
