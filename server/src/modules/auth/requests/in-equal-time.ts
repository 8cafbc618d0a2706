import { setTimeout as sleep } from 'node:timers/promises';

/** Many times what the work takes, whether or not there is an account. */
const EQUAL_TIME_MS = 60;

/**
 * Lets an answer leave at the same time whether there was much to do or little: a mail for an account that exists costs
 * some statements more, and the time of the answer would tell. The work itself is not slowed down.
 */
export const inEqualTime = async <Result>(work: Promise<Result>): Promise<Result> => {
  await Promise.allSettled([work, sleep(EQUAL_TIME_MS)]);
  return await work;
};
