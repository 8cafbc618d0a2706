/** What a kind of record gives to the timeline. */
import { type RawBuilder, sql } from 'kysely';
import { TIMELINE_EXCERPT_CHARACTERS } from '#contract/limits.ts';
import type { TimelineItem, TimelineKind, TimelineQuery } from '#contract/timeline.ts';
import type { ReadTransaction } from '../../platform/database/database.ts';
import type { Keyset } from '../../platform/requests/cursor.ts';

/** Which part of the timeline is read. */
export interface TimelineRange {
  /** Behind this item, in the direction of reading; null for the beginning. */
  after: Keyset | null;
  towards: 'older' | 'newer';
  /** Days, both included. */
  from: string | undefined;
  to: string | undefined;
  /** IANA name of the zone in which the days are counted. */
  timeZone: string;
  limit: number;
  /** Texts are not cut, all files are named, and it is said when things were recorded. */
  whole: boolean;
}

/** What only records of some kinds have. */
export type TimelineFilters = Pick<TimelineQuery, 'entry_type' | 'priority'>;

/** An item with what it is sorted by. */
export type PlacedItem = Keyset & { item: TimelineItem };

export interface TimelineSource {
  kind: TimelineKind;
  /** False where no record of this kind can pass the filters. */
  takes(filters: TimelineFilters): boolean;
  /** The next items of the range, in its direction. A row that does not open stays, as `damaged`. */
  read(tx: ReadTransaction, range: TimelineRange, filters: TimelineFilters): Promise<PlacedItem[]>;
  /** Table and column of the moments, for counting by day. */
  moments: { table: 'journal_entries' | 'incidents' | 'conversations'; column: 'moment' | 'created_at' };
}

/** True for rows within the range; `column` is the moment by which they are sorted. */
export const isWithin = (
  { after, towards, from, to, timeZone }: TimelineRange,
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

/** What an item says beside its own: the text, whole or its first words, and when it was recorded. */
export const toldOf = (
  { whole }: TimelineRange,
  text: string,
  { version, created_at, updated_at }: { version: number; created_at: string; updated_at: string },
): Pick<TimelineItem, 'content' | 'recorded'> =>
  whole
    ? { content: text, recorded: { created_at, changed_at: version === 1 ? null : updated_at } }
    : { content: excerptOf(text) };

/** The first words of a text, with an ellipsis where there are more; never ending inside a character. */
export const excerptOf = (text: string): string => {
  if (text.length <= TIMELINE_EXCERPT_CHARACTERS) return text;
  return `${text.slice(0, TIMELINE_EXCERPT_CHARACTERS).replace(/[\uD800-\uDBFF]$/, '')}…`;
};
