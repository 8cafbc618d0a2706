import type { Entry, EntryInput } from '#contract/journal.ts';
import type { Actor, Database } from '../../platform/database/database.ts';
import { createRecord } from '../../platform/records/record-writer.ts';
import { JOURNAL_FILES } from './journal-files.ts';
import { ENTRIES } from './journal-kind.ts';

/**
 * Keeps a new entry with its files. The same request sent again, after an answer that never arrived, gives the entry that the
 * first one made.
 * @throws ProblemError `already_used` with the stored entry as `current`, when the id is taken by other words; `not_found` when a
 *   file is not the person's
 */
export const createEntry = (database: Database, actor: Actor, input: EntryInput): Promise<Entry> =>
  database.asUser(actor, async (tx) => {
    const { id, written_at = null, ...said } = { ...input, files: [...new Set(input.files)] };
    await JOURNAL_FILES.hold(tx, said.files);
    return await createRecord(tx, ENTRIES, id, said, async () => ({
      fields: { ...said, written_at },
      alsoColumns: { written_at },
      createWith: async () => {
        await JOURNAL_FILES.attach(tx, id, said.files);
        return [];
      },
    }));
  });
