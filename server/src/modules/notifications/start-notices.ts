import { MINUTE_MS } from '#contract/durations.ts';
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
  let isOver = false;
  const look = async (): Promise<void> => {
    for (const { does, failure } of tasks) {
      if (isOver) return;
      try {
        await does();
      } catch (error) {
        log.warn({ err: error }, failure);
      }
    }
  };
  let running = look();
  const timer = setInterval(() => {
    running = running.then(look);
  }, MINUTE_MS);
  timer.unref();
  return async () => {
    isOver = true;
    clearInterval(timer);
    await running;
  };
};
