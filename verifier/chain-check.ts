import { type ChainedEntry, entryHash, GENESIS_HASH } from './entry.ts';

/** Why a chain is not valid, and at which sequence. */
export interface ChainFault {
  sequence: number;
  fault: 'sequence_gap' | 'previous_hash' | 'hash';
}

/** Checks a chain piece by piece. */
export interface ChainCheck {
  /** The first fault in what follows the entries that were checked before; null when there is none. */
  check(entries: readonly ChainedEntry[]): Promise<ChainFault | null>;
  /** The last entry that was checked; sequence 0 and the hash before all entries at the beginning. */
  end(): { sequence: number; hash: string };
}

/** A check from the first entry on. */
export const startChainCheck = (): ChainCheck => {
  let end: { sequence: number; hash: string } = { sequence: 0, hash: GENESIS_HASH };
  const faultIn = (entries: readonly ChainedEntry[]): ChainFault | null => {
    for (const entry of entries) {
      const sequence = end.sequence + 1;
      if (entry.sequence !== sequence) return { sequence, fault: 'sequence_gap' };
      if (entry.previous_hash !== end.hash) return { sequence, fault: 'previous_hash' };
      if (entryHash(entry) !== entry.hash) return { sequence, fault: 'hash' };
      end = entry;
    }
    return null;
  };
  return {
    end: () => ({ sequence: end.sequence, hash: end.hash }),
    check: async (entries) => faultIn(entries),
  };
};
