import { type ChainedEntry, entryHash, GENESIS_HASH } from './entry.ts';

/** Why a chain is not valid, and at which sequence. */
export interface ChainFault {
  sequence: number;
  fault: 'sequence_gap' | 'previous_hash' | 'hash';
}

/** So many entries are hashed at once: their hashes do not depend on each other. */
const BATCH_ENTRIES = 500;

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
  const checkBatch = async (entries: readonly ChainedEntry[]): Promise<ChainFault | null> => {
    const hashes = entries.map(entryHash);
    let place = 0;
    for (const entry of entries) {
      const sequence = end.sequence + 1;
      if (entry.sequence !== sequence) return { sequence, fault: 'sequence_gap' };
      if (entry.previous_hash !== end.hash) return { sequence, fault: 'previous_hash' };
      const hash = hashes[place];
      // A promise in browsers only. See [Note: hashing] in entry.ts.
      if ((typeof hash === 'string' ? hash : await hash) !== entry.hash) return { sequence, fault: 'hash' };
      end = entry;
      place += 1;
    }
    return null;
  };
  return {
    end: () => ({ sequence: end.sequence, hash: end.hash }),
    check: async (entries) => {
      for (let from = 0; from < entries.length; from += BATCH_ENTRIES) {
        const fault = await checkBatch(entries.slice(from, from + BATCH_ENTRIES));
        if (fault !== null) return fault;
      }
      return null;
    },
  };
};
