import type { FileType } from '#contract/files.ts';
import type { WriteTransaction } from '../../platform/database/database.ts';
import { hasSqlState, SQLSTATE } from '../../platform/database/errors.ts';
import { ProblemError } from '../../platform/errors/problem-error.ts';
import { appendToLedger, type LedgerEvent } from '../../platform/ledger/ledger.ts';
import {
  type FactsContent,
  type FileContent,
  type FileVersion,
  SEALED_FACTS,
  SEALED_FILE,
  SEALED_TEXT,
  SEALED_THUMBNAIL,
  type TranscriptionVersion,
} from './file-content.ts';
import { attachedAmong, readFile } from './file-reader.ts';

/** What is known of a file once all of it has arrived. */
export interface NewFile extends FileContent, FactsContent {
  id: string;
  type: FileType;
  size: number;
  objectKey: string;
  thumbnail: Buffer | null;
  text: string | null;
  /** `waiting` when a machine is to write down the words of a clip, else `none`. */
  transcriptionStatus: 'none' | 'waiting';
}

/**
 * Stores a file whose bytes lie safe, and records it in the ledger.
 * @throws ProblemError `already_used` when this person has a file with this id.
 */
export const insertFile = async (tx: WriteTransaction, file: NewFile): Promise<void> => {
  const box = await tx.box();
  const { id, name, duration, seconds, sha256, key, type, size } = file;
  const { facts, place } = file;
  const columns = { id, type, size, object_key: file.objectKey, created_at: new Date() };
  try {
    await tx.db
      .insertInto('files')
      .values({
        ...columns,
        user_id: tx.userId,
        sealed: SEALED_FILE.seal(box, columns, { name, duration, seconds: seconds ?? null, sha256, key }),
        sealed_thumbnail: file.thumbnail && SEALED_THUMBNAIL.seal(box, { id }, file.thumbnail),
        sealed_text: file.text === null ? null : SEALED_TEXT.seal(box, { id }, file.text),
        sealed_facts: facts.length === 0 ? null : SEALED_FACTS.seal(box, { id }, { facts, place }),
      })
      .execute();
  } catch (error) {
    if (hasSqlState(error, SQLSTATE.uniqueViolation))
      throw new ProblemError('already_used', {}, { cause: error });
    throw error;
  }
  if (type.startsWith('audio/')) {
    await tx.db
      .insertInto('transcriptions')
      .values({ user_id: tx.userId, file_id: file.id, status: file.transcriptionStatus })
      .execute();
  }
  await tx.db
    .updateTable('stored_objects')
    .set({ size })
    .where('user_id', '=', tx.userId)
    .where('key', '=', file.objectKey)
    .execute();
  await appendToLedger(tx, [
    {
      entity: 'file',
      entityId: file.id,
      action: 'create',
      content: { name, type, size, sha256 } satisfies FileVersion,
    },
  ]);
};

/**
 * Removes a file that no record has (see [Note: a file that is attached stays]). The ledger keeps its name and its hash;
 * the bytes are the caller's to remove.
 * @returns the key of its bytes
 * @throws ProblemError `not_found`; `already_used` while it is attached.
 */
export const removeFile = async (tx: WriteTransaction, fileId: string): Promise<string> => {
  // A transaction that attaches it meanwhile waits for this lock, and then finds it gone; one that did before is seen below.
  const locked = await tx.db
    .selectFrom('files')
    .select('object_key')
    .where('user_id', '=', tx.userId)
    .where('id', '=', fileId)
    .forUpdate()
    .executeTakeFirst();
  const stored = await readFile(tx, fileId);
  if (!locked || !stored) throw new ProblemError('not_found');
  const attached = await attachedAmong(tx, [fileId]);
  if (attached.size > 0) throw new ProblemError('already_used', { current: stored });
  await tx.db.deleteFrom('files').where('user_id', '=', tx.userId).where('id', '=', fileId).execute();
  const { name, type, size, sha256, transcription } = stored;
  const events: LedgerEvent[] = [
    {
      entity: 'file',
      entityId: fileId,
      action: 'delete',
      content: { name, type, size, sha256 } satisfies FileVersion,
    },
  ];
  if (transcription?.status === 'done') {
    const { text, source } = transcription;
    events.push({
      entity: 'transcription',
      entityId: fileId,
      action: 'delete',
      content: { text, source } satisfies TranscriptionVersion,
    });
  }
  await appendToLedger(tx, events);
  return locked.object_key;
};
