import { DAY_MS } from '#contract/common/durations.ts';
import { NOTICE_DAYS } from '#contract/common/limits.ts';
import type { Database } from '../../platform/database/database.ts';

/** Deletes the notices that are older than NOTICE_DAYS, read or not. @returns how many */
export const expireNotices = (database: Database, now = new Date()): Promise<number> =>
  database.asSystem('expire notices', async ({ db }) => {
    const { numDeletedRows } = await db
      .deleteFrom('notifications')
      .where('created_at', '<', new Date(now.getTime() - NOTICE_DAYS * DAY_MS))
      .executeTakeFirstOrThrow();
    return Number(numDeletedRows);
  });
