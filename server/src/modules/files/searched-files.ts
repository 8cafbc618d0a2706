/** What the search reads of files: the names, and the words of recordings. */
import { sql } from 'kysely';
import type { ReadTransaction } from '../../platform/database/database.ts';
import type { UserBox } from '../../platform/vault/vault.ts';

/** The module that opens these rows; it runs in the threads that search. */
export const FILES_OPENER = new URL('./open-searched-file.ts', import.meta.url);

/** A file with its words, sealed. */
export interface SearchedFileRow {
  id: string;
  type: string;
  size: number;
  object_key: string;
  created_at: Date;
  sealed: Buffer;
  /** Null where it is no recording, or has no words. */
  words: { status: string; updated_at: Date; sealed: Buffer } | null;
}

/** What that module exports as `open`: the texts of a file, by what they are. What does not open is left out. */
export type OpenFile = (
  box: UserBox,
  row: SearchedFileRow,
) => { field: 'file_name' | 'transcription'; text: string }[];

/** The files of records, by the record, in order. */
export const readSearchedFiles = async (
  tx: ReadTransaction,
  { table, ownerColumn }: { table: string; ownerColumn: string },
  ownerIds: readonly string[],
): Promise<Map<string, SearchedFileRow[]>> => {
  const files = new Map<string, SearchedFileRow[]>();
  if (ownerIds.length === 0) return files;
  const owner = sql.ref(`had.${ownerColumn}`);
  const { rows } = await sql<FoundRow>`
    SELECT ${owner} AS owner, files.id, files.type, files.size, files.object_key, files.created_at, files.sealed,
           words.status, words.updated_at, words.sealed AS sealed_words
    FROM ${sql.table(table)} AS had
    JOIN files ON files.user_id = had.user_id AND files.id = had.file_id
    LEFT JOIN transcriptions AS words
      ON words.user_id = had.user_id AND words.file_id = had.file_id AND words.sealed IS NOT NULL
    WHERE had.user_id = ${tx.userId} AND ${owner} = ANY (${[...ownerIds]}::uuid[])
    ORDER BY had.position`.execute(tx.db);
  for (const { owner: id, status, updated_at, sealed_words, ...file } of rows) {
    const words = status && updated_at && sealed_words && { status, updated_at, sealed: sealed_words };
    files.set(id, [...(files.get(id) ?? []), { ...file, words: words || null }]);
  }
  return files;
};

type FoundRow = Omit<SearchedFileRow, 'words'> & {
  owner: string;
  status: string | null;
  updated_at: Date | null;
  sealed_words: Buffer | null;
};
