/**
 * Which tab is writing which draft. A tab that opens a form takes a draft that no other tab is writing, and otherwise
 * begins its own: two tabs never write over each other. Web Locks end with the tab, also when it crashes.
 */

/** Long enough for a screen that is left and opened again at once, in React's strict mode too. */
const LINGER_MS = 60;

interface Claim {
  /** Settled when who writes lets go; null while the lock only lingers. */
  use: PromiseWithResolvers<void> | null;
  release: () => void;
}

const held = new Map<string, Claim>();

/** Locks that this tab has let go and the browser still holds: asked for in that moment, they would seem another tab's. */
const leaving = new Map<string, Promise<unknown>>();

/** Takes the draft for this tab; false when another tab, or another form of this one, is writing it. */
export const claimDraft = async (key: string): Promise<boolean> => {
  const mine = held.get(key);
  if (mine !== undefined) {
    if (mine.use !== null) return false;
    mine.use = Promise.withResolvers();
    return true;
  }
  // Only secure pages have locks. Without them every tab takes the newest draft, as a single tab would.
  if (!('locks' in navigator)) return true;
  const goes = leaving.get(key);
  if (goes !== undefined) {
    await goes;
    return claimDraft(key);
  }
  return await new Promise<boolean>((resolve, reject) => {
    const whole = navigator.locks.request(key, { ifAvailable: true }, (lock) => {
      if (lock === null) {
        resolve(false);
        return undefined;
      }
      const { promise, resolve: end } = Promise.withResolvers<void>();
      const release = () => {
        end();
        const gone = whole.finally(() => leaving.delete(key));
        leaving.set(key, gone);
      };
      held.set(key, { use: Promise.withResolvers(), release });
      resolve(true);
      return promise;
    });
    whole.catch(reject);
  });
};

/**
 * Takes the draft as soon as nobody else is writing it. `onBusy` is called when that is not at once.
 * @returns false when `signal` was aborted first; the draft is then not this caller's
 */
export const claimOnceFree = async (
  key: string,
  signal: AbortSignal,
  onBusy: () => void,
): Promise<boolean> => {
  while (!(await claimDraft(key))) {
    if (signal.aborted) return false;
    onBusy();
    await untilFree(key, signal);
    if (signal.aborted) return false;
  }
  if (signal.aborted) releaseDraft(key);
  return !signal.aborted;
};

/** Resolves when the draft seems free, or `signal` is aborted: somebody may still be quicker. */
const untilFree = async (key: string, signal: AbortSignal): Promise<void> => {
  const mine = held.get(key);
  if (mine !== undefined) return await mine.use?.promise;
  await navigator.locks
    .request(key, { signal }, () => undefined)
    .catch((error: unknown) => {
      if (!signal.aborted) throw error;
    });
};

/** Lets other tabs take the draft. */
export const releaseDraft = (key: string): void => {
  const claim = held.get(key);
  if (claim === undefined) return;
  claim.use?.resolve();
  claim.use = null;
  setTimeout(() => {
    // Taken again; or let go already, and what is held by now is a later claim.
    if (claim.use !== null || held.get(key) !== claim) return;
    held.delete(key);
    claim.release();
  }, LINGER_MS);
};
