import type { ObjectStore } from '../../platform/files/object-store.ts';
import { sealedSizeOf } from '../../platform/vault/file-cipher.ts';

/** For the rows of a file: its small picture, its text, and what the database writes of them into its log. */
const ROWS_BYTES = 256 * 1024;

/**
 * What a file of this size takes of the disk until it is kept: the bytes that arrive, the store's copy of them where
 * the store lies on the same disk, and its rows.
 */
export const roomForUpload = (size: number, { isLocal }: Pick<ObjectStore, 'isLocal'>): number =>
  sealedSizeOf(size) * (isLocal ? 2 : 1) + ROWS_BYTES;
