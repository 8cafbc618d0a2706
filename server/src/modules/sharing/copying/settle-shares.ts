import { sql } from 'kysely';
import { DAY_MS } from '#contract/common/durations.ts';
import type { AddJob } from '../../../platform/jobs/jobs.ts';
import { shutShares } from '../share-rows.ts';
import { isOver, mayBeOver } from '../share-state.ts';
import type { CopyJob, SharingServices } from '../sharing-services.ts';
import { discardCopies } from './discard-copies.ts';

/** All tries of a job are over long before. */
const COPYING_MAX_MS = 2 * DAY_MS;

/** Ends shares that are over, and sees to those whose copy is to be made. */
export const settleShares = async (services: SharingServices, addJob: AddJob<CopyJob>): Promise<void> => {
  const { database, log } = services;
  const now = services.now();
  const rows = await database.asSystem('look through shares', ({ db }) =>
    db
      .selectFrom('shares')
      .select(['user_id', 'id', 'status', 'created_at', 'expires_at'])
      .where(({ eb, or }) => or([eb('status', '=', 'copying'), mayBeOver(now)]))
      .execute(),
  );
  for (const { user_id: userId, id: shareId, status, created_at, expires_at } of rows) {
    try {
      if (status === 'copying' && expires_at > now && created_at.getTime() > now.getTime() - COPYING_MAX_MS) {
        await addJob({ userId, shareId });
        continue;
      }
      const end = status === 'copying' ? 'failed' : 'ended';
      const copies = await database.onBehalfOf(userId, 'end a share', (tx) =>
        shutShares(
          tx,
          { status: end },
          status === 'copying'
            ? sql<boolean>`id = ${shareId} AND status = 'copying'`
            : sql<boolean>`id = ${shareId} AND ${isOver(now)}`,
        ),
      );
      await discardCopies(services, userId, copies);
    } catch (error) {
      log.warn({ err: error }, 'a share could not be seen to');
    }
  }
};
