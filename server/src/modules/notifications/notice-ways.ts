import { CHOICE_OF_NOTICE, type NoticeKind } from '#contract/account/notices.ts';
import { ALWAYS_MAILED, DEFAULT_NOTICES, type NoticeWays } from '#contract/account/preferences.ts';
import type { ReadQueries } from '../../platform/database/database.ts';
import type { ChosenNotices } from '../preferences/index.ts';

/** Where a kind of notice is told, by what the person chose, and by the defaults where they chose nothing. */
export const waysFrom = (chosen: ChosenNotices, kind: NoticeKind): NoticeWays => {
  const choice = CHOICE_OF_NOTICE[kind];
  const ways = { ...DEFAULT_NOTICES[choice], ...chosen[choice] };
  return ALWAYS_MAILED.includes(choice) ? { ...ways, by_mail: true } : ways;
};

/** Where this person is told of a kind of notice. */
export const noticeWays = async (
  tx: { db: Pick<ReadQueries, 'selectFrom'> },
  userId: string,
  kind: NoticeKind,
): Promise<NoticeWays> => {
  const row = await tx.db
    .selectFrom('preferences')
    .select('notices')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return waysFrom((row?.notices ?? {}) as ChosenNotices, kind);
};
