import { sql } from 'kysely';
import { DAY_MS, HOUR_MS } from '#contract/durations.ts';
import type { AddJob, Jobs } from '../../../platform/jobs/jobs.ts';
import { repeat } from '../../../platform/jobs/repeat.ts';
import { isOver, shutShares } from '../share-rows.ts';
import type { CopyJob, SharingServices } from '../sharing-services.ts';
import { discardCopies } from './discard-copies.ts';
import { makeCopy } from './make-copy.ts';

const RETRIES = 3;
const RETRY_SECONDS = 5;
const LONGEST_SECONDS = 6 * 3_600;
/** All tries of a job are over long before. */
const COPYING_MAX_MS = 2 * DAY_MS;

export interface Sharing {
  addJob: AddJob<CopyJob>;
  /** Looks no more. What runs ends with the jobs. */
  stop(): Promise<void>;
}

/**
 * Begins to make the copies of shares in the background. Every hour, and now, the copies are destroyed of shares that are over, and
 * those are made whose job was lost when a server ended.
 */
export const startSharing = (services: SharingServices, jobs: Jobs): Sharing => {
  const addJob = jobs.register<CopyJob>({
    name: 'share',
    retries: RETRIES,
    retrySeconds: RETRY_SECONDS,
    longestSeconds: LONGEST_SECONDS,
    isRare: true,
    work: (job, attempt) => makeCopy(services, job, attempt),
  });
  const { stop } = repeat({
    everyMs: HOUR_MS,
    log: services.log,
    failure: 'shares could not be looked through',
    work: () => settleShares(services, addJob),
  });
  return { addJob, stop };
};

/** Ends shares that are over, and sees to those whose copy is to be made. */
export const settleShares = async (services: SharingServices, addJob: AddJob<CopyJob>): Promise<void> => {
  const { database, log } = services;
  const now = services.now();
  const rows = await database.asSystem('look through shares', ({ db }) =>
    db
      .selectFrom('shares')
      .select(['user_id', 'id', 'status', 'created_at', 'expires_at'])
      .where('status', 'in', ['copying', 'open', 'locked'])
      .where((is) =>
        is.or([
          is('expires_at', '<=', now),
          is('status', '<>', 'open'),
          is('openings', '>=', is.ref('max_openings')),
        ]),
      )
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
