import { SECOND_MS } from '#contract/common/durations.ts';

const LOCK = 'recueil.refresh';
/** After that the tab that holds the lock is taken for dead; the server tells reused tokens apart by itself. */
const PATIENCE_MS = 5 * SECOND_MS;

/** Does the work while no other tab of this browser does such work; at last without waiting any longer. */
export const oneTabAtATime = async <Value>(work: () => Promise<Value>): Promise<Value> => {
  // Only secure origins have locks.
  if (!('locks' in navigator)) return work();
  let hasBegun = false;
  const begin = () => {
    hasBegun = true;
    return work();
  };
  try {
    return await navigator.locks.request(LOCK, { signal: AbortSignal.timeout(PATIENCE_MS) }, begin);
  } catch (error) {
    if (hasBegun) throw error;
    return work();
  }
};
