/** The entries of the ledger: each one's own hash, and where the ledger is whole, every link from the first to the head. */
import { type ChainedEntry, entryHash, GENESIS_HASH } from '../../entry.ts';
import type { DossierDifference } from '../finding.ts';
import type { DossierLedger } from '../format.ts';

/** Adds what does not hold to the differences, every entry of it: a forger's one change breaks one hash and one link. */
export const checkEntries = (ledger: DossierLedger, differences: DossierDifference[]): void => {
  const { entries, entries_are: are, head } = ledger;
  let before: ChainedEntry | null = null;
  for (const entry of entries) {
    const { sequence } = entry;
    const last: ChainedEntry = before ?? { ...entry, sequence: 0, hash: GENESIS_HASH };
    const isNext = sequence === last.sequence + 1;
    if (are === 'whole' ? !isNext : sequence <= last.sequence)
      differences.push({ is: 'entry', sequence, fault: 'sequence_gap' });
    // Of entries that are inside alone, neighbours are linked as well.
    else if (isNext && entry.previous_hash !== last.hash)
      differences.push({ is: 'entry', sequence, fault: 'previous_hash' });
    if (entryHash(entry) !== entry.hash) differences.push({ is: 'entry', sequence, fault: 'hash' });
    before = entry;
  }
  checkHead(head, are, before, differences);
};

const checkHead = (
  head: DossierLedger['head'],
  are: DossierLedger['entries_are'],
  last: ChainedEntry | null,
  differences: DossierDifference[],
): void => {
  const at = last?.sequence ?? 0;
  const isRight =
    head === null
      ? last === null
      : head.sequence === at
        ? head.hash === last?.hash
        : are === 'inside' && at < head.sequence;
  if (!isRight) differences.push({ is: 'head', sequence: head?.sequence ?? at });
};
