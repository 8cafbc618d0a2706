/**
 * [Note: one primary action]
 * A screen has one button that stands out, and several parts of it could have it. What a person has begun comes before
 * what only lies there: an offer may lie for days, a text waits in the input, a recording or a form is at hand.
 */
import { useLayoutEffect, useState } from 'react';
import { createStore, useStore } from './store/store.ts';

const RANKS = { offer: 0, input: 1, task: 2 } as const;

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
