/**
 * Which tab is writing which draft. A tab that opens a form takes a draft that no other tab is writing, and otherwise
 * begins its own: two tabs never write over each other. Web Locks end with the tab, also when it crashes.
 */

/** Long enough for a screen that is left and opened again at once, in React's strict mode too. */
const LINGER_MS = 60;

const held = new Map<string, { isInUse: boolean; release: () => void }>();

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
  return await new Promise<boolean>((resolve, reject) => {
    navigator.locks
      .request(key, { ifAvailable: true }, (lock) => {
        if (lock === null) {
          resolve(false);
          return undefined;
        }
        const { promise, resolve: release } = Promise.withResolvers<void>();
        held.set(key, { isInUse: true, release });
        resolve(true);
        return promise;
      })
      .catch(reject);
  });
};

/** Lets other tabs take the draft. */
export const releaseDraft = (key: string): void => {
  const claim = held.get(key);
  if (claim === undefined) return;
  claim.isInUse = false;
  setTimeout(() => {
    if (claim.isInUse) return;
    held.delete(key);
    claim.release();
  }, LINGER_MS);
};
