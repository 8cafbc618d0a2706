import { HOUR_MS } from '#contract/durations.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Logger } from '../../platform/telemetry/logger.ts';
import { expireNotices } from './expire-notices.ts';

/** Does what is due for notices now and every hour, in the background. @returns what ends it */
export const startNotices = (database: Database, log: Logger): (() => Promise<void>) => {
  let running = Promise.resolve();
  const look = (): void => {
    running = running
      .then(async () => void (await expireNotices(database)))
      .catch((error: unknown) => log.warn({ err: error }, 'old notices could not be deleted'));
  };
  look();
  const timer = setInterval(look, HOUR_MS);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
};
