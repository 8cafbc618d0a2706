import { keptFiles } from '#web/lib/kept-files/kept-files.ts';
import type { RecordRef } from '#web/lib/kept-files/kept-rows.ts';

/** Gives what waits in this browser for one record to another: the record that it was added to is gone. Never fails. */
export const moveFiles = async (owner: string, from: RecordRef, to: RecordRef): Promise<void> => {
  for (const file of await keptFiles.of(owner, from)) await keptFiles.keep({ ...file, record: to });
};
