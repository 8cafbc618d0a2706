/**
 * What is kept of uploads that were cut off. Such a part is an object of its own, sealed under a key of its own: when the upload
 * goes on, its bytes are opened and sealed again together with those that follow, so that no key ever seals two contents.
 */
import type { ReadTransaction, WriteTransaction } from '../../platform/database/database.ts';
import { ProblemError } from '../../platform/errors/problem-error.ts';
import type { ObjectStore } from '../../platform/files/object-store.ts';
import { SEALED_PART } from './file-content.ts';
import { openFile, type PlainFile } from './types/plain-file.ts';

/** A kept part. */
export interface UploadPart {
  objectKey: string;
  /** How many bytes have arrived. */
  size: number;
  /** Of its bytes, in base64. */
  key: string;
}

/** What is kept of an upload; undefined for nothing, and for what does not open. */
export const readPart = async (tx: ReadTransaction, fileId: string): Promise<UploadPart | undefined> => {
  const [row, box] = await Promise.all([
    tx.db
      .selectFrom('upload_parts')
      .select(['file_id', 'object_key', 'size', 'sealed'])
      .where('user_id', '=', tx.userId)
      .where('file_id', '=', fileId)
      .executeTakeFirst(),
    tx.box(),
  ]);
  const content = row && SEALED_PART.tryOpen(box, row, row.sealed);
  return content && { objectKey: row.object_key, size: row.size, key: content.key };
};

/** The part that an upload begins behind. @throws ProblemError `wrong_offset` when another one is kept, or none. */
export const requirePart = async (
  tx: ReadTransaction,
  fileId: string,
  offset: number,
): Promise<UploadPart> => {
  const part = await readPart(tx, fileId);
  if (part?.size !== offset) throw wrongOffset(part?.size ?? 0);
  return part;
};

export const wrongOffset = (received: number): ProblemError =>
  new ProblemError('wrong_offset', { current: { received, file: null } });

/** The bytes of a part. */
export const openPart = async (
  tx: ReadTransaction,
  fileId: string,
  { objectKey, size, key }: UploadPart,
  store: ObjectStore,
): Promise<PlainFile> => {
  const box = await tx.box();
  return openFile(box.fileCipher(fileId, key), size, (start, end) => store.get(objectKey, { start, end }));
};

/**
 * Keeps a part whose bytes lie safe, instead of a shorter one.
 * @returns the key of the object that is not needed: of the former part, or of this one where it is no longer than that.
 */
export const keepPart = async (
  tx: WriteTransaction,
  fileId: string,
  { objectKey, size, key }: UploadPart,
): Promise<string | undefined> => {
  const box = await tx.box();
  const former = await tx.db
    .selectFrom('upload_parts')
    .select(['object_key', 'size'])
    .where('user_id', '=', tx.userId)
    .where('file_id', '=', fileId)
    .forUpdate()
    .executeTakeFirst();
  if (former && former.size >= size) return objectKey;
  const columns = { file_id: fileId, object_key: objectKey, size };
  const values = { ...columns, sealed: SEALED_PART.seal(box, columns, { key }), created_at: new Date() };
  await tx.db
    .insertInto('upload_parts')
    .values({ ...values, user_id: tx.userId })
    .onConflict((conflict) => conflict.columns(['user_id', 'file_id']).doUpdateSet(values))
    .execute();
  await tx.db
    .updateTable('stored_objects')
    .set({ size })
    .where('user_id', '=', tx.userId)
    .where('key', '=', objectKey)
    .execute();
  return former?.object_key;
};

/** Lets go of what is kept of an upload. @returns the key of its object, to be discarded once this is committed */
export const forgetPart = async (tx: WriteTransaction, fileId: string): Promise<string | undefined> => {
  const row = await tx.db
    .deleteFrom('upload_parts')
    .where('user_id', '=', tx.userId)
    .where('file_id', '=', fileId)
    .returning('object_key')
    .executeTakeFirst();
  return row?.object_key;
};
