import { HOUR_MS } from '#contract/common/durations.ts';
import { repeat } from '../../platform/jobs/repeat.ts';
import type { Logger } from '../../platform/telemetry/logger.ts';
import type { Administering } from './accounts/administering.ts';
import { eraseAccounts } from './accounts/erase-accounts.ts';
import type { ActivityRecorder } from './analytics/activity-recorder.ts';
import { countFigures } from './analytics/count-figures.ts';
import { parisDay } from './analytics/paris-day.ts';

/** Counts the days that are over and deletes accounts that are due, now and every hour. @returns what ends it */
export const startAdministering = (
  { database, accounts }: Administering,
  recorder: ActivityRecorder,
  log: Logger,
): (() => Promise<void>) => {
  const repeated = repeat({
    everyMs: HOUR_MS,
    log,
    failure: 'what administration does every hour failed',
    work: async () => {
      await recorder.flush();
      await countFigures(database, parisDay(new Date()));
      const erased = await eraseAccounts(database, accounts, log);
      if (erased > 0) log.info({ accounts: erased }, 'accounts were deleted as announced');
    },
  });
  return async () => {
    await repeated.stop();
    await recorder.stop();
  };
};
