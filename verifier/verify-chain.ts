import { type ChainedEntry, entryHash, GENESIS_HASH } from './entry.ts';

/** Why a chain is not valid, and at which sequence. */
export interface ChainFault {
  sequence: number;
  fault: 'sequence_gap' | 'previous_hash' | 'hash';
}

/** So many hashes are asked for together. */
const TOGETHER = 1_000;

/**
 * Checks a person's whole ledger, or its beginning, offline.
 * @param entries in the order of their sequence, from 1.
 * @returns the first fault, or null when the chain is valid
 */
export const verifyChain = async (entries: readonly ChainedEntry[]): Promise<ChainFault | null> => {
  let previous = GENESIS_HASH;
  let expected = 1;
  for (let start = 0; start < entries.length; start += TOGETHER) {
    const some = entries.slice(start, start + TOGETHER);
    const hashes = some.map(entryHash);
    for (const [index, entry] of some.entries()) {
      if (entry.sequence !== expected) return { sequence: expected, fault: 'sequence_gap' };
      if (entry.previous_hash !== previous) return { sequence: expected, fault: 'previous_hash' };
      const hash = hashes[index];
      if ((typeof hash === 'string' ? hash : await hash) !== entry.hash)
        return { sequence: expected, fault: 'hash' };
      previous = entry.hash;
      expected += 1;
    }
  }
  return null;
};
