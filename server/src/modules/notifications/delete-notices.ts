import type { Actor, Database } from '../../platform/database/database.ts';
import { ProblemError } from '../../platform/errors/problem-error.ts';

/** @throws ProblemError `not_found` */
export const deleteNotice = (database: Database, actor: Actor, noticeId: string): Promise<void> =>
  database.asUser(actor, async ({ db, userId }) => {
    const { numDeletedRows } = await db
      .deleteFrom('notifications')
      .where('user_id', '=', userId)
      .where('id', '=', noticeId)
      .executeTakeFirstOrThrow();
    if (numDeletedRows === 0n) throw new ProblemError('not_found');
  });

/** Deletes all notices that were read. */
export const deleteReadNotices = (database: Database, actor: Actor): Promise<void> =>
  database.asUser(actor, async ({ db, userId }) => {
    await db
      .deleteFrom('notifications')
      .where('user_id', '=', userId)
      .where('read_at', 'is not', null)
      .execute();
  });
