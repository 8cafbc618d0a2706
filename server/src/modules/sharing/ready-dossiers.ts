import type { ReadTransaction } from '../../platform/database/database.ts';
import type { ObjectStore } from '../../platform/files/object-store.ts';
import { openDossierArchive, readStoredDossier } from '../dossier/index.ts';

/** A dossier that is ready: its ZIP. */
export interface ReadyDossier {
  title: string;
  /** In bytes. */
  size: number;
  /** Its files: their own bytes, which are not compressed in it. */
  parts: readonly { path: string; start: number; end: number }[];
  /** Its bytes, from the first to the last, also when the transaction is over. @throws UnsealError */
  open(): AsyncIterable<Uint8Array>;
}

/** A dossier of the person that is ready; undefined for every other, and for another person's. @throws UnsealError */
export const findReadyDossier = async (
  tx: ReadTransaction,
  store: ObjectStore,
  dossierId: string,
): Promise<ReadyDossier | undefined> => {
  const stored = await readStoredDossier(tx, dossierId);
  if (!stored) return undefined;
  const archive = await openDossierArchive(tx, store, stored);
  return { title: stored.title, size: stored.size, parts: stored.parts, open: () => archive.stream() };
};
