import type { DraftReminder } from '#contract/account/notices.ts';
import { DRAFT_BROWSERS_MAX_COUNT } from '#contract/common/limits.ts';
import type { Actor, Database } from '../../../platform/database/database.ts';
import { noticeWays } from '../notice-ways.ts';

/**
 * Keeps that something waits unfinished in a browser, and since when, so that the person can be reminded; or forgets it. Nothing
 * is kept of somebody who did not ask to be reminded.
 */
export const tellOfDrafts = (
  database: Database,
  actor: Actor,
  { browser, since }: DraftReminder,
): Promise<void> =>
  database.asUser(actor, async (tx) => {
    const { db, userId } = tx;
    const ways = await noticeWays(tx, userId, 'unfinished_draft');
    if (since === null || !(ways.in_app || ways.by_mail)) {
      await db
        .deleteFrom('draft_reminders')
        .where('user_id', '=', userId)
        .where('id', '=', browser)
        .execute();
      return;
    }
    await db
      .insertInto('draft_reminders')
      .values({ user_id: userId, id: browser, since })
      // Told once for what has waited since that day.
      .onConflict((same) =>
        same
          .columns(['user_id', 'id'])
          .doUpdateSet({ since, is_told: false })
          .where('draft_reminders.since', '<>', since),
      )
      .execute();
    // A browser that forgets its number each time would otherwise fill the table.
    await db
      .deleteFrom('draft_reminders')
      .where('user_id', '=', userId)
      .where('id', 'in', (oldest) =>
        oldest
          .selectFrom('draft_reminders')
          .select('id')
          .where('user_id', '=', userId)
          .orderBy('since', 'desc')
          .orderBy('id', 'desc')
          .offset(DRAFT_BROWSERS_MAX_COUNT),
      )
      .execute();
  });
