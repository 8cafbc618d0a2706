import type { LedgerPage, LedgerQuery } from '#contract/ledger.ts';
import type { Actor, Database } from '../../platform/database/database.ts';
import { readChain, readHead } from '../../platform/ledger/ledger-reader.ts';

/** The entries of one's ledger behind a place, oldest first, and where the ledger ends. */
export const listLedger = (
  database: Database,
  actor: Actor,
  { after, limit }: LedgerQuery,
): Promise<LedgerPage> =>
  database.asReader(actor, async (tx) => {
    // The end is read first: an entry that is added in between stands behind it.
    const head = await readHead(tx);
    return { entries: await readChain(tx, after, limit), head: head ?? null };
  });
