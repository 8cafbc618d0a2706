import { startAdministering } from '../modules/admin/index.ts';
import { startSweeping } from '../modules/files/index.ts';
import { startErasing } from '../modules/incidents/index.ts';
import { startClosing } from '../modules/my-data/index.ts';
import { startNotices } from '../modules/notifications/index.ts';
import type { Database } from '../platform/database/database.ts';
import type { Logger } from '../platform/telemetry/logger.ts';

interface Parts {
  database: Database;
  log: Logger;
  administering: Parameters<typeof startAdministering>[0];
  activity: Parameters<typeof startAdministering>[1];
  mailing: Parameters<typeof startNotices>[0];
  closing: Parameters<typeof startClosing>[0];
  sweeping: Parameters<typeof startSweeping>[0];
}

/** Starts what every server repeats as long as it runs. @returns what ends all of it */
export const startRepeatedWork = ({
  database,
  log,
  administering,
  activity,
  mailing,
  closing,
  sweeping,
}: Parts): (() => Promise<void>) => {
  const stops = [
    startErasing(database, log),
    startNotices(mailing),
    startAdministering(administering, activity, log),
    startClosing(closing),
    startSweeping(sweeping),
  ];
  return async () => {
    for (const stop of stops) await stop();
  };
};
