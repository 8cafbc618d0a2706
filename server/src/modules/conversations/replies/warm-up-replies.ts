import { setImmediate as nextTurn } from 'node:timers/promises';
import { WARM_UP_STEPS } from '#interviewer/index.ts';

let isWarm = false;

/**
 * Opens the dictionary and the lists of phrases once a process, so that the first message does not wait for them. Called when a
 * conversation is created or opened: a process that answers nobody opens none of it. Other requests are answered between its steps.
 */
export const warmUpReplies = async (): Promise<void> => {
  if (isWarm) return;
  isWarm = true;
  for (const step of WARM_UP_STEPS) {
    await nextTurn();
    step();
  }
};
