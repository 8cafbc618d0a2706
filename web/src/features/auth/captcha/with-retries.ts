const FIRST_WAIT_MS = 400;

/** Tries, and tries again up to `retries` times with a doubling wait between. An abort ends it at once. */
export const withRetries = async <Value>(
  retries: number,
  attempt: () => Promise<Value>,
  signal: AbortSignal,
  firstWaitMs = FIRST_WAIT_MS,
): Promise<Value> => {
  for (let failures = 0; ; failures += 1) {
    try {
      return await attempt();
    } catch (error) {
      if (signal.aborted || failures >= retries) throw error;
      await new Promise((resolve) => setTimeout(resolve, firstWaitMs * 2 ** failures));
      signal.throwIfAborted();
    }
  }
};
