import { DAY_MS, HOUR_MS } from '#contract/common/durations.ts';
import { DELETED_INCIDENT_DAYS } from '#contract/common/limits.ts';
import type { Database } from '../../../platform/database/database.ts';
import { repeat } from '../../../platform/jobs/repeat.ts';
import type { Logger } from '../../../platform/telemetry/logger.ts';
import { erase, lockDeleted } from './deleted-writer.ts';

const BATCH_ROWS = 100;

/**
 * Erases the incidents that were deleted more than 30 days ago. One that fails is left to the next time.
 * @returns how many were erased
 */
export const eraseDue = async (database: Database, log: Logger): Promise<number> => {
  let erased = 0;
  // Of each person's, behind the last one that was looked at: one that fails is not tried for ever.
  let last = { user_id: '00000000-0000-0000-0000-000000000000', id: '00000000-0000-0000-0000-000000000000' };
  for (;;) {
    const { user_id, id } = last;
    const due = await database.asSystem('find deleted incidents that are due', ({ db }) =>
      db
        .selectFrom('deleted_incidents')
        .select(['user_id', 'id'])
        .where('deleted_at', '<', new Date(Date.now() - DELETED_INCIDENT_DAYS * DAY_MS))
        .where((eb) => eb(eb.refTuple('user_id', 'id'), '>', eb.tuple(user_id, id)))
        .orderBy('user_id')
        .orderBy('id')
        .limit(BATCH_ROWS)
        .execute(),
    );
    for (const each of due) {
      try {
        erased += await database.onBehalfOf(each.user_id, 'erase a deleted incident', async (tx) => {
          // Taken back, or erased, at this very moment.
          if (!(await lockDeleted(tx, each.id))) return 0;
          await erase(tx, each.id);
          return 1;
        });
      } catch (error) {
        log.warn({ err: error }, 'a deleted incident could not be erased');
      }
      last = each;
    }
    if (due.length < BATCH_ROWS) return erased;
  }
};

/** Erases now and every hour, in the background. @returns what ends it */
export const startErasing = (database: Database, log: Logger): (() => Promise<void>) =>
  repeat({
    everyMs: HOUR_MS,
    log,
    failure: 'deleted incidents could not be erased',
    work: async () => {
      const incidents = await eraseDue(database, log);
      if (incidents > 0) log.info({ incidents }, 'deleted incidents were erased');
    },
  }).stop;
