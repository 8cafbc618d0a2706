/** What lists of incidents are sorted by. The expressions are those of the indexes in 031-incident-lists.sql. */
import { sql } from 'kysely';
import { PRIORITIES, priority } from '#contract/common/kinds.ts';
import { day } from '#contract/common/shapes.ts';
import type { IncidentOrder } from '#contract/incidents.ts';
import { ProblemError } from '../../../platform/errors/problem-error.ts';
import type { Lead } from '../../../platform/records/record-reader.ts';
import type { IncidentClear } from '../incident-content.ts';

/** In place of the day of an incident that has none: it stands behind all others. */
const NO_DAY = 'none';

const BY_DAY: Lead<IncidentClear> = {
  expression: sql`coalesce(incident_date, '-infinity'::date)`,
  of: ({ incident_date }) => incident_date ?? NO_DAY,
  read: (lead) => {
    if (lead === NO_DAY) return sql`'-infinity'::date`;
    if (!day.safeParse(lead).success) throw new ProblemError('bad_cursor');
    return sql`${lead}::date`;
  },
};

const BY_PRIORITY: Lead<IncidentClear> = {
  expression: sql`array_position(ARRAY['low', 'medium', 'high', 'critical'], priority)`,
  of: (record) => record.priority,
  read: (lead) => {
    const { data } = priority.safeParse(lead);
    if (data === undefined) throw new ProblemError('bad_cursor');
    // PostgreSQL counts from 1.
    return sql`${PRIORITIES.indexOf(data) + 1}::integer`;
  },
};

export const LEADS: Record<IncidentOrder, Lead<IncidentClear> | null> = {
  newest: null,
  date: BY_DAY,
  priority: BY_PRIORITY,
};
