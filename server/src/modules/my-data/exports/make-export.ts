import { EXPORT_DAYS } from '#contract/account/my-data.ts';
import { DAY_MS } from '#contract/common/durations.ts';
import { digestStream } from '../../../platform/archives/digest-stream.ts';
import { createProgress } from '../../../platform/archives/progress.ts';
import { NotWantedError, storeArchive } from '../../../platform/archives/store-archive.ts';
import { SessionEndedError } from '../../../platform/database/errors.ts';
import { ProblemError } from '../../../platform/errors/problem-error.ts';
import { createObjectKey } from '../../../platform/files/object-store.ts';
import { createFileKey } from '../../../platform/vault/file-cipher.ts';
import { zipOf } from '../../../platform/zip/zip-writer.ts';
import { readAccountToExport } from '../../auth/index.ts';
import { archiveEntries, sizeOfArchive } from '../archive/archive-entries.ts';
import type { ArchiveLanguage } from '../archive/archive-words.ts';
import type { ExportJob, ExportServices } from '../my-data-services.ts';
import { discardArchives } from './discard-archives.ts';
import { giveUpExport, offerExport } from './end-of-making.ts';
import { beginExport, tellProgress } from './export-rows.ts';

const REASON = 'export of everything';
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
      const made = await makeArchive(
        services,
        { userId, exportId },
        { objectKey, language, takenAt, signal },
      );
      const superfluous = await database.onBehalfOf(userId, REASON, (tx) =>
        offerExport(tx, {
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
        giveUpExport(tx, exportId, isFull ? 'storage_full' : 'failed'),
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
const makeArchive = async (
  services: ExportServices,
  { userId, exportId }: ExportJob,
  { objectKey, language, takenAt, signal }: Making,
): Promise<{ key: string; size: number; sha256: string }> => {
  const { database, store, sources, productName } = services;
  const account = await readAccountToExport(database, userId);
  const key = createFileKey();
  const ending = new AbortController();
  const stopped = AbortSignal.any([signal, ending.signal]);
  return await storeArchive(services, { objectKey, stopped }, (archive) =>
    database.snapshotOnBehalfOf(userId, REASON, async (tx) => {
      const expected = await sizeOfArchive(tx, sources);
      await archive.expect(expected);
      const progress = createProgress(
        expected,
        (percent) =>
          database.onBehalfOf(userId, REASON, (writing) => tellProgress(writing, exportId, percent)),
        () => ending.abort(new NotWantedError()),
      );
      const entries = archiveEntries(tx, {
        sources,
        store,
        account,
        language,
        productName,
        takenAt,
        signal: stopped,
        wrote: progress.did,
      });
      const { stream, digest } = digestStream(zipOf(entries));
      await archive.fill((await tx.box()).fileCipher(exportId, key).seal(stream));
      await progress.told();
      return { key, size: digest.size, sha256: digest.sha256() };
    }),
  );
};
