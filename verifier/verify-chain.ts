import { type ChainFault, startChainCheck } from './chain-check.ts';
import type { ChainedEntry } from './entry.ts';

/**
 * Checks a person's whole ledger, or its beginning, offline.
 * @param entries in the order of their sequence, from 1.
 * @returns the first fault, or null when the chain is valid
 */
export const verifyChain = (entries: readonly ChainedEntry[]): Promise<ChainFault | null> =>
  startChainCheck().check(entries);
