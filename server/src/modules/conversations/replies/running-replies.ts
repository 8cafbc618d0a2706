/** Which replies are being written, and by which server; which were stopped before their first words. */
import { sql } from 'kysely';
import { MINUTE_MS } from '#contract/common/durations.ts';
import type { PendingReply } from '#contract/conversations.ts';
import type { ReadTransaction, WriteTransaction } from '../../../platform/database/database.ts';

const TABLE = 'running_replies';

/** A reply, named by the person's message that it answers. */
export interface ReplyPlace {
  conversationId: string;
  messageId: string;
}

/** Claims a reply: this server writes it from now on. The message must be stored. */
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

/** Releases a reply: this server no longer writes it. */
export const markWritten = async (tx: WriteTransaction, messageId: string, server: number): Promise<void> => {
  await tx.db
    .deleteFrom(TABLE)
    .where('user_id', '=', tx.userId)
    .where('message_id', '=', messageId)
    .where('server', '=', server)
    .execute();
};

/** Marks a reply as stopped before its first words: no server writes it until the person asks again. */
export const markStopped = async (tx: WriteTransaction, messageId: string, server: number): Promise<void> => {
  await tx.db
    .updateTable(TABLE)
    .set({ server: null, stopped: true })
    .where('user_id', '=', tx.userId)
    .where('message_id', '=', messageId)
    .where('server', '=', server)
    .execute();
};

/** Asks the server that writes a reply to stop, by a notification of the database. Without such a server nothing happens. */
export const askToStop = async (tx: WriteTransaction, messageId: string): Promise<void> => {
  await tx.db
    .updateTable(TABLE)
    .set({ stopped: true })
    .where('user_id', '=', tx.userId)
    .where('message_id', '=', messageId)
    .where('server', 'is not', null)
    .execute();
};

/** True when a stop of the reply was asked for. */
export const isAskedToStop = async (tx: ReadTransaction, messageId: string): Promise<boolean> => {
  const row = await tx.db
    .selectFrom(TABLE)
    .select('stopped')
    .where('user_id', '=', tx.userId)
    .where('message_id', '=', messageId)
    .executeTakeFirst();
  return row?.stopped === true;
};

/** Longer than any reply takes: a row that could not be deleted must not report a running reply for ever. */
export const LONGEST_REPLY_MS = 5 * MINUTE_MS;

/** The server that asks, and the replies that it is writing itself. */
interface Reading {
  server: number;
  /** False for a row of this server without a turn: the row could not be deleted yet. */
  isWrittenHere: (messageId: string) => boolean;
}

/** The replies of a conversation that are being written, and those that were stopped before their first words. */
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
