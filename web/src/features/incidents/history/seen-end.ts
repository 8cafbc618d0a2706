import * as z from 'zod/mini';
import type { LedgerEnd } from '#verifier/check-ledger.ts';
import { readStored, writeStored } from '#web/lib/store/safe-storage.ts';

/**
 * Where a person's ledger ended when it was last checked in this browser. Whoever holds the database could cut off the end together
 * with the note of it; only a browser that saw that end can tell. What is kept is the last entry's number and hash, none of its content.
 */
const keyOf = (owner: string): string => `recueil.ledger-end.${owner}`;

const seenEnd = z.object({ sequence: z.number(), hash: z.string() });

/** Null where nothing was checked here. */
export const readSeenEnd = (owner: string): LedgerEnd | null => {
  try {
    return seenEnd.safeParse(JSON.parse(readStored('local', keyOf(owner)) ?? 'null')).data ?? null;
  } catch {
    return null;
  }
};

/** To be called after a check that held. */
export const keepSeenEnd = (owner: string, { sequence, hash }: LedgerEnd): void =>
  writeStored('local', keyOf(owner), JSON.stringify({ sequence, hash }));
