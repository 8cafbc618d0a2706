/** Bytes in the store of a server, as its jobs leave them. */
import { join } from 'node:path';
import type { WriteTransaction } from '#server/platform/database/database.ts';
import { createDiskStore } from '#server/platform/files/disk-store.ts';
import { createObjectKey } from '#server/platform/files/object-store.ts';
import { createFileKey, sealedSizeOf } from '#server/platform/vault/file-cipher.ts';
import type { TestServer } from './test-server.ts';

export interface SealedBytes {
  objectKey: string;
  /** What they are sealed with, in base64. */
  key: string;
}

/** Puts the bytes of an archive into the store, sealed under its id. */
export const keepSealed = async (
  server: TestServer,
  tx: WriteTransaction,
  id: string,
  bytes: Buffer,
): Promise<SealedBytes> => {
  const objectKey = createObjectKey();
  const key = createFileKey();
  await tx.db.insertInto('stored_objects').values({ user_id: tx.userId, key: objectKey, size: 0 }).execute();
  const sealed = (await tx.box()).fileCipher(id, key).seal(inOne(bytes));
  await createDiskStore(join(server.dataDir, 'files')).put(objectKey, sealed, sealedSizeOf(bytes.length));
  return { objectKey, key };
};

const inOne = async function* (bytes: Buffer): AsyncGenerator<Buffer> {
  yield bytes;
};
