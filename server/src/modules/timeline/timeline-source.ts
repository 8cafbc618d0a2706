/** What a kind of record gives to the timeline. */
import { type RawBuilder, sql } from 'kysely';
import type { TimelineKind } from '#contract/common/kinds.ts';
import type { TimelineItem, TimelineFilters as Wanted } from '#contract/timeline.ts';
import type { ReadTransaction } from '../../platform/database/database.ts';
import type { Keyset } from '../../platform/requests/cursor.ts';

/** The days that are looked at. */
export interface TimelinePeriod {
  /** Both included. */
  from: string | undefined;
  to: string | undefined;
  /** IANA name of the zone in which the days are counted. */
  timeZone: string;
}

/** Which part of the timeline is read. */
export interface TimelineRange extends TimelinePeriod {
  /** Behind this item, in the direction of reading; null for the beginning. */
  after: Keyset | null;
  towards: 'older' | 'newer';
  limit: number;
  /** Texts are not cut, all files are named, and it is said when things were recorded. */
  whole: boolean;
}

/**
 * What only records of some kinds have. Each kind says with `takes` whether any of its records can pass, and asks for those that
 * do in its own query.
 */
export type TimelineFilters = Pick<
  Wanted,
  'entry_type' | 'priority' | 'incident_type' | 'status' | 'person' | 'with_files' | 'linked'
>;

/** True where something is asked for that only incidents have. */
export const asksForIncidents = ({ priority, incident_type, status, person }: TimelineFilters): boolean =>
  [priority, incident_type, status, person].some((wanted) => wanted !== undefined);

/** An item with what it is sorted by. */
export type PlacedItem = Keyset & { item: TimelineItem };

export interface TimelineSource {
  kind: TimelineKind;
  /** False where no record of this kind can pass the filters. */
  takes(filters: TimelineFilters): boolean;
  /** The next items of the range, in its direction. A row that does not open stays, as `damaged`. */
  read(tx: ReadTransaction, range: TimelineRange, filters: TimelineFilters): Promise<PlacedItem[]>;
  /**
   * What was recorded last, newest first; `at` is when that was. What holds no words of the person is left out, and so are the
   * files.
   */
  latest(tx: ReadTransaction, limit: number): Promise<PlacedItem[]>;
  /** Table and column of the moments, for counting by day. */
  moments: { table: 'journal_entries' | 'incidents' | 'conversations'; column: 'moment' | 'created_at' };
}

/** True for rows within the range; `column` is the moment by which they are sorted. */
export const isWithin = (
  { after = null, towards = 'older', from, to, timeZone }: TimelinePeriod & Partial<TimelineRange>,
  column: string,
): RawBuilder<boolean> => {
  const at = sql.ref(column);
  const startOf = (day: string) => sql`(${day}::date)::timestamp AT TIME ZONE ${timeZone}`;
  const conditions = [sql`TRUE`];
  if (after !== null) {
    const place = sql`(${after.at}::timestamptz, ${after.id}::uuid)`;
    conditions.push(towards === 'older' ? sql`(${at}, id) < ${place}` : sql`(${at}, id) > ${place}`);
  }
  if (from !== undefined) conditions.push(sql`${at} >= ${startOf(from)}`);
  if (to !== undefined) conditions.push(sql`${at} < (${to}::date + 1)::timestamp AT TIME ZONE ${timeZone}`);
  return sql<boolean>`${sql.join(conditions, sql` AND `)}`;
};

/** The direction in which the rows of a range are sorted. */
export const directionOf = ({ towards }: TimelineRange): 'asc' | 'desc' =>
  towards === 'older' ? 'desc' : 'asc';
