import { sql } from 'kysely';
import { DAY_MS, HOUR_MS } from '#contract/common/durations.ts';
import type { AddJob, Jobs } from '../../../platform/jobs/jobs.ts';
import { repeat } from '../../../platform/jobs/repeat.ts';
import type { ExportJob, ExportServices } from '../my-data-services.ts';
import { discardArchives } from './discard-archives.ts';
import { giveUpExport } from './end-of-making.ts';
import { removeExports } from './export-rows.ts';
import { makeExport } from './make-export.ts';

const RETRIES = 3;
const RETRY_SECONDS = 5;
const LONGEST_SECONDS = 6 * 3_600;
/** All tries of a job are over long before. */
const WAITING_MAX_MS = 2 * DAY_MS;

export interface Exporting {
  addJob: AddJob<ExportJob>;
  /** Looks no more. What runs ends with the jobs. */
  stop(): Promise<void>;
}

/**
 * Begins to make exports in the background. Every hour, and now, those are removed whose time is over, and those are added again
 * whose job was lost when a server ended.
 */
export const startExporting = (services: ExportServices, jobs: Jobs): Exporting => {
  const addJob = jobs.register<ExportJob>({
    name: 'export',
    retries: RETRIES,
    retrySeconds: RETRY_SECONDS,
    longestSeconds: LONGEST_SECONDS,
    isRare: true,
    work: (job, attempt) => makeExport(services, job, attempt),
  });
  const { stop } = repeat({
    everyMs: HOUR_MS,
    log: services.log,
    failure: 'exports could not be looked through',
    work: () => settleExports(services, addJob),
  });
  return { addJob, stop };
};

/** Removes exports whose time is over, and sees to those that are to be made. */
export const settleExports = async (services: ExportServices, addJob: AddJob<ExportJob>): Promise<void> => {
  const { database, log } = services;
  const now = services.now();
  const rows = await database.asSystem('look through exports', ({ db }) =>
    db
      .selectFrom('data_exports')
      .select(['user_id', 'id', 'status', 'created_at'])
      .where((eb) => eb.or([eb('expires_at', '<=', now), eb('status', 'in', ['waiting', 'running'])]))
      .execute(),
  );
  for (const { user_id: userId, id: exportId, status, created_at } of rows) {
    try {
      if (status === 'ready') {
        const archives = await database.onBehalfOf(userId, 'remove an export', (tx) =>
          removeExports(tx, sql<boolean>`id = ${exportId} AND expires_at <= ${now}`),
        );
        await discardArchives(services, userId, archives);
      } else if (created_at.getTime() < now.getTime() - WAITING_MAX_MS) {
        await database.onBehalfOf(userId, 'give up an export', (tx) => giveUpExport(tx, exportId, 'failed'));
      } else {
        await addJob({ userId, exportId });
      }
    } catch (error) {
      log.warn({ err: error }, 'an export could not be seen to');
    }
  }
};
