import type { Entry, EntryPatch } from '#contract/journal.ts';
import type { Actor, Database } from '../../platform/database/database.ts';
import { changeRecord } from '../../platform/records/record-writer.ts';
import { JOURNAL_FILES } from './journal-files.ts';
import { ENTRIES } from './journal-kind.ts';

/**
 * Saves an edit that started from a version. A file that the entry no longer has goes, unless another record has it.
 * @throws ProblemError `not_found`; `stale_version` with the stored entry, so that both texts can be offered.
 */
export const updateEntry = (
  database: Database,
  actor: Actor,
  entryId: string,
  startedFrom: number,
  { files, ...patch }: EntryPatch,
): Promise<Entry> =>
  database.asUser(actor, async (tx) => {
    const wanted = files && [...new Set(files)];
    // An hour does not outlive its day.
    const said = { ...patch, ...(patch.happened_on === null && { happened_at: null }), files: wanted };
    return await changeRecord(tx, ENTRIES, entryId, startedFrom, said, async (before) => {
      if (wanted === undefined) return;
      await JOURNAL_FILES.attach(
        tx,
        entryId,
        wanted.filter((file) => !before.files.includes(file)),
      );
      await JOURNAL_FILES.detach(
        tx,
        entryId,
        before.files.filter((file) => !wanted.includes(file)),
      );
    });
  });
