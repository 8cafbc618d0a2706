import { HOUR_MS } from '#contract/common/durations.ts';
import type { AddJob, Jobs } from '../../../platform/jobs/jobs.ts';
import { repeat } from '../../../platform/jobs/repeat.ts';
import type { CopyJob, SharingServices } from '../sharing-services.ts';
import { makeCopy } from './make-copy.ts';
import { settleShares } from './settle-shares.ts';

const RETRIES = 3;
const RETRY_SECONDS = 5;
const LONGEST_SECONDS = 6 * 3_600;

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
