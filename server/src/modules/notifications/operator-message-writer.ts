import { sql } from 'kysely';
import type { WriteTransaction } from '../../platform/database/database.ts';

/** Which of the operator's messages that the person is shown. */
type Which = { id: string } | { until: Date };

/** Marks messages as read; those that were read stay so. @returns how many there were */
export const markMessagesRead = async ({ db, userId }: WriteTransaction, which: Which): Promise<number> => {
  const { numAffectedRows } = await sql`
    INSERT INTO operator_message_marks AS mark (user_id, message_id)
    SELECT ${userId}, id FROM own_operator_messages
    WHERE ${'id' in which ? sql`id = ${which.id}` : sql`published_at <= ${which.until} AND read_at IS NULL`}
    ON CONFLICT (user_id, message_id) DO UPDATE SET read_at = mark.read_at`.execute(db);
  return Number(numAffectedRows ?? 0);
};

/** Puts a message away for good. @returns how many there were */
export const putMessageAway = async ({ db, userId }: WriteTransaction, id: string): Promise<number> => {
  const { numAffectedRows } = await sql`
    INSERT INTO operator_message_marks (user_id, message_id, is_put_away)
    SELECT ${userId}, id, true FROM own_operator_messages WHERE id = ${id}
    ON CONFLICT (user_id, message_id) DO UPDATE SET is_put_away = true`.execute(db);
  return Number(numAffectedRows ?? 0);
};

/** Puts away all that were read. */
export const putReadMessagesAway = async ({ db, userId }: WriteTransaction): Promise<void> => {
  await db
    .updateTable('operator_message_marks')
    .set({ is_put_away: true })
    .where('user_id', '=', userId)
    .where('is_put_away', '=', false)
    .execute();
};
