import { sql } from 'kysely';
import { inBinary } from '../../platform/database/binary-results.ts';
import type { ReadTransaction } from '../../platform/database/database.ts';
import {
  directionOf,
  isWithin,
  type TimelineFilters,
  type TimelinePeriod,
  type TimelineRange,
} from '../timeline/index.ts';
import { ENTRY_CLEAR } from './journal-content.ts';
import { JOURNAL_FILES } from './journal-files.ts';

/** An incident, or an exhibit of one, was made of the entry. */
const IS_LINKED = sql<boolean>`EXISTS (
  SELECT FROM entry_incidents AS link
  WHERE link.user_id = journal_entries.user_id AND link.journal_entry_id = journal_entries.id)`;

const COLUMNS = ['id', 'moment', 'version', 'created_at', 'updated_at', 'sealed', ...ENTRY_CLEAR] as const;

/** The entries of a part of the timeline that pass the filters, in its direction. */
export const selectEntries = (tx: ReadTransaction, range: TimelineRange, filters: TimelineFilters) => {
  const direction = directionOf(range);
  return entriesPassing(tx, range, filters)
    .select(COLUMNS)
    .orderBy('moment', direction)
    .orderBy('id', direction)
    .limit(range.limit);
};

/** Those that were recorded last, newest first. */
export const selectLatestEntries = (tx: ReadTransaction, limit: number) =>
  inBinary(tx.db)
    .selectFrom('journal_entries')
    .select(COLUMNS)
    .where('user_id', '=', tx.userId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit);

/** How many there are. */
export const countEntries = async (
  tx: ReadTransaction,
  period: TimelinePeriod,
  filters: TimelineFilters,
): Promise<number> => {
  const { count } = await entriesPassing(tx, period, filters)
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
};

const entriesPassing = (
  tx: ReadTransaction,
  period: TimelinePeriod,
  { entry_type, with_files, linked }: TimelineFilters,
) =>
  inBinary(tx.db)
    .selectFrom('journal_entries')
    .where('user_id', '=', tx.userId)
    .where(isWithin(period, 'moment'))
    .$if(entry_type !== undefined, (select) => select.where('entry_type', '=', entry_type ?? ''))
    .$if(with_files !== undefined, (select) => select.where(JOURNAL_FILES.hasSome(tx, 'journal_entries.id')))
    .$if(linked !== undefined, (select) => select.where(IS_LINKED));
