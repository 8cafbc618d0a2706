/**
 * The check that a person runs in their own browser: the whole chain, what the entries of one incident hold, and that the incident
 * as it is shown says what was recorded last. Nothing that a server says of the outcome is believed; only the entries and the
 * incident are read from it.
 */
import { startChainCheck } from './chain-check.ts';
import { compareRecords, newestEntries, type RecordDifference, type ShownRecord } from './compare-records.ts';
import type { ChainedEntry } from './entry.ts';
import { holdsContent } from './recorded.ts';

/**
 * An entry with what it holds, or without where the server cannot open it. `upgraded`: the same in today's shape, where it was
 * recorded in an older one.
 */
export type EntryWithContent = ChainedEntry &
  ({ content: unknown; salt: string; upgraded?: unknown } | { damaged: true });

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
  /** The incident with its persons and exhibits, as it is shown now, itself first. */
  readShown(): Promise<readonly ShownRecord[]>;
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
      /** The ledger holds, and what is shown is not what it has last. */
      differences: RecordDifference[];
      /** The newest entry. */
      end: LedgerEnd;
    }
  | {
      holds: false;
      differences?: undefined;
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

/** So often a check begins anew when something is written while it runs. */
const ATTEMPTS = 5;

/**
 * Checks a person's ledger page by page, and then what is shown of the incident. Where something is written meanwhile, in another
 * tab, it begins anew: what is shown has to be of the same moment as the ledger.
 * @throws what the source throws, the signal's reason, and an Error when writing does not cease.
 */
export const checkLedger = async (
  source: LedgerSource,
  incidentId: string,
  options: CheckOptions = {},
): Promise<LedgerFinding> => {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const finding = await checkOnce(source, incidentId, options);
    if (finding !== null) return finding;
  }
  throw new Error('The ledger grew while it was checked');
};

/** @returns null when something was written meanwhile. */
const checkOnce = async (
  source: LedgerSource,
  incidentId: string,
  { known = null, onProgress, signal }: CheckOptions,
): Promise<LedgerFinding | null> => {
  const contents = await readContents(source, signal);
  const chain = startChainCheck();
  const newest = newestEntries();
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
      newest.add(entry);
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
    const end = { sequence, hash };
    const shown = await source.readShown();
    const { entries: since } = await source.readEntries(sequence);
    signal?.throwIfAborted();
    if (since.length > 0) return null;
    const differences = compareRecords(incidentId, shown, newest, (one) => contents.get(one)?.content);
    if (differences === null) return null;
    if (differences.length > 0) return { holds: false, differences, end };
    return { holds: true, entries: sequence, from, to: intactUntil, proven: contents.size, end };
  }
};

interface ReadContent {
  hash: string;
  holds: boolean;
  /** In today's shape. */
  content: object;
}

/** The entries of the incident, by their places: whether each holds what it says that it holds. */
const readContents = async (
  source: LedgerSource,
  signal: AbortSignal | undefined,
): Promise<Map<number, ReadContent>> => {
  const contents = new Map<number, ReadContent>();
  let after = 0;
  for (;;) {
    const { entries } = await source.readContents(after);
    signal?.throwIfAborted();
    const last = entries.at(-1);
    if (last === undefined) return contents;
    for (const entry of entries) {
      const { sequence, hash } = entry;
      const holds = 'salt' in entry && (await holdsContent(entry.content, entry.salt, entry.content_hash));
      const content = 'salt' in entry ? Object(entry.upgraded ?? entry.content) : {};
      contents.set(sequence, { hash, holds, content });
    }
    after = last.sequence;
  }
};
