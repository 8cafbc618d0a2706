import { sql } from 'kysely';
import type { TimelineDays } from '#contract/timeline.ts';
import type { Actor, Database } from '../../platform/database/database.ts';
import { usableTimeZone } from '../../platform/requests/time-zone.ts';
import type { TimelineSource } from './timeline-source.ts';

/** How many things each day of the last twelve months holds, in the person's time zone. Nothing is opened for it. */
export const countDays = async (
  database: Database,
  sources: readonly TimelineSource[],
  actor: Actor,
  timeZone: string | undefined,
): Promise<TimelineDays> => {
  const zone = usableTimeZone(timeZone);
  const days = await database.asReader(actor, async (tx) => {
    const moments = sources.map(
      ({ moments: { table, column } }) =>
        sql`SELECT ${sql.ref(column)} AS moment FROM ${sql.table(table)} WHERE user_id = ${tx.userId}`,
    );
    const { rows } = await sql<{ day: string; count: string }>`
      SELECT to_char(moment AT TIME ZONE ${zone}, 'YYYY-MM-DD') AS day, count(*) AS count
      FROM (${sql.join(moments, sql` UNION ALL `)}) AS told
      WHERE moment >= now() - interval '12 months' AND moment < now() + interval '1 day'
      GROUP BY 1 ORDER BY 1`.execute(tx.db);
    return rows;
  });
  return { days: days.map(({ day, count }) => ({ day, count: Number(count) })) };
};
