import { MINUTE_MS } from '#contract/common/durations.ts';
import { repeat } from '../../platform/jobs/repeat.ts';
import { remindOfDrafts } from './drafts/remind-of-drafts.ts';
import { expireNotices } from './expire-notices.ts';
import { mailNotices, type NoticeMailing } from './mail-notices.ts';

/** Does what is due for notices now and every minute, in the background. @returns what ends it */
export const startNotices = (mailing: NoticeMailing): (() => Promise<void>) => {
  const { database, log } = mailing;
  const tasks = [
    { does: () => expireNotices(database), failure: 'old notices could not be deleted' },
    { does: () => remindOfDrafts(database), failure: 'nobody could be reminded of drafts' },
    { does: () => mailNotices(mailing), failure: 'notices could not be mailed' },
  ];
  return repeat({
    everyMs: MINUTE_MS,
    log,
    failure: 'what is due for notices failed',
    work: async (signal) => {
      for (const { does, failure } of tasks) {
        if (signal.aborted) return;
        try {
          await does();
        } catch (error) {
          log.warn({ err: error }, failure);
        }
      }
    },
  }).stop;
};
