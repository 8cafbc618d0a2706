import { sql } from 'kysely';
import { DRAFT_REMINDER_DAYS, NOTICE_DAYS } from '#contract/common/limits.ts';
import type { Database } from '../../../platform/database/database.ts';
import { addNotice } from '../add-notice.ts';

const BATCH = 200;

/**
 * Tells those who asked for it that something has waited unfinished for some days, once for each browser. A browser that has
 * not been heard of for long is forgotten. @returns how many were told
 */
export const remindOfDrafts = (database: Database): Promise<number> =>
  database.asSystem('remind of drafts', async (tx) => {
    await tx.db
      .deleteFrom('draft_reminders')
      .where('since', '<', sql<string>`current_date - ${NOTICE_DAYS}::integer`)
      .execute();
    const due = await tx.db
      .selectFrom('draft_reminders')
      .select(['user_id', 'id'])
      .where('is_told', '=', false)
      .where('since', '<=', sql<string>`current_date - ${DRAFT_REMINDER_DAYS}::integer`)
      .limit(BATCH)
      // Another server tells of the others.
      .forUpdate()
      .skipLocked()
      .execute();
    for (const { user_id, id } of due) {
      await tx.db
        .updateTable('draft_reminders')
        .set({ is_told: true })
        .where('user_id', '=', user_id)
        .where('id', '=', id)
        .execute();
      await addNotice(tx, user_id, { kind: 'unfinished_draft', about: { kind: 'draft', id } });
    }
    return due.length;
  });
