/** How the making of a dossier ends: its row, and the notice that tells the person. */
import type { DossierObstacle } from '#contract/dossiers.ts';
import type { WriteTransaction } from '../../../platform/database/database.ts';
import { addNotice } from '../../notifications/index.ts';
import { type FinishedDossier, failDossier, finishDossier } from '../dossier-rows.ts';

/** Offers it from now on. @returns false where it is not wanted any more: its bytes are then the caller's to discard */
export const offerDossier = async (
  tx: WriteTransaction,
  id: string,
  made: FinishedDossier,
): Promise<boolean> => {
  const isWanted = await finishDossier(tx, id, made);
  if (isWanted) await addNotice(tx, tx.userId, { kind: 'dossier_ready', about: { kind: 'dossier', id } });
  return isWanted;
};

/** Says that it failed, and what stood against it; nothing where it is not wanted any more. */
export const giveUpDossier = async (
  tx: WriteTransaction,
  id: string,
  failure: 'choices' | 'storage_full' | 'failed',
  obstacles: DossierObstacle[] = [],
): Promise<void> => {
  const wasWanted = await failDossier(tx, id, failure, obstacles);
  if (wasWanted) await addNotice(tx, tx.userId, { kind: 'dossier_failed', about: { kind: 'dossier', id } });
};
