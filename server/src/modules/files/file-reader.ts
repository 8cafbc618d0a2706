import { type SqlBool, sql } from 'kysely';
import type { FileType, StoredFile, Transcription } from '#contract/files.ts';
import type { TimelineFile } from '#contract/timeline.ts';
import type { ReadTransaction } from '../../platform/database/database.ts';
import { ProblemError } from '../../platform/errors/problem-error.ts';
import type { FileCipher } from '../../platform/vault/file-cipher.ts';
import {
  type FactsContent,
  type FileContent,
  SEALED_FACTS,
  SEALED_FILE,
  SEALED_TEXT,
  SEALED_THUMBNAIL,
  SEALED_WORDS,
} from './file-content.ts';

/** One's files among these ids, in the order of the ids; those that are not there are left out. */
export const readFiles = async (tx: ReadTransaction, ids: readonly string[]): Promise<StoredFile[]> => {
  if (ids.length === 0) return [];
  const [rows, box] = await Promise.all([
    tx.db
      .selectFrom('files')
      .leftJoin('transcriptions', (join) =>
        join
          .onRef('transcriptions.user_id', '=', 'files.user_id')
          .onRef('transcriptions.file_id', '=', 'files.id'),
      )
      .select((eb) => [
        'files.id',
        'files.type',
        'files.size',
        'files.object_key',
        'files.sealed',
        'files.sealed_facts',
        'files.created_at',
        'transcriptions.status',
        'transcriptions.sealed as sealed_words',
        'transcriptions.updated_at as words_updated_at',
        eb('files.sealed_thumbnail', 'is not', null).as('has_thumbnail'),
      ])
      .where('files.user_id', '=', tx.userId)
      .where('files.id', 'in', ids)
      .execute(),
    tx.box(),
  ]);
  const files = new Map(
    rows.map((row) => {
      const content = SEALED_FILE.tryOpen(box, row, row.sealed);
      const words =
        row.sealed_words && row.status !== null && row.words_updated_at !== null
          ? SEALED_WORDS.tryOpen(
              box,
              { file_id: row.id, status: row.status, updated_at: row.words_updated_at },
              row.sealed_words,
            )
          : undefined;
      const transcription =
        row.status === null
          ? null
          : {
              status: row.status as Transcription['status'],
              text: words?.text ?? '',
              source: words?.source ?? null,
            };
      const said = row.sealed_facts && SEALED_FACTS.tryOpen(box, row, row.sealed_facts);
      const file: StoredFile = {
        ...listedFrom(row, content),
        sha256: content?.sha256 ?? '',
        transcription,
        ...(said && { facts: said.facts }),
        created_at: row.created_at.toISOString(),
      };
      return [row.id, file] as const;
    }),
  );
  return ids.flatMap((id) => files.get(id) ?? []);
};

/** What lists show of one's files among these ids, in one query and without their words; those not there are left out. */
export const readListedFiles = async (
  tx: ReadTransaction,
  ids: readonly string[],
): Promise<TimelineFile[]> => {
  if (ids.length === 0) return [];
  const [rows, box] = await Promise.all([
    tx.db
      .selectFrom('files')
      .select((eb) => [
        'id',
        'type',
        'size',
        'object_key',
        'sealed',
        'created_at',
        eb('sealed_thumbnail', 'is not', null).as('has_thumbnail'),
      ])
      .where('user_id', '=', tx.userId)
      .where('id', 'in', ids)
      .execute(),
    tx.box(),
  ]);
  return rows.map((row) => listedFrom(row, SEALED_FILE.tryOpen(box, row, row.sealed)));
};

/** @param content undefined where the row does not open: it must not hide the others, so it stays, without a name */
const listedFrom = (
  { id, type, size, has_thumbnail }: { id: string; type: string; size: number; has_thumbnail: SqlBool },
  content: FileContent | undefined,
): TimelineFile => ({
  id,
  name: content?.name ?? '',
  type: type as FileType,
  size,
  duration: content?.duration ?? null,
  ...(typeof content?.seconds === 'number' && { seconds: content.seconds }),
  has_thumbnail: Boolean(has_thumbnail),
});

/** One file; undefined when the person has none with this id. */
export const readFile = async (tx: ReadTransaction, fileId: string): Promise<StoredFile | undefined> =>
  (await readFiles(tx, [fileId]))[0];

/** Those of these files that a record has, of whatever kind. */
export const attachedAmong = async (
  tx: ReadTransaction,
  fileIds: readonly string[],
): Promise<ReadonlySet<string>> => {
  const { rows } = await sql<{ id: string }>`
    SELECT id FROM app.attached_files(${[...fileIds]}::uuid[]) AS attached (id)`.execute(tx.db);
  return new Set(rows.map(({ id }) => id));
};

/** Where the bytes of a file are, and what opens them. */
export interface FilePlace {
  name: string;
  type: FileType;
  size: number;
  objectKey: string;
  cipher: FileCipher;
}

/** @throws ProblemError `not_found`; UnsealError */
export const readPlace = async (tx: ReadTransaction, fileId: string): Promise<FilePlace> => {
  const [row, box] = await Promise.all([
    tx.db
      .selectFrom('files')
      .select(['id', 'type', 'size', 'object_key', 'created_at', 'sealed'])
      .where('user_id', '=', tx.userId)
      .where('id', '=', fileId)
      .executeTakeFirst(),
    tx.box(),
  ]);
  if (!row) throw new ProblemError('not_found');
  const content = SEALED_FILE.open(box, row, row.sealed);
  return {
    name: content.name,
    type: row.type as FileType,
    size: row.size,
    objectKey: row.object_key,
    cipher: box.fileCipher(fileId, content.key),
  };
};

/** The small picture of a picture. @throws ProblemError `not_found` also when it has none; UnsealError */
export const readThumbnail = async (tx: ReadTransaction, fileId: string): Promise<Buffer> => {
  const [row, box] = await Promise.all([
    tx.db
      .selectFrom('files')
      .select('sealed_thumbnail')
      .where('user_id', '=', tx.userId)
      .where('id', '=', fileId)
      .executeTakeFirst(),
    tx.box(),
  ]);
  if (!row?.sealed_thumbnail) throw new ProblemError('not_found');
  return SEALED_THUMBNAIL.open(box, { id: fileId }, row.sealed_thumbnail);
};

/** What a file says of itself; undefined when it says nothing. @throws ProblemError `not_found`; UnsealError */
export const readSaid = async (tx: ReadTransaction, fileId: string): Promise<FactsContent | undefined> => {
  const [row, box] = await Promise.all([
    tx.db
      .selectFrom('files')
      .select(['id', 'sealed_facts'])
      .where('user_id', '=', tx.userId)
      .where('id', '=', fileId)
      .executeTakeFirst(),
    tx.box(),
  ]);
  if (!row) throw new ProblemError('not_found');
  return row.sealed_facts ? SEALED_FACTS.open(box, row, row.sealed_facts) : undefined;
};

/** The beginning of the text of a document. @throws ProblemError `not_found` also when it has none; UnsealError */
export const readTextOf = async (tx: ReadTransaction, fileId: string): Promise<string> => {
  const [row, box] = await Promise.all([
    tx.db
      .selectFrom('files')
      .select(['id', 'sealed_text'])
      .where('user_id', '=', tx.userId)
      .where('id', '=', fileId)
      .executeTakeFirst(),
    tx.box(),
  ]);
  if (!row?.sealed_text) throw new ProblemError('not_found');
  return SEALED_TEXT.open(box, row, row.sealed_text);
};

/** What a file says, for the assistant. */
export interface AttachedText {
  id: string;
  name: string;
  type: FileType;
  /** The beginning of a document's text, or the words of a clip; null when there is none. */
  text: string | null;
}

/** What one's files among these ids say, in the order of the ids. */
export const attachedText = async (tx: ReadTransaction, ids: readonly string[]): Promise<AttachedText[]> => {
  if (ids.length === 0) return [];
  const [files, rows, box] = await Promise.all([
    readFiles(tx, ids),
    tx.db
      .selectFrom('files')
      .select(['id', 'sealed_text'])
      .where('user_id', '=', tx.userId)
      .where('id', 'in', ids)
      .where('sealed_text', 'is not', null)
      .execute(),
    tx.box(),
  ]);
  const texts = new Map(
    rows.map((row) => [row.id, row.sealed_text && SEALED_TEXT.tryOpen(box, row, row.sealed_text)]),
  );
  return files.map(({ id, name, type, transcription }) => ({
    id,
    name,
    type,
    text: texts.get(id) || transcription?.text || null,
  }));
};
