import { FILE_MAX_BYTES, RESUMABLE_MIN_BYTES } from '#contract/common/limits.ts';
import type { StoredFile } from '#contract/files.ts';
import type { Actor } from '../../platform/database/database.ts';
import { ProblemError } from '../../platform/errors/problem-error.ts';
import type { HeldRoom } from '../../platform/files/disk-room.ts';
import { MissingObjectError } from '../../platform/files/object-store.ts';
import { openSpool, type Spool } from '../../platform/files/spool.ts';
import { createFileKey } from '../../platform/vault/file-cipher.ts';
import { UnsealError } from '../../platform/vault/unseal-error.ts';
import type { UserBox } from '../../platform/vault/vault.ts';
import { beginUpload } from './begin-upload.ts';
import { discardObject } from './discard-object.ts';
import { readFile } from './file-reader.ts';
import type { FileServices } from './file-services.ts';
import { insertFile, type NewFile } from './file-writer.ts';
import { makeThumbnail } from './make-thumbnail.ts';
import { readInside } from './reading/read-inside.ts';
import { type Arrived, cutOff, receiveFile } from './receive-file.ts';
import { endWaiting } from './transcription/write-transcription.ts';
import { openFile, type PlainFile } from './types/plain-file.ts';
import { recogniseType } from './types/recognise-type.ts';
import { forgetPart, keepPart, openPart, requirePart, type UploadPart, wrongOffset } from './upload-parts.ts';
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
  /** How many bytes were kept of the same upload when it was cut off; 0 where all of it is sent. */
  offset: number;
  /** From there on. */
  body: ReadableStream<Uint8Array> | null;
}

/**
 * Keeps a file: receives it sealed, finds out what it is, puts it into the store, and only then names it in the
 * database. Whatever goes wrong before that leaves nothing behind, but for what arrived of an upload that was cut off, which can
 * be continued. The same upload sent again gives the file that the first one made.
 * @throws ProblemError `body_too_large`, `invalid_input`, `file_type_refused`, `sound_unreadable`, `rate_limited`, `files_full`,
 * `storage_full`; `wrong_offset` with what is kept as `current`;
 * `already_used` with the stored file as `current`, when the id is taken by other bytes.
 */
export const uploadFile = async (
  services: FileServices,
  actor: Actor,
  upload: Upload,
): Promise<StoredFile> => {
  const { announcedSize, offset } = upload;
  if (announcedSize === 0) throw new ProblemError('invalid_input', { fields: ['body'] });
  if (announcedSize !== null && offset + announcedSize > FILE_MAX_BYTES)
    throw new ProblemError('body_too_large');
  const begun = await begin(services, actor, upload);
  if ('existing' in begun) {
    // Of an upload that is continued the bytes before cannot be compared any more.
    if (offset > 0) throw new ProblemError('already_used', { current: begun.existing });
    const { sha256 } = await hashOnly(upload.body);
    return await sameOrRefused(services, actor, begun.existing, { ...upload, sha256 });
  }
  let kept: KeptBytes | undefined;
  try {
    kept = await keepBytes(services, upload, begun, actor.userId);
    if (!('part' in kept)) return await nameFile(services, actor, upload, kept.file);
  } catch (error) {
    await discardObject(services, actor.userId, begun.objectKey);
    if (begun.before && (error instanceof UnsealError || error instanceof MissingObjectError)) {
      await forgetBroken(services, actor, upload.id);
      throw wrongOffset(0);
    }
    throw error;
  } finally {
    begun.held.release();
  }
  await keepForLater(services, actor, upload.id, kept.part);
  throw cutOff();
};

/** An upload that was counted and announced. */
interface Begun {
  objectKey: string;
  box: UserBox;
  /** The bytes that arrived before; null where all of it is sent. */
  before: PlainFile | null;
  /** To be released when the upload has ended. */
  held: HeldRoom;
}

/** Room is asked for before anything is counted or written: a full disk takes nothing of what a person may send. */
const begin = async (
  { database, room, store }: FileServices,
  actor: Actor,
  { id, announcedSize, offset }: Upload,
): Promise<Begun | { existing: StoredFile }> => {
  const holding: HeldRoom[] = [];
  try {
    return await database.asUser(actor, async (tx) => {
      const existing = await readFile(tx, id);
      if (existing) return { existing };
      const part = offset === 0 ? null : await requirePart(tx, id, offset);
      const size = announcedSize === null ? null : offset + announcedSize;
      const held = await room.hold(roomForUpload(size ?? FILE_MAX_BYTES, store));
      holding.push(held);
      const before = part && (await openPart(tx, id, part, store));
      return { objectKey: await beginUpload(tx, size), box: await tx.box(), before, held };
    });
  } catch (error) {
    for (const held of holding) held.release();
    throw error;
  }
};

/** What became of the bytes: a file, or the part that had arrived when the upload was cut off. */
type KeptBytes = { file: NewFile } | { part: UploadPart };

/** Receives the bytes, and puts them into the store if they are of a kind that is taken, or may become a file of one. */
const keepBytes = async (
  services: FileServices,
  upload: Upload,
  { objectKey, box, before, held }: Begun,
  owner: string,
): Promise<KeptBytes> => {
  const key = createFileKey();
  const cipher = box.fileCipher(upload.id, key);
  const spool = await openSpool(services.spoolDir);
  try {
    const { bytes, arrived } = receiveFile(upload.body, before?.stream());
    await fill(spool, cipher.seal(bytes), held);
    const { size, sha256, wasCutOff } = arrived();
    const { store } = services;
    const put = async () => {
      if (store.putFile !== undefined && spool.path !== null) {
        await store.putFile(objectKey, spool.path);
        return await held.wrote(spool.size);
      }
      const sealed = spool.read(0, spool.size);
      await store.put(objectKey, store.isLocal ? counted(sealed, held) : sealed, spool.size);
    };
    if (wasCutOff) {
      if (size < RESUMABLE_MIN_BYTES) throw cutOff();
      await put();
      return { part: { objectKey, size, key } };
    }
    const file = openFile(cipher, size, spool.read);
    const { type, seconds } = await recogniseType(file, upload.name);
    const [thumbnail, inside] = await Promise.all([
      makeThumbnail(file, type, owner),
      readInside(file, type, owner),
    ]);
    await put();
    const isSound = type.startsWith('audio/');
    const newFile: NewFile = {
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
    return { file: newFile };
  } finally {
    await spool.close();
  }
};

const fill = async (spool: Spool, sealed: AsyncIterable<Uint8Array>, held: HeldRoom): Promise<void> => {
  const wrote = inBatches(held);
  for await (const chunk of sealed) {
    await spool.write(chunk);
    await wrote(chunk.length);
  }
};

/** Tells the room of each chunk when the next one is asked for: the store has written it then. */
const counted = async function* (
  sealed: AsyncIterable<Uint8Array>,
  held: HeldRoom,
): AsyncGenerator<Uint8Array, void> {
  const wrote = inBatches(held);
  for await (const chunk of sealed) {
    yield chunk;
    await wrote(chunk.length);
  }
};

/** The disk is looked at this often: after every segment that would cost more than writing it. */
const LOOK_BYTES = 512 * 1024;

/** Tells the room of what was written, some at a time; what was not told counts as not written yet. */
const inBatches = (held: HeldRoom): ((bytes: number) => Promise<void>) => {
  let untold = 0;
  return async (bytes) => {
    untold += bytes;
    if (untold < LOOK_BYTES) return;
    const told = untold;
    untold = 0;
    await held.wrote(told);
  };
};

/** Forgets a part that cannot be opened, so that the whole file is sent again. */
const forgetBroken = async (services: FileServices, actor: Actor, fileId: string): Promise<void> => {
  const objectKey = await services.database.asUser(actor, (tx) => forgetPart(tx, fileId));
  if (objectKey !== undefined) await discardObject(services, actor.userId, objectKey);
};

/** Keeps the bytes of an upload that was cut off; a failure costs no more than their being sent again. */
const keepForLater = async (
  services: FileServices,
  actor: Actor,
  fileId: string,
  part: UploadPart,
): Promise<void> => {
  try {
    const superfluous = await services.database.asUser(actor, async (tx) =>
      // Sent again meanwhile, and whole.
      (await readFile(tx, fileId)) ? part.objectKey : await keepPart(tx, fileId, part),
    );
    if (superfluous !== undefined) await discardObject(services, actor.userId, superfluous);
  } catch (error) {
    services.log.warn({ err: error }, 'an upload that was cut off is not kept');
    await discardObject(services, actor.userId, part.objectKey);
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
    const { stored, part } = await database.asUser(actor, async (tx) => {
      await insertFile(tx, file);
      if (file.transcriptionStatus === 'waiting') {
        tx.afterCommit(() => enqueue?.({ userId: tx.userId, fileId: file.id }));
      }
      const part = await forgetPart(tx, file.id);
      return { stored: (await readFile(tx, file.id)) as StoredFile, part };
    });
    if (part !== undefined) await discardObject(services, actor.userId, part);
    return stored;
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
  const all = arrived();
  if (all.wasCutOff) throw cutOff();
  return all;
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
