/** The rows of shares, as their owner reads and writes them. */
import { type RawBuilder, sql } from 'kysely';
import * as z from 'zod/mini';
import type { Share } from '#contract/shares.ts';
import type { ReadTransaction, WriteTransaction } from '../../platform/database/database.ts';
import { sealedKind } from '../../platform/sealing/sealed-kind.ts';
import type { UserBox } from '../../platform/vault/vault.ts';
import { isLiving, isOver, statusAt } from './share-state.ts';

const TABLE = 'shares';

export const SEALED_SHARE = sealedKind({
  table: TABLE,
  binds: ['id', 'dossier_id', 'expires_at', 'max_openings', 'may_download', 'created_at'],
  content: z.object({
    /** Of the dossier, as it was called then. */
    title: z.string(),
    recipient: z.string(),
    letter: z.string(),
    /** What the parts of the ZIP are called, from part 1 on. */
    paths: z.array(z.string()),
  }),
});
type ShareContent = ReturnType<typeof SEALED_SHARE.open>;

/** The key of the link, which lies here only until the copy is made. */
const SEALED_SHARE_KEY = sealedKind({
  table: TABLE,
  part: 'key',
  binds: ['id', 'created_at'],
  content: z.object({ key: z.string() }),
});

const COLUMNS = [
  'id',
  'dossier_id',
  'status',
  'expires_at',
  'revoked_at',
  'openings',
  'max_openings',
  'may_download',
  'sealed',
  'created_at',
] as const;

const select = (tx: ReadTransaction, now: Date) =>
  tx.db
    .selectFrom(TABLE)
    .select([...COLUMNS, statusAt(now).as('status_now')])
    .where('user_id', '=', tx.userId);
type Row = Awaited<ReturnType<ReturnType<typeof select>['executeTakeFirstOrThrow']>>;

/** One's shares, the newest first. */
export const readShares = async (tx: ReadTransaction, now: Date): Promise<Share[]> => {
  const [rows, box] = await Promise.all([
    select(tx, now).orderBy('created_at', 'desc').orderBy('id', 'desc').execute(),
    tx.box(),
  ]);
  return rows.map((row) => shareFrom(box, row));
};

/** How many copies there are, or will be. */
export const countLiving = async (tx: ReadTransaction): Promise<number> => {
  const { living } = await tx.db
    .selectFrom(TABLE)
    .select(({ fn }) => fn.countAll<number>().as('living'))
    .where('user_id', '=', tx.userId)
    .where(isLiving)
    .executeTakeFirstOrThrow();
  return living;
};

/** What the parts of a share are called; undefined where there is none of this id. Empty where its row does not open. */
export const readPaths = async (
  tx: ReadTransaction,
  shareId: string,
): Promise<readonly string[] | undefined> => {
  const [row, box] = await Promise.all([
    tx.db
      .selectFrom(TABLE)
      .select([...COLUMNS])
      .where('user_id', '=', tx.userId)
      .where('id', '=', shareId)
      .executeTakeFirst(),
    tx.box(),
  ]);
  return row && (SEALED_SHARE.tryOpen(box, row, row.sealed)?.paths ?? []);
};

const shareFrom = (box: UserBox, row: Row): Share => {
  const content = SEALED_SHARE.tryOpen(box, row, row.sealed);
  return {
    id: row.id,
    dossier_id: row.dossier_id,
    dossier_title: content?.title ?? '',
    recipient: content?.recipient ?? '',
    letter: content?.letter ?? '',
    status: row.status_now,
    created_at: row.created_at.toISOString(),
    expires_at: row.expires_at.toISOString(),
    revoked_at: row.revoked_at?.toISOString() ?? null,
    openings: row.openings,
    max_openings: row.max_openings,
    may_download: row.may_download,
    ...(content ? {} : { damaged: true }),
  };
};

/** What stands in the row of a new share. */
export interface NewShare {
  id: string;
  dossierId: string;
  createdAt: Date;
  expiresAt: Date;
  maxOpenings: number | null;
  mayDownload: boolean;
  codeHash: string;
  /** Of what proves the whole link (`shareProof`). */
  linkHash: Buffer;
  key: string;
  size: number;
  parts: readonly { start: number; end: number }[];
  /** Which of the parts is the document that is read, from 1. */
  documentPart: number | null;
  content: ShareContent;
}

/** @returns false where the id was used before, by whomever */
export const insertShare = async (tx: WriteTransaction, share: NewShare): Promise<boolean> => {
  const box = await tx.box();
  const columns = {
    id: share.id,
    dossier_id: share.dossierId,
    expires_at: share.expiresAt,
    max_openings: share.maxOpenings,
    may_download: share.mayDownload,
    created_at: share.createdAt,
  };
  const inserted = await tx.db
    .insertInto(TABLE)
    .values({
      ...columns,
      user_id: tx.userId,
      status: 'copying',
      code_hash: share.codeHash,
      link_hash: share.linkHash,
      size: share.size,
      part_starts: share.parts.map(({ start }) => start),
      part_ends: share.parts.map(({ end }) => end),
      document_part: share.documentPart,
      sealed: SEALED_SHARE.seal(box, columns, share.content),
      sealed_key: SEALED_SHARE_KEY.seal(box, columns, { key: share.key }),
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return inserted.numInsertedOrUpdatedRows === 1n;
};

/** A share whose copy is to be made. */
export interface CopyToMake {
  dossierId: string;
  key: string;
  size: number;
  letter: string;
  parts: { number: number; path: string; start: number; end: number }[];
}

/** Undefined where it is not wanted any more. @throws UnsealError */
export const readCopyToMake = async (
  tx: ReadTransaction,
  shareId: string,
): Promise<CopyToMake | undefined> => {
  const [row, box] = await Promise.all([
    tx.db
      .selectFrom(TABLE)
      .select([...COLUMNS, 'size', 'part_starts', 'part_ends', 'sealed_key'])
      .where('user_id', '=', tx.userId)
      .where('id', '=', shareId)
      .where('status', '=', 'copying')
      .executeTakeFirst(),
    tx.box(),
  ]);
  if (!row?.sealed_key) return undefined;
  const { letter, paths } = SEALED_SHARE.open(box, row, row.sealed);
  const { key } = SEALED_SHARE_KEY.open(box, row, row.sealed_key);
  const parts = paths.map((path, index) => ({
    number: index + 1,
    path,
    // PostgreSQL's arrays of whole numbers come as texts.
    start: Number(row.part_starts[index]),
    end: Number(row.part_ends[index]),
  }));
  return { dossierId: row.dossier_id, key, size: row.size, letter, parts };
};

/** Opens a share whose copy is whole, and forgets its key. @returns false where it is not wanted any more */
export const finishCopy = async (
  tx: WriteTransaction,
  shareId: string,
  copy: { objectKey: string; index: Uint8Array },
): Promise<boolean> => {
  const finished = await tx.db
    .updateTable(TABLE)
    .set({
      status: 'open',
      object_key: copy.objectKey,
      shared_index: Buffer.from(copy.index),
      sealed_key: null,
    })
    .where('user_id', '=', tx.userId)
    .where('id', '=', shareId)
    .where('status', '=', 'copying')
    .returning('id')
    .executeTakeFirst();
  return finished !== undefined;
};

/**
 * Shuts shares that pass: nothing of them opens any more, and all that opens them is forgotten.
 * @returns the keys of their copies, which are the caller's to discard
 */
export const shutShares = async (
  tx: WriteTransaction,
  { status, revokedAt = null }: { status: 'revoked' | 'ended' | 'failed'; revokedAt?: Date | null },
  passes: RawBuilder<boolean>,
): Promise<string[]> => {
  const { rows } = await sql<{ id: string; object_key: string | null }>`
    UPDATE shares SET status = ${status}, revoked_at = ${revokedAt}, object_key = NULL, shared_index = NULL,
      sealed_key = NULL, code_hash = NULL, link_hash = NULL
    FROM (
      SELECT id, object_key FROM shares
      WHERE user_id = ${tx.userId} AND ${isLiving} AND ${passes} FOR UPDATE
    ) AS former
    WHERE shares.user_id = ${tx.userId} AND shares.id = former.id
    RETURNING shares.id, former.object_key`.execute(tx.db);
  if (rows.length > 0) {
    await tx.db
      .deleteFrom('share_openings')
      .where('user_id', '=', tx.userId)
      .where(
        'share_id',
        'in',
        rows.map(({ id }) => id),
      )
      .execute();
  }
  return rows.flatMap(({ object_key }) => object_key ?? []);
};

/** Gives a share another code, and lets it be opened again. @returns false where it is none that opens, or could */
export const renewCode = async (
  tx: WriteTransaction,
  shareId: string,
  { codeHash, now }: { codeHash: string; now: Date },
): Promise<boolean> => {
  const renewed = await tx.db
    .updateTable(TABLE)
    .set({ code_hash: codeHash, wrong_codes: 0, status: 'open' })
    .where('user_id', '=', tx.userId)
    .where('id', '=', shareId)
    .where('status', 'in', ['open', 'locked'])
    .where(sql<boolean>`NOT ${isOver(now)}`)
    .returning('id')
    .executeTakeFirst();
  return renewed !== undefined;
};
