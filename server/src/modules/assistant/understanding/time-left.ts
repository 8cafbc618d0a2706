/**
 * The end of a reading that takes too long.
 *
 * [Note: going on] A thread that is ended loses what it has read, and the next try begins at zero: what is too long
 * once would be too long for ever. So a reading that is out of time stops by itself, before it reads anything anew.
 * Whatever it has read is remembered (short-memory.ts), and whoever tries again goes on from there.
 */

/** Thrown through all who read, and caught by {@link untilOutOfTime} alone. */
class OutOfTime extends Error {}

let isOver = (): boolean => false;

/** To be called before anything is read that is not remembered. */
export const ensureTimeIsLeft = (): void => {
  if (isOver()) throw new OutOfTime('out of time');
};

/**
 * What is read, or null when it stopped. See [Note: going on].
 * @param over asked again and again, until it says so
 */
export const untilOutOfTime = <Read>(over: () => boolean, read: () => Read): Read | null => {
  isOver = over;
  try {
    return read();
  } catch (error) {
    if (error instanceof OutOfTime) return null;
    throw error;
  } finally {
    isOver = () => false;
  }
};
