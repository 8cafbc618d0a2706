/**
 * Which tab is writing which draft. A tab that opens a form takes a draft that no other tab is writing, and otherwise
 * begins its own: two tabs never write over each other. Web Locks end with the tab, also when it crashes.
 */

/** Long enough for a screen that is left and opened again at once, in React's strict mode too. */
const LINGER_MS = 60;

const held = new Map<string, { isInUse: boolean; release: () => void }>();

/** Locks that this tab has let go and the browser still holds: asked for in that moment, they would seem another tab's. */
const leaving = new Map<string, Promise<unknown>>();

/** Takes the draft for this tab; false when another tab, or another form of this one, is writing it. */
export const claimDraft = async (key: string): Promise<boolean> => {
  const mine = held.get(key);
  if (mine !== undefined) {
    if (mine.isInUse) return false;
    mine.isInUse = true;
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
      held.set(key, { isInUse: true, release });
      resolve(true);
      return promise;
    });
    whole.catch(reject);
  });
};

/** Lets other tabs take the draft. */
export const releaseDraft = (key: string): void => {
  const claim = held.get(key);
  if (claim === undefined) return;
  claim.isInUse = false;
  setTimeout(() => {
    // Taken again; or let go already, and what is held by now is a later claim.
    if (claim.isInUse || held.get(key) !== claim) return;
    held.delete(key);
    claim.release();
  }, LINGER_MS);
};
