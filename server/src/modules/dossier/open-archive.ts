import type { ReadTransaction } from '../../platform/database/database.ts';
import type { ObjectStore } from '../../platform/files/object-store.ts';
import { openFile } from '../files/index.ts';
import type { StoredDossier } from './dossier-rows.ts';

/** The bytes of a dossier's ZIP in clear, of which any part can be read without the rest. */
export type OpenedArchive = ReturnType<typeof openFile>;

/** Opens the ZIP of a dossier that is ready. Its bytes are read when they are asked for, also when the transaction is over. */
export const openDossierArchive = async (
  tx: ReadTransaction,
  store: Pick<ObjectStore, 'get'>,
  { id, key, size, objectKey }: StoredDossier,
): Promise<OpenedArchive> => {
  const cipher = (await tx.box()).fileCipher(id, key);
  return openFile(cipher, size, (start, end) => store.get(objectKey, { start, end }));
};
