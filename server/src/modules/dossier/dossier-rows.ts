/** The rows of dossiers: what was chosen, and where the bytes lie. What is told of one is made of the row alone. */
import { type RawBuilder, sql } from 'kysely';
import * as z from 'zod/mini';
import {
  type Dossier,
  type DossierChoices,
  type DossierObstacle,
  dossierChoices,
  dossierObstacle,
  dossierTimestamp,
} from '#contract/dossiers.ts';
import type { ReadTransaction, WriteTransaction } from '../../platform/database/database.ts';
import { sealedKind } from '../../platform/sealing/sealed-kind.ts';
import type { UserBox } from '../../platform/vault/vault.ts';

const TABLE = 'dossiers';

export const SEALED_CHOICES = sealedKind({
  table: TABLE,
  binds: ['id', 'created_at'],
  content: z.extend(dossierChoices, {
    /** Of the preview that the person saw; dossiers that were begun before there was one have none. */
    fingerprint: z.optional(z.string()),
  }),
});

/** A file in the ZIP: its own bytes there, `end` behind the last. Nothing in it is compressed. */
const part = z.object({ path: z.string(), start: z.number(), end: z.number() });
export type DossierPart = z.infer<typeof part>;

const archive = z.object({
  /** Of its bytes in the store, in base64. */
  key: z.string(),
  sha256: z.string(),
  parts: z.array(part),
  timestamp: dossierTimestamp,
  counts: z.object({ incidents: z.number(), entries: z.number(), pieces: z.number() }),
  damaged_files: z.number(),
});
export type DossierArchive = z.infer<typeof archive>;

export const SEALED_ARCHIVE = sealedKind({
  table: TABLE,
  part: 'archive',
  binds: ['id', 'object_key', 'size', 'taken_at'],
  content: archive,
});

export const SEALED_OBSTACLES = sealedKind({
  table: TABLE,
  part: 'obstacles',
  binds: ['id'],
  content: z.array(dossierObstacle),
});

const COLUMNS = [
  'id',
  'status',
  'progress',
  'failure',
  'taken_at',
  'size',
  'object_key',
  'sealed',
  'sealed_archive',
  'sealed_obstacles',
  'created_at',
] as const;

const select = (tx: ReadTransaction) =>
  tx.db
    .selectFrom(TABLE)
    .select([...COLUMNS])
    .where('user_id', '=', tx.userId);
type Row = Awaited<ReturnType<ReturnType<typeof select>['executeTakeFirstOrThrow']>>;

/** A dossier with what it was made of; without choices where these do not open. */
export interface OpenedDossier {
  dossier: Dossier;
  choices: DossierChoices | undefined;
}

/** One's dossiers, the newest first. */
export const readDossiers = async (tx: ReadTransaction): Promise<OpenedDossier[]> => {
  const [rows, box] = await Promise.all([
    select(tx).orderBy('created_at', 'desc').orderBy('id', 'desc').execute(),
    tx.box(),
  ]);
  return rows.map((row) => openedFrom(box, row));
};

/** One of them; undefined when the person has none with this id. */
export const readDossier = async (tx: ReadTransaction, id: string): Promise<OpenedDossier | undefined> => {
  const [row, box] = await Promise.all([select(tx).where('id', '=', id).executeTakeFirst(), tx.box()]);
  return row && openedFrom(box, row);
};

/** What a dossier is to be made of. */
export interface AskedDossier {
  choices: DossierChoices;
  /** Of the preview that the person saw; undefined for dossiers that were begun before there was one. */
  fingerprint: string | undefined;
}

const choicesIn = ({
  fingerprint,
  ...choices
}: DossierChoices & { fingerprint?: string | undefined }): AskedDossier => ({ choices, fingerprint });

const openedFrom = (box: UserBox, row: Row): OpenedDossier => {
  const asked = SEALED_CHOICES.tryOpen(box, row, row.sealed);
  const choices = asked && choicesIn(asked).choices;
  const made = row.sealed_archive && SEALED_ARCHIVE.tryOpen(box, row, row.sealed_archive);
  const obstacles = row.sealed_obstacles && SEALED_OBSTACLES.tryOpen(box, row, row.sealed_obstacles);
  const isDamaged = !choices || (row.status === 'ready' && !made);
  return {
    choices,
    dossier: {
      id: row.id,
      title: choices?.title ?? '',
      status: row.status as Dossier['status'],
      progress: row.progress,
      failure: row.failure as Dossier['failure'],
      obstacles: obstacles || [],
      taken_at: row.taken_at?.toISOString() ?? null,
      size: row.size,
      sha256: made?.sha256 ?? null,
      timestamp: made?.timestamp ?? null,
      counts: made?.counts ?? null,
      damaged_files: made?.damaged_files ?? 0,
      created_at: row.created_at.toISOString(),
      ...(isDamaged && { damaged: true as const }),
    },
  };
};

/** A dossier that is ready: where its bytes lie, and where each file is in them. */
export interface StoredDossier extends DossierArchive {
  id: string;
  title: string;
  size: number;
  objectKey: string;
  takenAt: Date;
}

/** Undefined where there is none with this id, or where it is not ready. @throws UnsealError */
export const readStoredDossier = async (
  tx: ReadTransaction,
  id: string,
): Promise<StoredDossier | undefined> => {
  const [row, box] = await Promise.all([
    select(tx).where('id', '=', id).where('status', '=', 'ready').executeTakeFirst(),
    tx.box(),
  ]);
  if (!row?.sealed_archive || row.object_key === null || row.size === null || !row.taken_at) return undefined;
  return {
    ...SEALED_ARCHIVE.open(box, row, row.sealed_archive),
    id,
    title: SEALED_CHOICES.open(box, row, row.sealed).title,
    size: row.size,
    objectKey: row.object_key,
    takenAt: row.taken_at,
  };
};

/** @returns false where there is one with this id already */
export const insertDossier = async (
  tx: WriteTransaction,
  { id, choices, fingerprint, createdAt }: AskedDossier & { id: string; createdAt: Date },
): Promise<boolean> => {
  const columns = { id, created_at: createdAt };
  const inserted = await tx.db
    .insertInto(TABLE)
    .values({
      ...columns,
      user_id: tx.userId,
      status: 'waiting',
      sealed: SEALED_CHOICES.seal(await tx.box(), columns, { ...choices, fingerprint }),
    })
    .onConflict((same) => same.columns(['user_id', 'id']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
};

const update = (tx: WriteTransaction, id: string, from: readonly Dossier['status'][]) =>
  tx.db
    .updateTable(TABLE)
    .set({ updated_at: sql<Date>`now()` })
    .where('user_id', '=', tx.userId)
    .where('id', '=', id)
    .where('status', 'in', [...from]);

/** Begins to make one, again too; undefined where it is not wanted any more. @throws UnsealError */
export const beginDossier = async (
  tx: WriteTransaction,
  id: string,
  takenAt: Date,
): Promise<AskedDossier | undefined> => {
  const row = await update(tx, id, ['waiting', 'running'])
    .set({ status: 'running', progress: 0, taken_at: takenAt })
    .returning(['id', 'created_at', 'sealed'])
    .executeTakeFirst();
  return row && choicesIn(SEALED_CHOICES.open(await tx.box(), row, row.sealed));
};

/** @returns false where it is not wanted any more */
export const tellProgress = async (tx: WriteTransaction, id: string, progress: number): Promise<boolean> => {
  const told = await update(tx, id, ['running']).set({ progress }).returning('id').executeTakeFirst();
  return told !== undefined;
};

/** A ZIP that lies whole in the store. */
export interface FinishedDossier extends DossierArchive {
  size: number;
  objectKey: string;
  takenAt: Date;
}

/** Offers it from now on. @returns false where it is not wanted any more: its bytes are then the caller's to discard */
export const finishDossier = async (
  tx: WriteTransaction,
  id: string,
  { size, objectKey, takenAt, ...made }: FinishedDossier,
): Promise<boolean> => {
  const columns = { id, object_key: objectKey, size, taken_at: takenAt };
  const finished = await update(tx, id, ['running'])
    .set({
      status: 'ready',
      progress: 100,
      size,
      object_key: objectKey,
      taken_at: takenAt,
      sealed_archive: SEALED_ARCHIVE.seal(await tx.box(), columns, made),
    })
    .returning('id')
    .executeTakeFirst();
  return finished !== undefined;
};

/** Says that one failed, and what stood against it. @returns whether it was still wanted */
export const failDossier = async (
  tx: WriteTransaction,
  id: string,
  failure: NonNullable<Dossier['failure']>,
  obstacles: DossierObstacle[] = [],
): Promise<boolean> => {
  const failed = await update(tx, id, ['waiting', 'running'])
    .set({
      status: 'failed',
      failure,
      ...(obstacles.length > 0 && {
        sealed_obstacles: SEALED_OBSTACLES.seal(await tx.box(), { id }, obstacles),
      }),
    })
    .returning('id')
    .executeTakeFirst();
  return failed !== undefined;
};

/** Removes those of the person's dossiers that pass. @returns the keys of their bytes, which are the caller's to discard */
export const removeDossiers = async (
  tx: WriteTransaction,
  passes: RawBuilder<boolean>,
): Promise<string[]> => {
  const removed = await tx.db
    .deleteFrom(TABLE)
    .where('user_id', '=', tx.userId)
    .where(passes)
    .returning('object_key')
    .execute();
  return removed.flatMap(({ object_key }) => object_key ?? []);
};
