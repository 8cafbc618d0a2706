import type { DossierObstacle } from '#contract/dossiers.ts';
import { digestStream } from '../../../platform/archives/digest-stream.ts';
import { createProgress } from '../../../platform/archives/progress.ts';
import { NotWantedError, storeArchive } from '../../../platform/archives/store-archive.ts';
import { SessionEndedError } from '../../../platform/database/errors.ts';
import { ProblemError } from '../../../platform/errors/problem-error.ts';
import { createObjectKey } from '../../../platform/files/object-store.ts';
import { createFileKey } from '../../../platform/vault/file-cipher.ts';
import { zipOf } from '../../../platform/zip/zip-writer.ts';
import { discardObject } from '../../files/index.ts';
import {
  type AskedDossier,
  beginDossier,
  type DossierPart,
  type FinishedDossier,
  tellProgress,
} from '../dossier-rows.ts';
import type { DossierJob, DossierServices } from '../dossier-services.ts';
import { collectDossier } from './collect-dossier.ts';
import { zipEntries } from './dossier-files.ts';
import { giveUpDossier, offerDossier } from './end-of-making.ts';
import { ObstaclesError } from './obstacles-error.ts';

const REASON = 'dossier';

/**
 * Makes the ZIP of a dossier, as everything in it was at one moment, and offers it. It is sealed as it is written, lies without a name until
 * it is whole, and is offered only then: a server that ends in between leaves nothing, and the job is taken up from the beginning by
 * the next one.
 * @throws Error when it may be tried again
 */
export const makeDossier = async (
  services: DossierServices,
  { userId, dossierId }: DossierJob,
  { isLast, signal }: { isLast: boolean; signal: AbortSignal },
): Promise<void> => {
  const { database, log } = services;
  const objectKey = createObjectKey();
  const discard = () => discardObject(services, userId, objectKey);
  try {
    const asked = await database.onBehalfOf(userId, REASON, async (tx) => {
      const begun = await beginDossier(tx, dossierId, services.now());
      // It does not count among the person's files, so its size is not said there.
      if (begun) {
        await tx.db
          .insertInto('stored_objects')
          .values({ user_id: userId, key: objectKey, size: 0 })
          .execute();
      }
      return begun;
    });
    if (!asked) return;
    try {
      const made = await makeArchive(services, { userId, dossierId }, { asked, objectKey, signal });
      const isWanted = await database.onBehalfOf(userId, REASON, (tx) => offerDossier(tx, dossierId, made));
      if (!isWanted) await discard();
    } catch (error) {
      await discard();
      if (error instanceof NotWantedError) return;
      const failure = failureOf(error);
      // A server that stops has not tried: the next one takes it up.
      if (signal.aborted || (failure === 'failed' && !isLast)) throw error;
      const obstacles: DossierObstacle[] = error instanceof ObstaclesError ? error.obstacles : [];
      if (failure !== 'choices') log.error({ err: error }, 'a dossier failed');
      await database.onBehalfOf(userId, REASON, (tx) => giveUpDossier(tx, dossierId, failure, obstacles));
    }
  } catch (error) {
    // The account was closed: nobody waits any more.
    if (!(error instanceof SessionEndedError)) throw error;
  }
};

/** Another try changes nothing of the first two. */
const failureOf = (error: unknown): 'choices' | 'storage_full' | 'failed' => {
  if (error instanceof ObstaclesError) return 'choices';
  return error instanceof ProblemError && error.code === 'storage_full' ? 'storage_full' : 'failed';
};

interface Making {
  asked: AskedDossier;
  objectKey: string;
  signal: AbortSignal;
}

const makeArchive = async (
  services: DossierServices,
  { userId, dossierId }: DossierJob,
  { asked, objectKey, signal }: Making,
): Promise<FinishedDossier> => {
  const { database } = services;
  const key = createFileKey();
  const ending = new AbortController();
  const stopped = AbortSignal.any([signal, ending.signal]);
  return await storeArchive(services, { objectKey, stopped }, (archive) =>
    database.snapshotOnBehalfOf(userId, REASON, async (tx) => {
      const dossier = await collectDossier(services, tx, { dossierId, asked, stopped }, (bytes) => {
        const progress = createProgress(
          // Each file is read to be known, and to be written.
          2 * bytes,
          (percent) => database.onBehalfOf(userId, REASON, (tx) => tellProgress(tx, dossierId, percent)),
          () => ending.abort(new NotWantedError()),
        );
        return archive.expect(bytes).then(() => progress);
      });
      const { files, takenAt, timestamp, counts, damagedFiles, progress } = dossier;
      const parts: DossierPart[] = [];
      const zip = zipOf(zipEntries(files, takenAt, { stopped, did: progress.did }), ({ name, start, end }) =>
        parts.push({ path: name, start, end }),
      );
      const { stream, digest } = digestStream(zip);
      await archive.fill((await tx.box()).fileCipher(dossierId, key).seal(stream));
      await progress.told();
      return {
        key,
        objectKey,
        takenAt,
        size: digest.size,
        sha256: digest.sha256(),
        parts,
        timestamp,
        counts,
        damaged_files: damagedFiles,
      };
    }),
  );
};
