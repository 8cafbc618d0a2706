import { createHash } from 'node:crypto';
import { DAY_MS, SECOND_MS } from '#contract/durations.ts';
import { EXPORT_DAYS } from '#contract/my-data.ts';
import { SessionEndedError } from '../../../platform/database/errors.ts';
import { ProblemError } from '../../../platform/errors/problem-error.ts';
import type { HeldRoom } from '../../../platform/files/disk-room.ts';
import { createObjectKey } from '../../../platform/files/object-store.ts';
import { openSpool, type Spool } from '../../../platform/files/spool.ts';
import { createFileKey } from '../../../platform/vault/file-cipher.ts';
import { zipOf } from '../../../platform/zip/zip-writer.ts';
import { readAccountToExport } from '../../auth/index.ts';
import { archiveEntries, sizeOfArchive } from '../archive/archive-entries.ts';
import type { ArchiveLanguage } from '../archive/archive-words.ts';
import type { ExportJob, ExportServices } from '../my-data-services.ts';
import { discardArchives } from './discard-archives.ts';
import { beginExport, failExport, finishExport, tellProgress } from './export-rows.ts';

/** The person took the export back while it was made. */
class NotWantedError extends Error {
  override readonly name = 'NotWantedError';
}

const REASON = 'export of everything';
/** Between two tellings of how far it is. */
const TELL_EVERY_MS = SECOND_MS;
/** The disk is looked at this often. */
const LOOK_BYTES = 4 * 1024 * 1024;

/**
 * Makes the archive of everything that a person has, as it was at one moment, and offers it. It is sealed as it is written, lies
 * without a name until it is whole, and is offered only then: a server that ends in between leaves nothing, and the job is taken up
 * from the beginning by the next one.
 * @throws Error when it may be tried again
 */
export const makeExport = async (
  services: ExportServices,
  { userId, exportId }: ExportJob,
  { isLast, signal }: { isLast: boolean; signal: AbortSignal },
): Promise<void> => {
  const { database, log } = services;
  const objectKey = createObjectKey();
  try {
    const takenAt = services.now();
    const begun = await database.onBehalfOf(userId, REASON, async (tx) => {
      const row = await beginExport(tx, exportId, takenAt);
      // It does not count among the person's files, so its size is not said there.
      if (row) {
        await tx.db
          .insertInto('stored_objects')
          .values({ user_id: userId, key: objectKey, size: 0 })
          .execute();
      }
      return row;
    });
    if (!begun) return;
    try {
      const language = begun.language as ArchiveLanguage;
      const made = await storeArchive(
        services,
        { userId, exportId },
        { objectKey, language, takenAt, signal },
      );
      const superfluous = await database.onBehalfOf(userId, REASON, (tx) =>
        finishExport(tx, {
          ...made,
          id: exportId,
          createdAt: begun.created_at,
          objectKey,
          expiresAt: new Date(services.now().getTime() + EXPORT_DAYS * DAY_MS),
        }),
      );
      await discardArchives(services, userId, superfluous);
    } catch (error) {
      await discardArchives(services, userId, [objectKey]);
      if (error instanceof NotWantedError) return;
      // A server that stops has not tried: the next one takes it up.
      const isFull = error instanceof ProblemError && error.code === 'storage_full';
      if (signal.aborted || !(isLast || isFull)) throw error;
      log.error({ err: error }, 'an export failed');
      await database.onBehalfOf(userId, REASON, (tx) =>
        failExport(tx, exportId, isFull ? 'storage_full' : 'failed'),
      );
    }
  } catch (error) {
    // The account was closed: nobody waits any more.
    if (!(error instanceof SessionEndedError)) throw error;
  }
};

interface Making {
  objectKey: string;
  language: ArchiveLanguage;
  takenAt: Date;
  signal: AbortSignal;
}

/** Writes the archive, sealed, and puts it into the store. */
const storeArchive = async (
  services: ExportServices,
  { userId, exportId }: ExportJob,
  { objectKey, language, takenAt, signal }: Making,
): Promise<{ key: string; size: number; sha256: string }> => {
  const { database, store, room, spoolDir, sources, productName } = services;
  const account = await readAccountToExport(database, userId);
  const key = createFileKey();
  const ending = new AbortController();
  const stopped = AbortSignal.any([signal, ending.signal]);
  const spool = await openSpool(spoolDir);
  let held: HeldRoom | undefined;
  try {
    const made = await database.snapshotOnBehalfOf(userId, REASON, async (tx) => {
      const expected = await sizeOfArchive(tx, sources);
      held = await room.hold(expected * (store.isLocal ? 2 : 1));
      const progress = progressOf(services, { userId, exportId }, expected, () =>
        ending.abort(new NotWantedError()),
      );
      const entries = archiveEntries(tx, {
        sources,
        store,
        account,
        language,
        productName,
        takenAt,
        signal: stopped,
        wrote: progress.wrote,
      });
      const hash = createHash('sha256');
      let size = 0;
      const counted = async function* (): AsyncGenerator<Uint8Array, void, undefined> {
        for await (const chunk of zipOf(entries)) {
          hash.update(chunk);
          size += chunk.length;
          yield chunk;
        }
      };
      const cipher = (await tx.box()).fileCipher(exportId, key);
      await fill(spool, cipher.seal(counted()), held);
      await progress.told();
      return { key, size, sha256: hash.digest('hex') };
    });
    stopped.throwIfAborted();
    const sealed = spool.read(0, spool.size);
    await store.put(objectKey, store.isLocal ? watched(sealed, held, stopped) : sealed, spool.size);
    return made;
  } finally {
    held?.release();
    await spool.close();
  }
};

const fill = async (spool: Spool, sealed: AsyncIterable<Uint8Array>, held: HeldRoom): Promise<void> => {
  let untold = 0;
  for await (const chunk of sealed) {
    await spool.write(chunk);
    untold += chunk.length;
    if (untold < LOOK_BYTES) continue;
    await held.wrote(untold);
    untold = 0;
  }
};

/** Tells the room of each part when the next one is asked for: the store has written it then. */
const watched = async function* (
  sealed: AsyncIterable<Uint8Array>,
  held: HeldRoom | undefined,
  stopped: AbortSignal,
): AsyncGenerator<Uint8Array, void, undefined> {
  let untold = 0;
  for await (const chunk of sealed) {
    stopped.throwIfAborted();
    yield chunk;
    untold += chunk.length;
    if (untold < LOOK_BYTES) continue;
    await held?.wrote(untold);
    untold = 0;
  }
};

/** Tells the person how far it is, now and then and one telling at a time; and finds out so whether they still want it. */
const progressOf = (
  { database }: Pick<ExportServices, 'database'>,
  { userId, exportId }: ExportJob,
  expected: number,
  end: () => void,
) => {
  let written = 0;
  let told = 0;
  let toldAt = performance.now();
  let telling = Promise.resolve();
  return {
    wrote: (units: number): void => {
      written += units;
      // What is left is the storing.
      const percent = Math.min(99, Math.floor((100 * written) / Math.max(1, expected)));
      if (percent === told || performance.now() - toldAt < TELL_EVERY_MS) return;
      told = percent;
      toldAt = performance.now();
      telling = telling.then(async () => {
        try {
          const isWanted = await database.onBehalfOf(userId, REASON, (tx) =>
            tellProgress(tx, exportId, percent),
          );
          if (!isWanted) end();
        } catch (error) {
          // The account is gone. Anything else is told again in a second.
          if (error instanceof SessionEndedError) end();
        }
      });
    },
    told: () => telling,
  };
};
