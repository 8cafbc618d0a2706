import type { ReadUntil } from '#contract/account/notices.ts';
import type { Actor, Database } from '../../platform/database/database.ts';
import { ProblemError } from '../../platform/errors/problem-error.ts';
import { markMessagesRead } from './operator-message-writer.ts';

/** Marks a notice as read; one that is read already stays so. @throws ProblemError `not_found` */
export const markRead = (database: Database, actor: Actor, noticeId: string): Promise<void> =>
  database.asUser(actor, async (tx) => {
    const { numUpdatedRows } = await tx.db
      .updateTable('notifications')
      .set((eb) => ({ read_at: eb.fn.coalesce('read_at', eb.val(new Date())) }))
      .where('user_id', '=', tx.userId)
      .where('id', '=', noticeId)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows > 0n) return;
    if ((await markMessagesRead(tx, { id: noticeId })) === 0) throw new ProblemError('not_found');
  });

/** Marks all notices as read that came until then: those that came since have not been seen. */
export const markAllRead = (database: Database, actor: Actor, { until }: ReadUntil): Promise<void> =>
  database.asUser(actor, async (tx) => {
    await tx.db
      .updateTable('notifications')
      .set({ read_at: new Date() })
      .where('user_id', '=', tx.userId)
      .where('read_at', 'is', null)
      .where('created_at', '<=', new Date(until))
      .execute();
    await markMessagesRead(tx, { until: new Date(until) });
  });
