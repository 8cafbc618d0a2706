import type { Entry } from '#contract/journal.ts';
import type { Actor, Database } from '../../platform/database/database.ts';
import { ProblemError } from '../../platform/errors/problem-error.ts';
import { readRecord } from '../../platform/records/record-reader.ts';
import { ENTRIES } from './journal-kind.ts';

/** One entry with its files. @throws ProblemError `not_found` also for another person's. */
export const getEntry = async (database: Database, actor: Actor, entryId: string): Promise<Entry> => {
  const entry = await database.asReader(actor, (tx) => readRecord(tx, ENTRIES, entryId));
  if (!entry) throw new ProblemError('not_found');
  return entry;
};
