import type { EntryHistory } from '#contract/journal.ts';
import type { Actor, Database } from '../../platform/database/database.ts';
import { ProblemError } from '../../platform/errors/problem-error.ts';
import { readHistory } from '../../platform/records/record-history.ts';
import { ENTRIES } from './journal-kind.ts';

/** What an entry said in each of its versions. @throws ProblemError `not_found` also for another person's. */
export const getEntryHistory = async (
  database: Database,
  actor: Actor,
  entryId: string,
): Promise<EntryHistory> => {
  const versions = await database.asReader(actor, (tx) => readHistory(tx, ENTRIES, entryId));
  if (!versions) throw new ProblemError('not_found');
  return { versions };
};
