/** The rows of exports. What is sealed in them is the key of the file, its size and its hash. */
import { type RawBuilder, sql } from 'kysely';
import * as z from 'zod/mini';
import type { DataExport } from '#contract/account/my-data.ts';
import type { ReadTransaction, WriteTransaction } from '../../../platform/database/database.ts';
import { sealedKind } from '../../../platform/sealing/sealed-kind.ts';
import type { UserBox } from '../../../platform/vault/vault.ts';

const TABLE = 'data_exports';

const SEALED_EXPORT = sealedKind({
  table: TABLE,
  binds: ['id', 'object_key', 'created_at'],
  content: z.object({
    /** Of its bytes in the store, in base64. */
    key: z.string(),
    size: z.number(),
    sha256: z.string(),
  }),
});

const COLUMNS = [
  'id',
  'status',
  'progress',
  'failure',
  'taken_at',
  'expires_at',
  'object_key',
  'sealed',
  'created_at',
] as const;

const select = (tx: ReadTransaction) =>
  tx.db
    .selectFrom(TABLE)
    .select([...COLUMNS])
    .where('user_id', '=', tx.userId);
type Row = Awaited<ReturnType<ReturnType<typeof select>['executeTakeFirstOrThrow']>>;

/** One's exports, the newest first. */
export const readExports = async (tx: ReadTransaction): Promise<DataExport[]> => {
  const [rows, box] = await Promise.all([
    select(tx).orderBy('created_at', 'desc').orderBy('id', 'desc').execute(),
    tx.box(),
  ]);
  return rows.map((row) => exportFrom(box, row));
};

const exportFrom = (box: UserBox, row: Row): DataExport => {
  const content = row.sealed && SEALED_EXPORT.tryOpen(box, row, row.sealed);
  return {
    id: row.id,
    status: row.status as DataExport['status'],
    progress: row.progress,
    failure: row.failure as DataExport['failure'],
    taken_at: row.taken_at?.toISOString() ?? null,
    expires_at: row.expires_at?.toISOString() ?? null,
    size: content?.size ?? null,
    sha256: content?.sha256 ?? null,
    created_at: row.created_at.toISOString(),
  };
};

/** An archive in the store. */
export interface StoredExport {
  objectKey: string;
  size: number;
  key: string;
  taken_at: Date;
}

/** The archive of an export that is ready, and not over; undefined otherwise. @throws UnsealError */
export const readStoredExport = async (
  tx: ReadTransaction,
  exportId: string,
  now: Date,
): Promise<StoredExport | undefined> => {
  const [row, box] = await Promise.all([
    select(tx)
      .where('id', '=', exportId)
      .where('status', '=', 'ready')
      .where('expires_at', '>', now)
      .executeTakeFirst(),
    tx.box(),
  ]);
  if (!row?.sealed || row.object_key === null) return undefined;
  const { key, size } = SEALED_EXPORT.open(box, row, row.sealed);
  return { objectKey: row.object_key, key, size, taken_at: row.taken_at ?? row.created_at };
};

/** Begins to make one, again too; undefined where it is not wanted any more. @returns the language of its page */
export const beginExport = (tx: WriteTransaction, exportId: string, takenAt: Date) =>
  tx.db
    .updateTable(TABLE)
    .set({ status: 'running', progress: 0, taken_at: takenAt, updated_at: sql<Date>`now()` })
    .where('user_id', '=', tx.userId)
    .where('id', '=', exportId)
    .where('status', 'in', ['waiting', 'running'])
    .returning(['language', 'created_at'])
    .executeTakeFirst();

/** @returns false where it is not wanted any more */
export const tellProgress = async (
  tx: WriteTransaction,
  exportId: string,
  progress: number,
): Promise<boolean> => {
  const told = await tx.db
    .updateTable(TABLE)
    .set({ progress, updated_at: sql<Date>`now()` })
    .where('user_id', '=', tx.userId)
    .where('id', '=', exportId)
    .where('status', '=', 'running')
    .returning('id')
    .executeTakeFirst();
  return told !== undefined;
};

/** An archive that lies whole in the store. */
export interface FinishedExport {
  id: string;
  createdAt: Date;
  objectKey: string;
  key: string;
  size: number;
  sha256: string;
  expiresAt: Date;
}

/**
 * Offers the archive from now on, in the place of the one before.
 * @returns the keys of the archives that are not offered any more; its own where it is not wanted any more
 */
export const finishExport = async (tx: WriteTransaction, done: FinishedExport): Promise<string[]> => {
  const { id, objectKey, key, size, sha256 } = done;
  const columns = { id, object_key: objectKey, created_at: done.createdAt };
  const finished = await tx.db
    .updateTable(TABLE)
    .set({
      status: 'ready',
      progress: 100,
      failure: null,
      expires_at: done.expiresAt,
      object_key: objectKey,
      sealed: SEALED_EXPORT.seal(await tx.box(), columns, { key, size, sha256 }),
      updated_at: sql<Date>`now()`,
    })
    .where('user_id', '=', tx.userId)
    .where('id', '=', id)
    .where('status', '=', 'running')
    .returning('id')
    .executeTakeFirst();
  if (!finished) return [objectKey];
  return await removeExports(tx, sql<boolean>`id <> ${id} AND status IN ('ready', 'failed')`);
};

/** Says that one failed. @returns whether it was still wanted */
export const failExport = async (
  tx: WriteTransaction,
  exportId: string,
  failure: NonNullable<DataExport['failure']>,
): Promise<boolean> => {
  const failed = await tx.db
    .updateTable(TABLE)
    .set({ status: 'failed', failure, updated_at: sql<Date>`now()` })
    .where('user_id', '=', tx.userId)
    .where('id', '=', exportId)
    .where('status', 'in', ['waiting', 'running'])
    .returning('id')
    .executeTakeFirst();
  return failed !== undefined;
};

/** Removes the person's exports that pass. @returns the keys of their archives, which are the caller's to discard */
export const removeExports = async (tx: WriteTransaction, passes: RawBuilder<boolean>): Promise<string[]> => {
  const removed = await tx.db
    .deleteFrom(TABLE)
    .where('user_id', '=', tx.userId)
    .where(passes)
    .returning('object_key')
    .execute();
  return removed.flatMap(({ object_key }) => object_key ?? []);
};
