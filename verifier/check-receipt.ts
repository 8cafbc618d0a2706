/**
 * The check of a receipt against a ledger: the chain is followed from its first entry to the place that the receipt names. Where the
 * hash there is the one of the receipt, nothing before it was changed, removed or added since the receipt was given.
 */
import { startChainCheck } from './chain-check.ts';
import type { LedgerEnd, LedgerSource } from './check-ledger.ts';
import type { Receipt } from './receipt.ts';

export type ReceiptFinding =
  /** The place has the hash; `at` is when its entry was recorded. */
  | { is: 'same'; at: string }
  /** The place has another hash: it is the receipt of another ledger, or this one was changed. */
  | { is: 'other' }
  /** The ledger ends before the place. */
  | { is: 'beyond'; end: LedgerEnd }
  /** The chain is broken before the place, at this sequence. */
  | { is: 'broken'; sequence: number };

/** @throws what the source throws, and the signal's reason */
export const checkReceipt = async (
  source: Pick<LedgerSource, 'readEntries'>,
  { sequence, hashStart }: Receipt,
  signal?: AbortSignal,
): Promise<ReceiptFinding> => {
  const chain = startChainCheck();
  for (;;) {
    const { entries } = await source.readEntries(chain.end().sequence);
    signal?.throwIfAborted();
    if (entries.length === 0) return { is: 'beyond', end: chain.end() };
    const upTo = entries.filter((entry) => entry.sequence <= sequence);
    const fault = await chain.check(upTo);
    if (fault !== null) return { is: 'broken', sequence: fault.sequence };
    const entry = upTo.at(-1);
    if (entry?.sequence === sequence) {
      return entry.hash.startsWith(hashStart) ? { is: 'same', at: entry.recorded_at } : { is: 'other' };
    }
    // What stands behind the place, without what stands before it: an entry is missing.
    if (upTo.length < entries.length) return { is: 'broken', sequence: chain.end().sequence + 1 };
  }
};
