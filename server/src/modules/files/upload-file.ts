import type { StoredFile } from '#contract/files.ts';
import { FILE_MAX_BYTES } from '#contract/limits.ts';
import type { Actor } from '../../platform/database/database.ts';
import { ProblemError } from '../../platform/errors/problem-error.ts';
import type { HeldRoom } from '../../platform/files/disk-room.ts';
import { openSpool, type Spool } from '../../platform/files/spool.ts';
import { createFileKey } from '../../platform/vault/file-cipher.ts';
import type { UserBox } from '../../platform/vault/vault.ts';
import { beginUpload } from './begin-upload.ts';
import { discardObject } from './discard-object.ts';
import { readFile } from './file-reader.ts';
import type { FileServices } from './file-services.ts';
import { insertFile, type NewFile } from './file-writer.ts';
import { makeThumbnail } from './make-thumbnail.ts';
import { readInside } from './reading/read-inside.ts';
import { type Arrived, receiveFile } from './receive-file.ts';
import { endWaiting } from './transcription/write-transcription.ts';
import { openFile } from './types/plain-file.ts';
import { recogniseType } from './types/recognise-type.ts';
import { roomForUpload } from './upload-room.ts';

/** A file as it is sent. */
export interface Upload {
  id: string;
  name: string;
  /** Of a recording, in whole seconds. */
  duration: number | null;
  /** False where the person does not want a machine to hear it. */
  mayTranscribe: boolean;
  /** In bytes, where the client says so. */
  announcedSize: number | null;
  body: ReadableStream<Uint8Array> | null;
}

/**
 * Keeps a file: receives it sealed, finds out what it is, puts it into the store, and only then names it in the
 * database. Whatever goes wrong before that leaves nothing behind. The same upload sent again gives the file that the
 * first one made.
 * @throws ProblemError `body_too_large`, `invalid_input`, `file_type_refused`, `sound_unreadable`, `rate_limited`, `files_full`,
 * `storage_full`;
 * `already_used` with the stored file as `current`, when the id is taken by other bytes.
 */
export const uploadFile = async (
  services: FileServices,
  actor: Actor,
  upload: Upload,
): Promise<StoredFile> => {
  const { announcedSize } = upload;
  if (announcedSize === 0) throw new ProblemError('invalid_input', { fields: ['body'] });
  if (announcedSize !== null && announcedSize > FILE_MAX_BYTES) throw new ProblemError('body_too_large');
  const begun = await begin(services, actor, upload);
  if ('existing' in begun) {
    const { sha256 } = await hashOnly(upload.body);
    return await sameOrRefused(services, actor, begun.existing, { ...upload, sha256 });
  }
  try {
    const file = await keepBytes(services, upload, begun, actor.userId);
    return await nameFile(services, actor, upload, file);
  } catch (error) {
    await discardObject(services, actor.userId, begun.objectKey);
    throw error;
  } finally {
    begun.held.release();
  }
};

/** An upload that was counted and announced. */
interface Begun {
  objectKey: string;
  box: UserBox;
  /** To be released when the upload has ended. */
  held: HeldRoom;
}

/** Room is asked for before anything is counted or written: a full disk takes nothing of what a person may send. */
const begin = async (
  { database, room, store }: FileServices,
  actor: Actor,
  { id, announcedSize }: Upload,
): Promise<Begun | { existing: StoredFile }> => {
  const holding: HeldRoom[] = [];
  try {
    return await database.asUser(actor, async (tx) => {
      const existing = await readFile(tx, id);
      if (existing) return { existing };
      const held = await room.hold(roomForUpload(announcedSize ?? FILE_MAX_BYTES, store));
      holding.push(held);
      return { objectKey: await beginUpload(tx, announcedSize), box: await tx.box(), held };
    });
  } catch (error) {
    for (const held of holding) held.release();
    throw error;
  }
};

/** Receives the bytes, and puts them into the store if they are of a kind that is taken. */
const keepBytes = async (
  services: FileServices,
  upload: Upload,
  { objectKey, box, held }: Begun,
  owner: string,
): Promise<NewFile> => {
  const key = createFileKey();
  const cipher = box.fileCipher(upload.id, key);
  const spool = await openSpool(services.spoolDir);
  try {
    const { bytes, arrived } = receiveFile(upload.body);
    await fill(spool, cipher.seal(bytes), held);
    const { size, sha256 } = arrived();
    const file = openFile(cipher, size, spool.read);
    const { type, seconds } = await recogniseType(file, upload.name);
    const [thumbnail, inside] = await Promise.all([
      makeThumbnail(file, type, owner),
      readInside(file, type, owner),
    ]);
    const { store } = services;
    const sealed = spool.read(0, spool.size);
    await store.put(objectKey, store.isLocal ? counted(sealed, held) : sealed, spool.size);
    const isSound = type.startsWith('audio/');
    return {
      id: upload.id,
      name: upload.name,
      duration: isSound ? upload.duration : null,
      seconds: seconds === null ? null : Math.max(1, Math.round(seconds)),
      sha256,
      key,
      type,
      size,
      objectKey,
      thumbnail,
      ...inside,
      transcriptionStatus: isSound && upload.mayTranscribe && services.enqueue ? 'waiting' : 'none',
    };
  } finally {
    await spool.close();
  }
};

const fill = async (spool: Spool, sealed: AsyncIterable<Uint8Array>, held: HeldRoom): Promise<void> => {
  for await (const chunk of sealed) {
    await spool.write(chunk);
    await held.wrote(chunk.length);
  }
};

/** Tells the room of each chunk when the next one is asked for: the store has written it then. */
const counted = async function* (
  sealed: AsyncIterable<Uint8Array>,
  held: HeldRoom,
): AsyncGenerator<Uint8Array, void> {
  for await (const chunk of sealed) {
    yield chunk;
    await held.wrote(chunk.length);
  }
};

/** Another upload under the same id may have been faster: then it counts, and this one's bytes are discarded. */
const nameFile = async (
  services: FileServices,
  actor: Actor,
  { mayTranscribe }: Upload,
  file: NewFile,
): Promise<StoredFile> => {
  const { database, enqueue } = services;
  try {
    return await database.asUser(actor, async (tx) => {
      await insertFile(tx, file);
      if (file.transcriptionStatus === 'waiting') {
        tx.afterCommit(() => enqueue?.({ userId: tx.userId, fileId: file.id }));
      }
      return (await readFile(tx, file.id)) as StoredFile;
    });
  } catch (error) {
    if (!(error instanceof ProblemError && error.code === 'already_used')) throw error;
    const existing = await database.asReader(actor, (tx) => readFile(tx, file.id));
    if (!existing) throw error;
    const { sha256 } = file;
    const same = await sameOrRefused(services, actor, existing, { mayTranscribe, sha256 });
    await discardObject(services, actor.userId, file.objectKey);
    return same;
  }
};

const hashOnly = async (body: Upload['body']): Promise<Arrived> => {
  const { bytes, arrived } = receiveFile(body);
  for await (const _ of bytes);
  return arrived();
};

/**
 * The stored file, where the same bytes came again. A second upload that forbids transcription still takes the file off
 * the queue, as long as it has not been transcribed.
 * @throws ProblemError `already_used` when the bytes are others.
 */
const sameOrRefused = async (
  { database }: FileServices,
  actor: Actor,
  existing: StoredFile,
  { mayTranscribe, sha256 }: Pick<Upload, 'mayTranscribe'> & Pick<Arrived, 'sha256'>,
): Promise<StoredFile> => {
  if (existing.sha256 !== sha256) throw new ProblemError('already_used', { current: existing });
  if (mayTranscribe || existing.transcription?.status !== 'waiting') return existing;
  return await database.asUser(actor, async (tx) => {
    await endWaiting(tx, existing.id, 'none');
    return (await readFile(tx, existing.id)) ?? existing;
  });
};
