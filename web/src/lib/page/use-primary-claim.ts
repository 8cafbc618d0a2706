/**
 * [Note: one primary action]
 * A screen has one primary button, and several parts of it could have it. A way to call for help comes before everything.
 * Then what the person has started: a recording or a form before a text in the input, and both before a suggestion, which
 * may stay open for days.
 */
import { useLayoutEffect, useState } from 'react';
import { createStore, useStore } from '../store/store.ts';

const RANKS = { suggestion: 0, input: 1, task: 2, help: 3 } as const;

interface Claim {
  rank: number;
}

const claims = createStore<readonly Claim[]>([]);

/** The highest in rank; of several, the one that was begun last. */
const firstOf = (standing: readonly Claim[]): Claim | undefined =>
  standing.reduce<Claim | undefined>(
    (first, claim) => (first === undefined || claim.rank >= first.rank ? claim : first),
    undefined,
  );

/**
 * Whether this part of the screen has the primary action now.
 * @param isClaimed there is something to be done here.
 */
export const usePrimaryClaim = (part: keyof typeof RANKS, isClaimed: boolean): boolean => {
  const [claim] = useState<Claim>(() => ({ rank: RANKS[part] }));
  useLayoutEffect(() => {
    if (!isClaimed) return;
    claims.set([...claims.get(), claim]);
    return () => claims.set(claims.get().filter((other) => other !== claim));
  }, [claim, isClaimed]);
  return firstOf(useStore(claims)) === claim;
};
