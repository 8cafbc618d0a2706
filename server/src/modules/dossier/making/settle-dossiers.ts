import { DAY_MS } from '#contract/common/durations.ts';
import type { AddJob } from '../../../platform/jobs/jobs.ts';
import type { DossierJob, DossierServices } from '../dossier-services.ts';
import { giveUpDossier } from './end-of-making.ts';

/** All tries of a job are over long before. */
const WAITING_MAX_MS = 2 * DAY_MS;

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
        await database.onBehalfOf(userId, 'give up a dossier', (tx) =>
          giveUpDossier(tx, dossierId, 'failed'),
        );
      } else {
        await addJob({ userId, dossierId });
      }
    } catch (error) {
      log.warn({ err: error }, 'a dossier could not be seen to');
    }
  }
};
