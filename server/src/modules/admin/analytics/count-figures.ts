import { sql } from 'kysely';
import { ANALYTICS_DAYS } from '#contract/administration.ts';
import type { Database, SystemTransaction } from '../../../platform/database/database.ts';
import { isCountedOn } from './counted-days.ts';
import { dayAfter } from './paris-day.ts';
import { type Counted, drawShift, roundedFigures, type Shifts } from './rounded-figures.ts';

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
  const { counted: last, first } = await database.asSystem('find the last counted day', ({ db }) =>
    db
      .selectNoFrom([
        sql<string | null>`(SELECT max(day) FROM admin.activity_figures)`.as('counted'),
        sql<string | null>`(SELECT min(day) FROM admin.activity_days)`.as('first'),
      ])
      .executeTakeFirstOrThrow(),
  );
  if (first === null) return;
  let day =
    [first, dayAfter(today, -MISSED_DAYS), last === null ? first : dayAfter(last, 1)].sort().at(-1) ?? first;
  if (day >= today) return;
  for (; day < today; day = dayAfter(day, 1)) {
    const counted = day;
    await database.asSystem('count who was active', async (tx) => {
      const before = await countedBefore(tx);
      for (const days of PERIODS) {
        if (!isCountedOn(counted, days, before.first, before.last.get(days) ?? null)) continue;
        await countPeriod(tx, counted, days, { people: shift(), onOneDay: shift() });
      }
    });
  }
  await database.asSystem('delete old activity', async ({ db }) => {
    await db.deleteFrom('admin.activity_days').where('day', '<', dayAfter(today, -ROWS_DAYS)).execute();
    await db.deleteFrom('admin.activity_figures').where('day', '<', dayAfter(today, -FIGURES_DAYS)).execute();
  });
};

/** The first day that any figure is of, and the last of each period. */
const countedBefore = async ({
  db,
}: SystemTransaction): Promise<{ first: string | null; last: Map<number, string> }> => {
  const rows = await db
    .selectFrom('admin.activity_figures')
    .select(({ fn }) => ['days', fn.min('day').as('first'), fn.max('day').as('last')])
    .groupBy('days')
    .execute();
  return {
    first: rows.map(({ first }) => first).sort()[0] ?? null,
    last: new Map(rows.map(({ days, last }) => [days, last])),
  };
};

/** Drawn once: what another server has counted stays. */
const countPeriod = async (
  tx: SystemTransaction,
  day: string,
  days: number,
  shifts: Shifts,
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
    .values({ day, days, ...roundedFigures(counted, shifts) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};
