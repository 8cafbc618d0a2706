import type { Actor, Database } from '../../platform/database/database.ts';
import { removeRecord } from '../../platform/records/record-writer.ts';
import { JOURNAL_FILES } from './journal-files.ts';
import { ENTRIES } from './journal-kind.ts';

/**
 * Deletes an entry that is still as the person saw it, with the files that no other record has.
 * @throws ProblemError `not_found`; `stale_version` with the stored entry.
 */
export const deleteEntry = (
  database: Database,
  actor: Actor,
  entryId: string,
  startedFrom: number,
): Promise<void> =>
  database.asUser(actor, (tx) =>
    removeRecord(tx, ENTRIES, entryId, startedFrom, () => JOURNAL_FILES.release(tx, [entryId])),
  );
