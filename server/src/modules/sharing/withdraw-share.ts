import { sql } from 'kysely';
import type { Actor } from '../../platform/database/database.ts';
import { ProblemError } from '../../platform/errors/problem-error.ts';
import { discardCopies } from './copying/discard-copies.ts';
import { readPaths, shutShares } from './share-rows.ts';
import type { SharingServices } from './sharing-services.ts';

/**
 * Withdraws a share: from the moment that this answers nothing of it opens, and its copy is destroyed. What was done with it stays to
 * be read. Of one that was over already nothing changes.
 * @throws ProblemError `not_found` also for another person's
 */
export const withdrawShare = async (
  services: SharingServices,
  actor: Actor,
  shareId: string,
): Promise<void> => {
  const copies = await services.database.asUser(actor, async (tx) => {
    if (!(await readPaths(tx, shareId))) throw new ProblemError('not_found');
    return await shutShares(
      tx,
      { status: 'revoked', revokedAt: services.now() },
      sql<boolean>`id = ${shareId}`,
    );
  });
  await discardCopies(services, actor.userId, copies);
};
