import { DAY_MS, HOUR_MS } from '#contract/durations.ts';
import type { AddJob, Jobs } from '../../../platform/jobs/jobs.ts';
import { repeat } from '../../../platform/jobs/repeat.ts';
import { failDossier } from '../dossier-rows.ts';
import type { DossierJob, DossierServices } from '../dossier-services.ts';
import { makeDossier } from './make-dossier.ts';

const RETRIES = 3;
const RETRY_SECONDS = 5;
const LONGEST_SECONDS = 6 * 3_600;
/** All tries of a job are over long before. */
const WAITING_MAX_MS = 2 * DAY_MS;

export interface MakingDossiers {
  addJob: AddJob<DossierJob>;
  /** Looks no more. What runs ends with the jobs. */
  stop(): Promise<void>;
}

/** Begins to make dossiers in the background. Every hour, and now, those are added again whose job was lost when a server ended. */
export const startMakingDossiers = (services: DossierServices, jobs: Jobs): MakingDossiers => {
  const addJob = jobs.register<DossierJob>({
    name: 'dossier',
    retries: RETRIES,
    retrySeconds: RETRY_SECONDS,
    longestSeconds: LONGEST_SECONDS,
    isRare: true,
    work: (job, attempt) => makeDossier(services, job, attempt),
  });
  const { stop } = repeat({
    everyMs: HOUR_MS,
    log: services.log,
    failure: 'dossiers could not be looked through',
    work: () => settleDossiers(services, addJob),
  });
  return { addJob, stop };
};

/** Sees to dossiers that are to be made. */
export const settleDossiers = async (
  services: Pick<DossierServices, 'database' | 'log' | 'now'>,
  addJob: AddJob<DossierJob>,
): Promise<void> => {
  const { database, log, now } = services;
  const rows = await database.asSystem('look through dossiers', ({ db }) =>
    db
      .selectFrom('dossiers')
      .select(['user_id', 'id', 'created_at'])
      .where('status', 'in', ['waiting', 'running'])
      .execute(),
  );
  for (const { user_id: userId, id: dossierId, created_at } of rows) {
    try {
      if (created_at.getTime() < now().getTime() - WAITING_MAX_MS) {
        await database.onBehalfOf(userId, 'give up a dossier', (tx) => failDossier(tx, dossierId, 'failed'));
      } else {
        await addJob({ userId, dossierId });
      }
    } catch (error) {
      log.warn({ err: error }, 'a dossier could not be seen to');
    }
  }
};
