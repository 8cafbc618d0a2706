/** The moments that a dossier names, against each other: it was taken after what is in it, and before it was stamped. */
import type { DossierDifference, TimestampFound } from '../finding.ts';
import type { DossierLedger, DossierManifest } from '../format.ts';

/** So far may two clocks be apart: the server's own at two moments of one transaction, and an authority's. */
const CLOCKS_APART_MS = 5 * 60_000;

/** Adds what cannot be. */
export const checkMoments = (
  { manifest, ledger }: { manifest: DossierManifest | null; ledger: DossierLedger | null },
  timestamp: TimestampFound | null,
  differences: DossierDifference[],
): void => {
  if (manifest === null) return;
  const takenAt = Date.parse(manifest.taken_at);
  const last = ledger?.entries.at(-1);
  if (last !== undefined && takenAt < Date.parse(last.recorded_at) - CLOCKS_APART_MS)
    differences.push({ is: 'moment', fault: 'before_entries' });
  if (timestamp !== null && takenAt > Date.parse(timestamp.at) + CLOCKS_APART_MS)
    differences.push({ is: 'moment', fault: 'after_stamp' });
};
