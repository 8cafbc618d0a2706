import { setTimeout as sleep } from 'node:timers/promises';

/** Many times as long as the work takes, with or without an account. */
const EQUAL_TIME_MS = 60;

/**
 * Delays the answer so that its time does not depend on the amount of work: a mail for an existing account needs some
 * more statements, and the time of the answer would tell. The work itself is not delayed.
 */
export const inEqualTime = async <Result>(work: Promise<Result>): Promise<Result> => {
  await Promise.allSettled([work, sleep(EQUAL_TIME_MS)]);
  return await work;
};
