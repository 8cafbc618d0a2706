import { type RawBuilder, sql } from 'kysely';
import type { IncidentFilters } from '#contract/incidents.ts';
import { inBinary } from '../../../platform/database/binary-results.ts';
import type { ReadTransaction } from '../../../platform/database/database.ts';
import {
  directionOf,
  isWithin,
  type TimelineFilters,
  type TimelinePeriod,
  type TimelineRange,
} from '../../timeline/index.ts';
import { EVIDENCE_FILES } from '../evidence/evidence-files.ts';
import { INCIDENTS } from '../incident-kind.ts';

const COLUMNS = ['id', 'moment', 'version', 'created_at', 'updated_at', 'sealed'] as const;

/** The incidents of a part of the timeline that pass the filters, in its direction. */
export const selectIncidents = (tx: ReadTransaction, range: TimelineRange, filters: TimelineFilters) => {
  const direction = directionOf(range);
  return incidentsPassing(tx, range, filters)
    .select(COLUMNS)
    .select([...INCIDENTS.clear])
    .orderBy('moment', direction)
    .orderBy('id', direction)
    .limit(range.limit);
};

/** Those that were recorded last, newest first. */
export const selectLatestIncidents = (tx: ReadTransaction, limit: number) =>
  inBinary(tx.db)
    .selectFrom('incidents')
    .select(COLUMNS)
    .select([...INCIDENTS.clear])
    .where('user_id', '=', tx.userId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit);

/** How many of them there are for which this holds too. */
export const countSelected = async (
  tx: ReadTransaction,
  period: TimelinePeriod,
  filters: TimelineFilters,
  holds: RawBuilder<boolean> = sql<boolean>`TRUE`,
): Promise<number> => {
  const { count } = await incidentsPassing(tx, period, filters)
    .where(holds)
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
};

const incidentsPassing = (tx: ReadTransaction, period: TimelinePeriod, filters: TimelineFilters) =>
  inBinary(tx.db)
    .selectFrom('incidents')
    .where('user_id', '=', tx.userId)
    .where(passesList(tx, { period, filters }))
    .$if(filters.with_files !== undefined, (select) =>
      select.where(({ exists, selectFrom }) =>
        exists(
          selectFrom('evidence as exhibit')
            .select('exhibit.id')
            .where('exhibit.user_id', '=', tx.userId)
            .whereRef('exhibit.incident_id', '=', 'incidents.id')
            .where(EVIDENCE_FILES.hasSome(tx, 'exhibit.id')),
        ),
      ),
    );

/** True for incidents of the period that pass the filters, in a query of the person's incidents. */
export const passesList = (
  tx: ReadTransaction,
  { period, filters }: { period: TimelinePeriod & Partial<TimelineRange>; filters: IncidentFilters },
): RawBuilder<boolean> => sql<boolean>`${touches(period)} AND ${passes(tx, filters)}`;

/** True for incidents of these days: also for one that began before them and went on. */
const touches = (range: TimelinePeriod & Partial<TimelineRange>): RawBuilder<boolean> => {
  const { from, to } = range;
  if (from === undefined) return isWithin(range, 'moment');
  const goesOn = sql`incident_until >= ${from}::date AND ${to === undefined ? sql`TRUE` : sql`incident_date <= ${to}::date`}`;
  const days = isWithin({ from, to, timeZone: range.timeZone }, 'moment');
  return sql<boolean>`${isWithin({ ...range, from: undefined, to: undefined }, 'moment')} AND (${days} OR (${goesOn}))`;
};

const passes = (
  tx: ReadTransaction,
  { priority, incident_type, status, person }: IncidentFilters,
): RawBuilder<boolean> => {
  const conditions = [sql`TRUE`];
  if (priority !== undefined) conditions.push(sql`incidents.priority = ${priority}`);
  if (incident_type !== undefined) conditions.push(sql`incidents.type = ${incident_type}`);
  if (status !== undefined) conditions.push(sql`incidents.status = ${status}`);
  if (person !== undefined) {
    conditions.push(sql`EXISTS (
      SELECT FROM incident_persons AS named
      WHERE named.user_id = ${tx.userId} AND named.incident_id = incidents.id AND named.person_key = ${person}
    )`);
  }
  return sql<boolean>`${sql.join(conditions, sql` AND `)}`;
};
