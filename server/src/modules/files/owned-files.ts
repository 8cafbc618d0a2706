/**
 * The files of a kind of record: of messages, and of whatever else has files. A kind has a table that says which record
 * has which files, in which order (`app.own_files` in 024-owners-of-files.sql).
 *
 * [Note: a file that is attached stays] A file is removed with the last record that has it, and never before. Whether one
 * has it is asked of the database (`app.attached_files`), which finds every table that refers to files in its own
 * catalogue; the foreign keys of those tables refuse what was overlooked.
 */
import { type RawBuilder, sql } from 'kysely';
import type { ReadTransaction, WriteTransaction } from '../../platform/database/database.ts';
import type { DB } from '../../platform/database/schema.ts';
import { ProblemError } from '../../platform/errors/problem-error.ts';
import { attachedAmong } from './file-reader.ts';
import { removeFile } from './file-writer.ts';
import { readSearchedFiles, type SearchedFileRow } from './searched-files.ts';
import { requireOpenFiles } from './sensitive-files.ts';

/** The tables that say which record has which files. */
type OwnerTable = {
  [Table in keyof DB]: 'file_id' | 'position' extends keyof DB[Table] ? Table : never;
}[keyof DB];

/** The verbs of one kind. */
export interface OwnedFiles {
  /**
   * Attaches files to a record, in this order, behind those that it has. To be called in the transaction that stores the
   * record.
   * @throws ProblemError `not_found` when one of them is not the person's, or gone.
   */
  attach(tx: WriteTransaction, ownerId: string, fileIds: readonly string[]): Promise<void>;
  /**
   * Locks files against their deletion. For a writer that takes the lock of the ledger before it attaches them: files come
   * before the ledger everywhere.
   * @throws ProblemError `not_found` when one of them is not the person's, or gone; `proof_required` when only sensitive
   *   incidents have it, and they do not open now.
   */
  hold(tx: WriteTransaction, fileIds: readonly string[]): Promise<void>;
  /** Takes these files from a record that the caller has locked, and removes those that no record has any more. */
  detach(tx: WriteTransaction, ownerId: string, fileIds: readonly string[]): Promise<void>;
  /**
   * Takes all files from these records, and removes those that no record has any more, each recorded in the ledger. To be
   * called before the records are deleted, which the caller has locked against a new file: one that is attached meanwhile
   * keeps its record. Locks the files, and writes the ledger behind them. The bytes are left to the sweep.
   */
  release(tx: WriteTransaction, ownerIds: readonly string[]): Promise<void>;
  /** The ids of the files of these records. */
  filesOf(tx: ReadTransaction, ownerIds: readonly string[]): Promise<string[]>;
  /** The ids of the records of this kind that have a file. */
  ownersOf(tx: ReadTransaction, fileId: string): Promise<string[]>;
  /** True for a record of this kind that has files, in a query of such records; `idColumn` is theirs. */
  hasSome(tx: ReadTransaction, idColumn: string): RawBuilder<boolean>;
  /** In such a query: how long the words of the record's recordings are, sealed. */
  wordsBytes(tx: ReadTransaction, idColumn: string): RawBuilder<number>;
  /** What is searched of the files of these records, by the record. */
  searched(tx: ReadTransaction, ownerIds: readonly string[]): Promise<Map<string, SearchedFileRow[]>>;
}

/** What a kind of record does about its files. */
export interface FileOwner {
  files: OwnedFiles;
  /**
   * Called when the words of a clip of these records are about to change, in the transaction that changes them and
   * before the clip is locked.
   */
  beforeWordsChange(tx: WriteTransaction, ownerIds: readonly string[]): Promise<void>;
  /** Called when that is committed; never rejects. */
  afterWordsChange(change: { userId: string; ownerIds: readonly string[] }): Promise<void>;
}

/** Locks files against their deletion, which would otherwise only show when the transaction ends. */
const hold: OwnedFiles['hold'] = async (tx, fileIds) => {
  const unique = [...new Set(fileIds)];
  if (unique.length === 0) return;
  // Another record would open them.
  await requireOpenFiles(tx, unique);
  const found = await tx.db
    .selectFrom('files')
    .select('id')
    .where('user_id', '=', tx.userId)
    .where('id', 'in', unique)
    .orderBy('id')
    .forKeyShare()
    .execute();
  if (found.length < unique.length) throw new ProblemError('not_found');
};

/** The files of the records that `ownerColumn` names. */
export const ownedFiles = <Table extends OwnerTable>({
  table,
  ownerColumn,
}: {
  table: Table;
  ownerColumn: keyof DB[Table] & string;
}): OwnedFiles => {
  const [rows, owner] = [sql.table(table), sql.ref(ownerColumn)];
  /** Lets go of files that are locked. */
  const letGo = async (tx: WriteTransaction, ownerIds: readonly string[], ids: readonly string[]) => {
    await sql`
      DELETE FROM ${rows}
      WHERE user_id = ${tx.userId} AND ${owner} = ANY (${[...ownerIds]}::uuid[]) AND file_id = ANY (${[...ids]}::uuid[])`.execute(
      tx.db,
    );
    const kept = await attachedAmong(tx, ids);
    for (const id of ids) if (!kept.has(id)) await removeFile(tx, id);
  };
  return {
    hold,
    detach: async (tx, ownerId, fileIds) => {
      if (fileIds.length === 0) return;
      const { rows: held } = await sql<{ id: string }>`
        SELECT id FROM files WHERE user_id = ${tx.userId} AND id = ANY (${[...fileIds]}::uuid[])
        ORDER BY id FOR UPDATE`.execute(tx.db);
      await letGo(
        tx,
        [ownerId],
        held.map(({ id }) => id),
      );
    },
    attach: async (tx, ownerId, fileIds) => {
      const unique = [...new Set(fileIds)];
      if (unique.length === 0) return;
      await hold(tx, unique);
      await sql`
        INSERT INTO ${rows} (user_id, ${owner}, file_id, position)
        SELECT ${tx.userId}, ${ownerId}, added.id, added.place + (
          SELECT coalesce(max(position), 0) FROM ${rows} WHERE user_id = ${tx.userId} AND ${owner} = ${ownerId}
        )
        FROM unnest(${unique}::uuid[]) WITH ORDINALITY AS added (id, place)`.execute(tx.db);
    },
    release: async (tx, ownerIds) => {
      // Locked first: of two that let go of one file at the same moment, the second sees that it is the last.
      const { rows: held } = await sql<{ id: string }>`
        SELECT id FROM files WHERE user_id = ${tx.userId} AND id IN (
          SELECT file_id FROM ${rows} WHERE user_id = ${tx.userId} AND ${owner} = ANY (${[...ownerIds]}::uuid[])
        )
        ORDER BY id FOR UPDATE`.execute(tx.db);
      if (held.length === 0) return;
      await letGo(
        tx,
        ownerIds,
        held.map(({ id }) => id),
      );
    },
    filesOf: async (tx, ownerIds) => {
      const { rows: found } = await sql<{ id: string }>`
        SELECT DISTINCT file_id AS id FROM ${rows} WHERE user_id = ${tx.userId} AND ${owner} = ANY (${[...ownerIds]}::uuid[])`.execute(
        tx.db,
      );
      return found.map(({ id }) => id);
    },
    ownersOf: async (tx, fileId) => {
      const { rows: found } = await sql<{ id: string }>`
        SELECT ${owner} AS id FROM ${rows} WHERE user_id = ${tx.userId} AND file_id = ${fileId}`.execute(
        tx.db,
      );
      return found.map(({ id }) => id);
    },
    hasSome: (tx, idColumn) => sql<boolean>`EXISTS (
      SELECT FROM ${rows} AS had WHERE had.user_id = ${tx.userId} AND had.${owner} = ${sql.ref(idColumn)})`,
    wordsBytes: (tx, idColumn) => sql<number>`(
      SELECT coalesce(sum(octet_length(words.sealed)), 0)::integer
      FROM ${rows} AS had
      JOIN transcriptions AS words ON words.user_id = had.user_id AND words.file_id = had.file_id
      WHERE had.user_id = ${tx.userId} AND had.${owner} = ${sql.ref(idColumn)})`,
    searched: (tx, ownerIds) => readSearchedFiles(tx, { table, ownerColumn }, ownerIds),
  };
};

/**
 * Tells the records that have a clip that its words are about to change.
 * @returns what tells them that it is done, to be called once the transaction is committed; never rejects.
 */
export const tellOwners = async (
  owners: readonly FileOwner[],
  tx: WriteTransaction,
  fileId: string,
): Promise<() => Promise<void>> => {
  const { userId } = tx;
  const told: { owner: FileOwner; ownerIds: string[] }[] = [];
  for (const owner of owners) {
    const ownerIds = await owner.files.ownersOf(tx, fileId);
    if (ownerIds.length === 0) continue;
    await owner.beforeWordsChange(tx, ownerIds);
    told.push({ owner, ownerIds });
  }
  return async () => {
    for (const { owner, ownerIds } of told) await owner.afterWordsChange({ userId, ownerIds });
  };
};
