import type { Analytics, AnalyticsDays, Figures } from '#contract/administration.ts';
import type { Actor, Database, ReadTransaction } from '../../../platform/database/database.ts';
import { dayAfter } from './paris-day.ts';

const NONE: Figures = { active_people: null, engagement_rate: null, bounce_rate: null };

/** The figures of the last counting of such a period and of as many days before; people a day up to the last counted day. */
export const getAnalytics = (database: Database, actor: Actor, days: AnalyticsDays): Promise<Analytics> =>
  database.asAdministrator(actor, async ({ db }) => {
    const { until, lastDay } = await db
      .selectFrom('admin.activity_figures')
      .select(({ fn }) => [
        fn.max('day').filterWhere('days', '=', days).as('until'),
        fn.max('day').filterWhere('days', '=', 1).as('lastDay'),
      ])
      .executeTakeFirstOrThrow();
    const periods =
      until === null
        ? []
        : await db
            .selectFrom('admin.activity_figures')
            .select(['day', 'active_people', 'engagement_rate', 'bounce_rate'])
            .where('days', '=', days)
            .where('day', 'in', [until, dayAfter(until, -days)])
            .execute();
    const figuresOf = (day: string | null): Figures => {
      const { day: _day, ...figures } = periods.find((period) => period.day === day) ?? { day, ...NONE };
      return figures;
    };
    return {
      until,
      now: figuresOf(until),
      before: figuresOf(until && dayAfter(until, -days)),
      daily: lastDay === null ? [] : await dailyPeople(db, dayAfter(lastDay, -days), days),
    };
  });

/** A day that was not counted looks like one of too few people. */
const dailyPeople = async (
  db: ReadTransaction['db'],
  dayBefore: string,
  days: number,
): Promise<Analytics['daily']> => {
  const rows = await db
    .selectFrom('admin.activity_figures')
    .select(['day', 'active_people'])
    .where('days', '=', 1)
    .where('day', '>', dayBefore)
    .orderBy('day')
    .execute();
  const counted = new Map(rows.map(({ day, active_people }) => [day, active_people]));
  return Array.from({ length: days }, (_each, at) => {
    const day = dayAfter(dayBefore, at + 1);
    return { day, active_people: counted.get(day) ?? null };
  });
};
