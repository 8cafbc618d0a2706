/** What people leave in this browser: counted, swept, and erased when asked for; never read. */
import { DAY_MS } from '#contract/common/durations.ts';
import { DRAFT_MAX_AGE_DAYS } from '#web/lib/drafts/draft-storage.ts';
import { announceChange } from './changes.ts';
import { answerOf, transact } from './database.ts';
import { filesInMemory } from './kept-files.ts';
import {
  ACCOUNT_KEY,
  isLegible,
  isSameRecord,
  outlastsTab,
  type RecordRef,
  type Row,
  type RowRecord,
  recordOf,
} from './kept-rows.ts';
import { piecesOf } from './recordings.ts';

/** Files and recordings of this person that this tab can read, and how many of them outlast the tab. Never fails. */
export const countFiles = async (owner: string): Promise<{ count: number; keptCount: number }> => {
  const legible = (await rowsOf(owner)).filter(isLegible);
  const inMemory = [...filesInMemory.values()].filter((file) => file.owner === owner);
  return {
    count: legible.length + inMemory.length,
    keptCount: legible.filter(outlastsTab).length,
  };
};

/** Erases all of this person's. Never fails; what could not be erased is counted as before. */
export const eraseFiles = (owner: string): Promise<void> => removeWhere((row) => row.owner === owner);

/**
 * Removes what is too old, and what somebody else has left with an earlier version of the app, which sealed nothing for their
 * account. Called when somebody is signed in. Never fails.
 */
export const sweepFiles = (owner: string, now = Date.now()): Promise<void> =>
  removeWhere(
    (row) =>
      (row.owner !== owner && row.keyId !== ACCOUNT_KEY) || now - row.addedAt > DRAFT_MAX_AGE_DAYS * DAY_MS,
  );

/** Erases what this person left for a record that they have deleted. Never fails. */
export const forgetFiles = (owner: string, record: RecordRef): Promise<void> =>
  removeWhere((row) => row.owner === owner && isSameRecord(recordOf(row), record));

const removeWhere = async (
  isGone: (row: Pick<Row, 'owner' | 'addedAt' | 'keyId'> & RowRecord) => boolean,
) => {
  for (const file of [...filesInMemory.values()]) {
    if (isGone({ ...file, keyId: null })) filesInMemory.delete(file.id);
  }
  await transact(['files', 'recordings', 'pieces'], 'readwrite', async (transaction) => {
    const files = transaction.objectStore('files');
    const recordings = transaction.objectStore('recordings');
    for (const row of await answerOf<Row[]>(files.getAll())) if (isGone(row)) files.delete(row.id);
    for (const row of await answerOf<Row[]>(recordings.getAll())) {
      if (!isGone(row)) continue;
      recordings.delete(row.id);
      transaction.objectStore('pieces').delete(piecesOf(row.id));
    }
  }).catch(() => undefined);
  announceChange();
};

const rowsOf = async (owner: string): Promise<Row[]> => {
  try {
    return await transact(['files', 'recordings'], 'readonly', async (transaction) => {
      const [files, recordings] = await Promise.all(
        ['files', 'recordings'].map((name) =>
          answerOf<Row[]>(transaction.objectStore(name).index('owner').getAll(owner)),
        ),
      );
      return [...(files ?? []), ...(recordings ?? [])];
    });
  } catch {
    return [];
  }
};
