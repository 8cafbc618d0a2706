/**
 * [Note: a refresh that fails by fault]
 * auth-js tries such a refresh again for half a minute, in which `getSession` waits, and then answers for a minute with
 * what it got, without asking, although the server may work again by then. While this is set, callers that need a token use
 * `usableSession` (`usable-session.ts`) instead of auth-js. It asks once and keeps the answer where auth-js looks.
 */
let isFailing = false;
const waiting = new Set<() => void>();

/** Told by every refresh that auth-js sends. */
export const noteRefresh = (hasFailed: boolean): void => {
  isFailing = hasFailed;
  if (hasFailed) for (const stop of waiting) stop();
};

/** True while the last refresh of auth-js had no answer, or one that says nothing of the session. */
export const isRefreshFailing = (): boolean => isFailing;

/** What auth-js answers; undefined as soon as a refresh fails that way: nobody has to wait until it gives up. */
export const unlessRefreshFails = async <Value>(ask: () => Promise<Value>): Promise<Value | undefined> => {
  if (isFailing) return undefined;
  const { promise, resolve } = Promise.withResolvers<undefined>();
  const stop = () => resolve(undefined);
  waiting.add(stop);
  return await Promise.race([ask(), promise]).finally(() => waiting.delete(stop));
};
