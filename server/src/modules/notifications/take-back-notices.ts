import type { NoticeKind } from '#contract/notices.ts';
import type { WriteTransaction } from '../../platform/database/database.ts';

/** Takes back what the person was told about their account, because it is not so any more. */
export const takeBackNotices = async (tx: WriteTransaction, kind: NoticeKind): Promise<void> => {
  await tx.db.deleteFrom('notifications').where('user_id', '=', tx.userId).where('kind', '=', kind).execute();
};
