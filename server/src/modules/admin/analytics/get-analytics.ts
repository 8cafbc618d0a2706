import type { Analytics, AnalyticsDays, Figures } from '#contract/administration.ts';
import type { Actor, Database } from '../../../platform/database/database.ts';
import { dayAfter } from './paris-day.ts';

const NONE: Figures = { active_people: null, engagement_rate: null, bounce_rate: null };

/** The figures of the days that end with the last counted one, and of as many before. */
export const getAnalytics = (database: Database, actor: Actor, days: AnalyticsDays): Promise<Analytics> =>
  database.asAdministrator(actor, async ({ db }) => {
    const last = await db
      .selectFrom('admin.activity_figures')
      .select('day')
      .where('days', '=', days)
      .orderBy('day', 'desc')
      .limit(1)
      .executeTakeFirst();
    if (!last) return { until: null, now: NONE, before: NONE, daily: [] };
    const until = last.day;
    const daysBefore = dayAfter(until, -days);
    const [periods, daily] = await Promise.all([
      db
        .selectFrom('admin.activity_figures')
        .select(['day', 'active_people', 'engagement_rate', 'bounce_rate'])
        .where('days', '=', days)
        .where('day', 'in', [until, daysBefore])
        .execute(),
      db
        .selectFrom('admin.activity_figures')
        .select(['day', 'active_people'])
        .where('days', '=', 1)
        .where('day', '>', daysBefore)
        .orderBy('day')
        .execute(),
    ]);
    const figuresAt = (day: string): Figures => {
      const { day: _day, ...figures } = periods.find((period) => period.day === day) ?? { day, ...NONE };
      return figures;
    };
    return { until, now: figuresAt(until), before: figuresAt(daysBefore), daily };
  });
