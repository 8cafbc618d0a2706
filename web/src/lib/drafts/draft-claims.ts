/**
 * Which tab is writing which draft. A tab that opens a form takes a draft that no other tab is writing, and otherwise
 * begins its own: two tabs never write over each other. Web Locks end with the tab, also when it crashes.
 */

/** Long enough for a screen that is left and opened again at once, in React's strict mode too. */
const LINGER_MS = 60;

interface Claim {
  /** Resolved when it is let go; null while the lock only lingers. */
  use: PromiseWithResolvers<void> | null;
  /** How many savings are under way there. */
  holds: number;
  /** It was let go while something was under way. */
  isOwed: boolean;
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
  return await lock(key, { ifAvailable: true });
};

/** @returns false where the lock is not free and is not waited for. @throws AbortError */
const lock = (key: string, options: LockOptions): Promise<boolean> =>
  new Promise((resolve, reject) => {
    const whole = navigator.locks.request(key, options, (granted) => {
      if (granted === null) {
        resolve(false);
        return undefined;
      }
      const { promise, resolve: end } = Promise.withResolvers<void>();
      const release = () => {
        end();
        const gone = whole.finally(() => leaving.delete(key));
        leaving.set(key, gone);
      };
      held.set(key, { use: Promise.withResolvers(), holds: 0, isOwed: false, release });
      resolve(true);
      return promise;
    });
    whole.catch(reject);
  });

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
    const mine = held.get(key);
    // The lock that is waited for is kept: whoever gave it back and asked again might always find another one before them.
    if (mine !== undefined) await mine.use?.promise;
    else if (await lock(key, { signal }).catch(() => false)) break;
    if (signal.aborted) return false;
  }
  if (signal.aborted) releaseDraft(key);
  return !signal.aborted;
};

/**
 * Keeps the claim of this tab until what is returned is called, also where `releaseDraft` is called before: what was sent from
 * a form that is left meanwhile still writes there when its answer comes.
 */
export const holdDraft = (key: string): (() => void) => {
  const claim = held.get(key);
  if (claim === undefined) return () => undefined;
  claim.holds += 1;
  return () => {
    claim.holds -= 1;
    if (claim.isOwed && claim.holds === 0) releaseDraft(key);
  };
};

/** Lets other tabs take the draft. */
export const releaseDraft = (key: string): void => {
  const claim = held.get(key);
  if (claim === undefined) return;
  claim.isOwed = claim.holds > 0;
  if (claim.isOwed) return;
  claim.use?.resolve();
  claim.use = null;
  setTimeout(() => {
    // Taken again; or let go already, and what is held by now is a later claim.
    if (claim.use !== null || held.get(key) !== claim) return;
    held.delete(key);
    claim.release();
  }, LINGER_MS);
};
