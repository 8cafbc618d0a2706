import { HOUR_MS } from '#contract/durations.ts';
import type { Logger } from '../../platform/telemetry/logger.ts';
import type { Administering } from './accounts/change-account.ts';
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
  let running = Promise.resolve();
  const run = (): void => {
    running = running.then(async () => {
      try {
        await recorder.flush();
        await countFigures(database, parisDay(new Date()));
        const erased = await eraseAccounts(database, accounts, log);
        if (erased > 0) log.info({ accounts: erased }, 'accounts were deleted as announced');
      } catch (error) {
        log.warn({ err: error }, 'what administration does every hour failed');
      }
    });
  };
  run();
  const timer = setInterval(run, HOUR_MS);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await running;
    await recorder.stop();
  };
};
