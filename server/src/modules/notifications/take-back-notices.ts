import type { NoticeKind } from '#contract/account/notices.ts';
import type { SystemTransaction, WriteTransaction } from '../../platform/database/database.ts';

/**
 * Takes back what a person was told about their account, because it is not so any more.
 * @param tx the person's own transaction, or one of the system
 */
export const takeBackNotices = async (
  tx: Pick<WriteTransaction | SystemTransaction, 'db'>,
  userId: string,
  kind: NoticeKind,
): Promise<void> => {
  await tx.db.deleteFrom('notifications').where('user_id', '=', userId).where('kind', '=', kind).execute();
};
