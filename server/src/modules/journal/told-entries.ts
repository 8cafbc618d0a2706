/** Entries as they are told, for whoever makes something of many of them. */
import { sql } from 'kysely';
import type { ReadTransaction } from '../../platform/database/database.ts';
import type { Stored } from '../../platform/records/record-kind.ts';
import { readNewestRecords } from '../../platform/records/record-reader.ts';
import type { EntryClear, EntryContent } from './journal-content.ts';
import { ENTRIES } from './journal-kind.ts';

export type ToldEntry = Stored<EntryClear, EntryContent>;

/** Which entries: those that are named, or all of a period. Days are ISO 8601, both included. */
type EntriesWanted = { ids: readonly string[] } | { from: string | null; to: string | null };

interface ToldEntries {
  entries: ToldEntry[];
  /** How many do not open. */
  damaged: number;
  /** There were more than `limit`: the ones that were recorded first are left out. */
  isPartial: boolean;
}

/** Reads them, in no order. An entry without a day is of the day on which it was written. */
export const readToldEntries = async (
  tx: ReadTransaction,
  wanted: EntriesWanted,
  limit: number,
): Promise<ToldEntries> => {
  const { read, isPartial } = await readNewestRecords(tx, ENTRIES, isWanted(wanted), limit);
  const entries = read.flatMap(({ record, content }) => (content ? [{ ...record, ...content }] : []));
  return { entries, damaged: read.length - entries.length, isPartial };
};

const isWanted = (wanted: EntriesWanted) => {
  if ('ids' in wanted) return sql<boolean>`id = ANY (${wanted.ids}::uuid[])`;
  const { from, to } = wanted;
  // The moment by which the timeline shows it, in the zone in which that column is counted.
  const on = sql`(moment AT TIME ZONE 'Europe/Paris')::date`;
  return sql<boolean>`(${from}::date IS NULL OR ${on} >= ${from}::date) AND (${to}::date IS NULL OR ${on} <= ${to}::date)`;
};
