import type { StoredFile, Transcription } from '#contract/files.ts';
import type { Actor, WriteTransaction } from '../../../platform/database/database.ts';
import { ProblemError } from '../../../platform/errors/problem-error.ts';
import { appendToLedger } from '../../../platform/ledger/ledger.ts';
import { addNotice } from '../../notifications/index.ts';
import { SEALED_WORDS, type TranscriptionContent, type TranscriptionVersion } from '../file-content.ts';
import { readFile } from '../file-reader.ts';
import type { FileServices } from '../file-services.ts';
import { tellOwners } from '../owned-files.ts';

/**
 * Keeps what the person wrote as the words of a clip. It counts more than a machine's, now and later; the words before
 * stay in the ledger. An empty text takes them back.
 * @throws ProblemError `not_found` also for what is no sound.
 */
export const writeTranscription = async (
  { database, owners }: Pick<FileServices, 'database' | 'owners'>,
  actor: Actor,
  fileId: string,
  text: string,
): Promise<StoredFile> => {
  const { written, tellAfterwards } = await database.asUser(actor, async (tx) => {
    const tellAfterwards = await tellOwners(owners, tx, fileId);
    const stored = await lockTranscription(tx, fileId);
    if (!stored) throw new ProblemError('not_found');
    const isEmpty = text.trim() === '';
    await saveTranscription(tx, fileId, stored, isEmpty ? null : { text, source: 'person' });
    const written = await readFile(tx, fileId);
    if (!written) throw new ProblemError('not_found');
    return { written, tellAfterwards };
  });
  await tellAfterwards();
  return written;
};

/**
 * Keeps what a machine heard, and tells the person so, unless the person has written meanwhile or the clip is gone.
 * @returns what tells the records that have the clip, once the transaction is committed; null when nothing was kept.
 */
export const saveHeardWords = async (
  owners: FileServices['owners'],
  tx: WriteTransaction,
  fileId: string,
  text: string,
): Promise<(() => Promise<void>) | null> => {
  const tellAfterwards = await tellOwners(owners, tx, fileId);
  const stored = await lockTranscription(tx, fileId);
  if (stored?.status !== 'waiting') return null;
  await saveTranscription(tx, fileId, stored, { text, source: 'machine' });
  await addNotice(tx, tx.userId, { kind: 'transcription_ready', about: { kind: 'file', id: fileId } });
  return tellAfterwards;
};

/**
 * Says that no machine will write these words, unless one has: it could not (`failed`), or may not (`none`). A machine
 * that is just being asked is not listened to.
 */
export const endWaiting = async (
  tx: WriteTransaction,
  fileId: string,
  status: 'failed' | 'none',
): Promise<void> => {
  await tx.db
    .updateTable('transcriptions')
    .set({ status, updated_at: new Date() })
    .where('user_id', '=', tx.userId)
    .where('file_id', '=', fileId)
    .where('status', '=', 'waiting')
    .execute();
};

/** Kept from everybody else until the transaction ends: a person and a machine may write at the same moment. */
const lockTranscription = async (
  tx: WriteTransaction,
  fileId: string,
): Promise<Transcription | null | undefined> => {
  await tx.db
    .selectFrom('transcriptions')
    .select('file_id')
    .where('user_id', '=', tx.userId)
    .where('file_id', '=', fileId)
    .forUpdate()
    .execute();
  return (await readFile(tx, fileId))?.transcription;
};

const saveTranscription = async (
  tx: WriteTransaction,
  fileId: string,
  stored: Transcription,
  content: TranscriptionContent | null,
): Promise<void> => {
  // The same words again are no new version; but they do end a machine's work.
  const isChange = stored.text !== (content?.text ?? '') || stored.source !== (content?.source ?? null);
  const box = await tx.box();
  const columns = { status: content ? 'done' : 'none', updated_at: new Date() };
  await tx.db
    .updateTable('transcriptions')
    .set({ ...columns, sealed: content && SEALED_WORDS.seal(box, { file_id: fileId, ...columns }, content) })
    .where('user_id', '=', tx.userId)
    .where('file_id', '=', fileId)
    .execute();
  if (!isChange) return;
  await appendToLedger(tx, [
    {
      entity: 'transcription',
      entityId: fileId,
      action: stored.source === null ? 'create' : content ? 'update' : 'delete',
      content: (content ?? { text: stored.text, source: stored.source }) satisfies TranscriptionVersion,
    },
  ]);
};
