/** Which replies are being written, and by which server; what was stopped before anything came of it. */
import { sql } from 'kysely';
import type { PendingReply } from '#contract/conversations.ts';
import { MINUTE_MS } from '#contract/durations.ts';
import type { ReadTransaction, WriteTransaction } from '../../../platform/database/database.ts';

const TABLE = 'running_replies';

/** Which reply: that to this message of the person. */
export interface ReplyPlace {
  conversationId: string;
  messageId: string;
}

/** Takes a reply over: this server writes it from now on. The message is there. */
export const markWriting = async (
  tx: WriteTransaction,
  { conversationId, messageId }: ReplyPlace,
  server: number,
): Promise<void> => {
  await tx.db
    .insertInto(TABLE)
    .values({ user_id: tx.userId, message_id: messageId, conversation_id: conversationId, server })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'message_id']).doUpdateSet({
        server,
        stopped: false,
        started_at: sql<Date>`now()`,
      }),
    )
    .execute();
};

/** This server writes it no more. */
export const markWritten = async (tx: WriteTransaction, messageId: string, server: number): Promise<void> => {
  await tx.db
    .deleteFrom(TABLE)
    .where('user_id', '=', tx.userId)
    .where('message_id', '=', messageId)
    .where('server', '=', server)
    .execute();
};

/** It was stopped before anything came: nobody writes it until the person asks again. */
export const markStopped = async (tx: WriteTransaction, messageId: string, server: number): Promise<void> => {
  await tx.db
    .updateTable(TABLE)
    .set({ server: null, stopped: true })
    .where('user_id', '=', tx.userId)
    .where('message_id', '=', messageId)
    .where('server', '=', server)
    .execute();
};

/** Asks whoever writes it to stop; the database passes it on. Nothing happens when nobody does. */
export const askToStop = async (tx: WriteTransaction, messageId: string): Promise<void> => {
  await tx.db
    .updateTable(TABLE)
    .set({ stopped: true })
    .where('user_id', '=', tx.userId)
    .where('message_id', '=', messageId)
    .where('server', 'is not', null)
    .execute();
};

/** True when somebody has asked to stop it. */
export const isAskedToStop = async (tx: ReadTransaction, messageId: string): Promise<boolean> => {
  const row = await tx.db
    .selectFrom(TABLE)
    .select('stopped')
    .where('user_id', '=', tx.userId)
    .where('message_id', '=', messageId)
    .executeTakeFirst();
  return row?.stopped === true;
};

/** Longer than any reply takes: a line that could not be taken away must not say for ever that one is on its way. */
export const LONGEST_REPLY_MS = 5 * MINUTE_MS;

/** The server that reads, and what it knows of the replies that it writes itself. */
interface Reading {
  server: number;
  /** A line of this very server that no turn stands behind was left behind: it could not be taken away yet. */
  isWrittenHere: (messageId: string) => boolean;
}

/** Of a conversation: the replies that are on their way, and those that were stopped before anything came. */
export const readPendingReplies = async (
  tx: ReadTransaction,
  conversationId: string,
  { server: own, isWrittenHere }: Reading,
): Promise<PendingReply[]> => {
  const rows = await tx.db
    .selectFrom(TABLE)
    .select([
      'message_id',
      'stopped',
      'server',
      sql<boolean>`started_at > now() - make_interval(secs => ${LONGEST_REPLY_MS / 1_000}) AND app.server_lives(server)`.as(
        'writing',
      ),
    ])
    .where('user_id', '=', tx.userId)
    .where('conversation_id', '=', conversationId)
    .orderBy('message_id')
    .execute();
  return rows.flatMap(({ message_id, stopped, server, writing }): PendingReply[] => {
    if (writing && (server !== own || isWrittenHere(message_id))) return [{ message_id, status: 'writing' }];
    return stopped ? [{ message_id, status: 'stopped' }] : [];
  });
};
