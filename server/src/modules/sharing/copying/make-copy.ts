import { sql } from 'kysely';
import { sealedShareSize, sealShare, sealShareText } from '#contract/share-cipher.ts';
import type { SharedIndex } from '#contract/shares.ts';
import { watched } from '../../../platform/archives/watched.ts';
import { SessionEndedError } from '../../../platform/database/errors.ts';
import { ProblemError } from '../../../platform/errors/problem-error.ts';
import { createObjectKey } from '../../../platform/files/object-store.ts';
import { findReadyDossier, type ReadyDossier } from '../ready-dossiers.ts';
import { type CopyToMake, finishCopy, readCopyToMake, shutShares } from '../share-rows.ts';
import type { CopyJob, SharingServices } from '../sharing-services.ts';
import { discardCopies } from './discard-copies.ts';

const REASON = 'copy of a shared dossier';

/**
 * Makes the copy of a dossier that is shared, sealed with the share's key, and opens the share. The store has the copy whole or not at
 * all, and the share is open only then: of a server that ends in between nothing is left, and the next one begins again.
 * @throws Error when it may be tried again
 */
export const makeCopy = async (
  services: SharingServices,
  { userId, shareId }: CopyJob,
  { isLast, signal }: { isLast: boolean; signal: AbortSignal },
): Promise<void> => {
  const { database, log } = services;
  const objectKey = createObjectKey();
  const fail = (): Promise<string[]> =>
    database.onBehalfOf(userId, REASON, (tx) =>
      shutShares(tx, { status: 'failed' }, sql<boolean>`id = ${shareId} AND status = 'copying'`),
    );
  try {
    const begun = await database.onBehalfOf(userId, REASON, async (tx) => {
      const copy = await readCopyToMake(tx, shareId);
      if (!copy) return 'unwanted';
      const dossier = await findReadyDossier(tx, services.store, copy.dossierId);
      // It was deleted meanwhile, and there is no copy yet.
      if (!dossier || dossier.size !== copy.size) return 'gone';
      // It does not count among the person's files, so its size is not said there.
      await tx.db.insertInto('stored_objects').values({ user_id: userId, key: objectKey, size: 0 }).execute();
      return { copy, dossier };
    });
    if (begun === 'unwanted') return;
    if (begun === 'gone') {
      await fail();
      return;
    }
    try {
      const index = await storeCopy(services, { shareId, objectKey, signal, ...begun });
      const isWanted = await database.onBehalfOf(userId, REASON, (tx) =>
        finishCopy(tx, shareId, { objectKey, index }),
      );
      if (!isWanted) await discardCopies(services, userId, [objectKey]);
    } catch (error) {
      await discardCopies(services, userId, [objectKey]);
      // A server that stops has not tried: the next one takes it up.
      const isFull = error instanceof ProblemError && error.code === 'storage_full';
      if (signal.aborted || !(isLast || isFull)) throw error;
      log.error({ err: error }, 'a dossier could not be copied for a share');
      await fail();
    }
  } catch (error) {
    // The account was closed: nobody waits any more.
    if (!(error instanceof SessionEndedError)) throw error;
  }
};

interface Copying {
  shareId: string;
  objectKey: string;
  copy: CopyToMake;
  dossier: ReadyDossier;
  signal: AbortSignal;
}

/** Puts the sealed copy into the store. @returns the index, sealed likewise */
const storeCopy = async (
  { store, room }: SharingServices,
  { shareId, objectKey, copy: { key, size, letter, parts }, dossier, signal }: Copying,
): Promise<Uint8Array> => {
  const sealedSize = sealedShareSize(size);
  const held = store.isLocal ? await room.hold(sealedSize) : undefined;
  try {
    const sealed = sealShare(key, shareId, 'archive', dossier.open());
    await store.put(objectKey, watched(ofSize(sealed, sealedSize), held, signal), sealedSize);
  } finally {
    held?.release();
  }
  const index: SharedIndex = { letter, parts };
  return await sealShareText(key, shareId, 'index', JSON.stringify(index));
};

/** The same bytes, where they are so many. @throws Error of another length, before more than that is given out */
const ofSize = async function* (
  sealed: AsyncIterable<Uint8Array>,
  size: number,
): AsyncGenerator<Uint8Array, void, undefined> {
  let given = 0;
  for await (const chunk of sealed) {
    given += chunk.length;
    if (given > size) break;
    yield chunk;
  }
  if (given !== size) throw new Error('The dossier has another size than its row says');
};
