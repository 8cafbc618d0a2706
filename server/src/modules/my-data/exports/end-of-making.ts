/** How the making of an export ends: its row, and the notice that tells the person. */
import type { WriteTransaction } from '../../../platform/database/database.ts';
import { addNotice } from '../../notifications/index.ts';
import { type FinishedExport, failExport, finishExport } from './export-rows.ts';

/**
 * Offers it in place of those from before.
 * @returns the keys of the archives that nobody wants any more, which are the caller's to discard
 */
export const offerExport = async (tx: WriteTransaction, done: FinishedExport): Promise<string[]> => {
  const superfluous = await finishExport(tx, done);
  const { id, objectKey } = done;
  if (!superfluous.includes(objectKey))
    await addNotice(tx, tx.userId, { kind: 'export_ready', about: { kind: 'export', id } });
  return superfluous;
};

/** Says that it failed; nothing where it is not wanted any more. */
export const giveUpExport = async (
  tx: WriteTransaction,
  id: string,
  failure: 'storage_full' | 'failed',
): Promise<void> => {
  const wasWanted = await failExport(tx, id, failure);
  if (wasWanted) await addNotice(tx, tx.userId, { kind: 'export_failed', about: { kind: 'export', id } });
};
