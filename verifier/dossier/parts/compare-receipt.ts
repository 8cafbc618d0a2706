import { readReceipt } from '../../receipt.ts';
import type { ReceiptFound } from '../finding.ts';
import type { DossierLedger } from '../format.ts';

/** What a receipt code that one had before shows of the ledger. The entries' own hashes and links are checked elsewhere. */
export const compareReceipt = (
  code: string,
  { entries, entries_are: are, head }: DossierLedger,
): ReceiptFound => {
  const receipt = readReceipt(code);
  if (receipt === null) return { is: 'not_code' };
  const { sequence, hashStart } = receipt;
  if (sequence > (head?.sequence ?? 0)) return { is: 'later', sequence };
  const entry = entries.find((one) => one.sequence === sequence);
  const hash = entry?.hash ?? (head?.sequence === sequence ? head.hash : undefined);
  if (hash === undefined) return { is: 'not_inside', sequence };
  if (!hash.startsWith(hashStart)) return { is: 'differs', sequence };
  if (entry === undefined) return { is: 'end', sequence };
  return { is: are === 'whole' ? 'holds' : 'partly', sequence, at: entry.recorded_at };
};
