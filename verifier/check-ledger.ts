/**
 * The check that a person runs in their own browser: the whole chain, and of one record that what is shown of it is what was
 * recorded. Nothing that a server says of the outcome is believed; only the entries are read from it.
 */
import { startChainCheck } from './chain-check.ts';
import { type ChainedEntry, hashContent } from './entry.ts';

/** An entry with what it holds, or without where the server cannot open it. */
export type EntryWithContent = ChainedEntry & ({ content: unknown; salt: string } | { damaged: true });

/** Where a ledger ends. */
export interface LedgerEnd {
  sequence: number;
  hash: string;
}

/** Where the entries come from. */
export interface LedgerSource {
  /** The entries behind a place, oldest first, none behind the last; and where the ledger says that it ends. */
  readEntries(after: number): Promise<{ entries: readonly ChainedEntry[]; head: LedgerEnd | null }>;
  /** The entries of the record behind a place, with what they hold; none behind the last. */
  readContents(after: number): Promise<{ entries: readonly EntryWithContent[] }>;
}

/**
 * What is wrong with an entry.
 * - `sequence_gap`: it is missing, or another one stands in its place;
 * - `previous_hash`: it does not follow the one before;
 * - `hash`: it was changed after it was recorded;
 * - `end`: it should be there and is not: the ledger ends before it;
 * - `content`: what it holds is not what was recorded, or does not open;
 * - `known`: it is not the one that was seen at an earlier check.
 */
export type LedgerFaultKind = 'sequence_gap' | 'previous_hash' | 'hash' | 'end' | 'content' | 'known';

export type LedgerFinding =
  | {
      holds: true;
      /** How many entries the ledger has, and when the first and the last were recorded; null in an empty one. */
      entries: number;
      from: string | null;
      to: string | null;
      /** How many of them are about the record. */
      proven: number;
      end: LedgerEnd;
    }
  | {
      holds: false;
      sequence: number;
      fault: LedgerFaultKind;
      /** When the entry says that it was recorded; null for one that is missing. */
      at: string | null;
      /** When the last entry that holds was recorded; null when there is none. */
      intactUntil: string | null;
    };

interface CheckOptions {
  /** The end at an earlier check, which this ledger must still have; null when there was none. */
  known?: LedgerEnd | null;
  /** Called between the pages, with the number of entries checked so far and the number there should be. */
  onProgress?: (done: number, all: number) => void;
  signal?: AbortSignal;
}

/** Checks a person's ledger page by page. @throws what the source throws, and the signal's reason. */
export const checkLedger = async (
  source: LedgerSource,
  { known = null, onProgress, signal }: CheckOptions = {},
): Promise<LedgerFinding> => {
  const contents = await readContents(source, signal);
  const chain = startChainCheck();
  let from: string | null = null;
  let intactUntil: string | null = null;
  const broken = (sequence: number, fault: LedgerFaultKind, at: string | null): LedgerFinding => ({
    holds: false,
    sequence,
    fault,
    at,
    intactUntil,
  });
  for (;;) {
    const { entries, head } = await source.readEntries(chain.end().sequence);
    signal?.throwIfAborted();
    const fault = await chain.check(entries);
    for (const entry of entries) {
      const { sequence, hash, recorded_at: at } = entry;
      if (fault !== null && sequence >= fault.sequence) break;
      const content = contents.get(sequence);
      if (content && content.hash !== hash) return broken(sequence, 'hash', at);
      if (content && !content.holds) return broken(sequence, 'content', at);
      if (known?.sequence === sequence && known.hash !== hash) return broken(sequence, 'known', at);
      from ??= at;
      intactUntil = at;
    }
    const { sequence, hash } = chain.end();
    if (fault !== null) {
      const at = entries.find((entry) => entry.sequence === fault.sequence)?.recorded_at ?? null;
      return broken(fault.sequence, fault.fault, at);
    }
    onProgress?.(sequence, Math.max(sequence, head?.sequence ?? 0));
    if (entries.length > 0) continue;
    const isWhole = head === null ? sequence === 0 : head.sequence === sequence && head.hash === hash;
    if (!isWhole || [...contents.keys()].some((one) => one > sequence))
      return broken(sequence + 1, 'end', null);
    if (known !== null && known.sequence > sequence) return broken(sequence + 1, 'known', null);
    return {
      holds: true,
      entries: sequence,
      from,
      to: intactUntil,
      proven: contents.size,
      end: { sequence, hash },
    };
  }
};

/** The entries of the record, by their places: whether each holds what it says that it holds. */
const readContents = async (
  source: LedgerSource,
  signal: AbortSignal | undefined,
): Promise<Map<number, { hash: string; holds: boolean }>> => {
  const contents = new Map<number, { hash: string; holds: boolean }>();
  let after = 0;
  for (;;) {
    const { entries } = await source.readContents(after);
    signal?.throwIfAborted();
    const last = entries.at(-1);
    if (last === undefined) return contents;
    for (const entry of entries) {
      const holds = 'salt' in entry && (await hashContent(entry.content, entry.salt)) === entry.content_hash;
      contents.set(entry.sequence, { hash: entry.hash, holds });
    }
    after = last.sequence;
  }
};
