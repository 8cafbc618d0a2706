import { HOUR_MS } from '#contract/common/durations.ts';
import type { AddJob, Jobs } from '../../../platform/jobs/jobs.ts';
import { repeat } from '../../../platform/jobs/repeat.ts';
import type { DossierJob, DossierServices } from '../dossier-services.ts';
import { makeDossier } from './make-dossier.ts';
import { settleDossiers } from './settle-dossiers.ts';

const RETRIES = 3;
const RETRY_SECONDS = 5;
const LONGEST_SECONDS = 6 * 3_600;

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
