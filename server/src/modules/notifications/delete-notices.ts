import type { Actor, Database } from '../../platform/database/database.ts';
import { ProblemError } from '../../platform/errors/problem-error.ts';
import { putMessageAway, putReadMessagesAway } from './operator-message-writer.ts';

/** Deletes a notice; a message of the operator is put away. @throws ProblemError `not_found` */
export const deleteNotice = (database: Database, actor: Actor, noticeId: string): Promise<void> =>
  database.asUser(actor, async (tx) => {
    const { numDeletedRows } = await tx.db
      .deleteFrom('notifications')
      .where('user_id', '=', tx.userId)
      .where('id', '=', noticeId)
      .executeTakeFirstOrThrow();
    if (numDeletedRows > 0n) return;
    if ((await putMessageAway(tx, noticeId)) === 0) throw new ProblemError('not_found');
  });

/** Deletes all notices that were read. */
export const deleteReadNotices = (database: Database, actor: Actor): Promise<void> =>
  database.asUser(actor, async (tx) => {
    await tx.db
      .deleteFrom('notifications')
      .where('user_id', '=', tx.userId)
      .where('read_at', 'is not', null)
      .execute();
    await putReadMessagesAway(tx);
  });
