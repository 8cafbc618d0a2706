import { sql } from 'kysely';
import { ANALYTICS_DAYS } from '#contract/administration.ts';
import type { Database, SystemTransaction } from '../../../platform/database/database.ts';
import { dayAfter } from './paris-day.ts';
import { type Counted, drawShift, roundedFigures } from './rounded-figures.ts';

/** One day, and the periods that /analytics offers. */
const PERIODS = [1, ...ANALYTICS_DAYS];
/** The longest period is counted over so many days; older rows are deleted. */
const ROWS_DAYS = 366;
/** Figures are compared with those of as many days before. */
const FIGURES_DAYS = 2 * ROWS_DAYS;
/** Days that no server counted are made up for. */
const MISSED_DAYS = 31;

/**
 * Counts the days that are over and have not been counted, and deletes the rows that no period needs any more.
 * @param today in Europe/Paris
 */
export const countFigures = async (
  database: Database,
  today: string,
  shift: () => number = drawShift,
): Promise<void> => {
  const from = await database.asSystem('find the last counted day', async ({ db }) => {
    const row = await db
      .selectFrom('admin.activity_figures')
      .select(sql<string | null>`max(day)`.as('day'))
      .executeTakeFirst();
    return row?.day ?? null;
  });
  const earliest = dayAfter(today, -MISSED_DAYS);
  let day = from === null || from < earliest ? earliest : dayAfter(from, 1);
  for (; day < today; day = dayAfter(day, 1)) {
    const counted = day;
    await database.asSystem('count who was active', async (tx) => {
      for (const days of PERIODS) await countPeriod(tx, counted, days, shift());
    });
  }
  await database.asSystem('delete old activity', async ({ db }) => {
    await db.deleteFrom('admin.activity_days').where('day', '<', dayAfter(today, -ROWS_DAYS)).execute();
    await db.deleteFrom('admin.activity_figures').where('day', '<', dayAfter(today, -FIGURES_DAYS)).execute();
  });
};

/** Drawn once: what another server has counted stays. */
const countPeriod = async (
  tx: SystemTransaction,
  day: string,
  days: number,
  shift: number,
): Promise<void> => {
  const { rows } = await sql<Counted>`
    SELECT count(*) AS active, count(*) FILTER (WHERE came = 1) AS "onOneDay",
      (SELECT count(*) FROM admin.directory WHERE is_confirmed) AS accounts
    FROM (
      SELECT count(*) AS came FROM admin.activity_days
      WHERE day > ${dayAfter(day, -days)}::date AND day <= ${day}::date
      GROUP BY person
    ) AS people`.execute(tx.db);
  const [counted] = rows;
  if (!counted) return;
  await tx.db
    .insertInto('admin.activity_figures')
    .values({ day, days, ...roundedFigures(counted, shift) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};
