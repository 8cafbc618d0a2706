import type { DataExports } from '#contract/account/my-data.ts';
import { type Actor, type Database, whileClosing } from '../../../platform/database/database.ts';
import { isProven } from '../../../platform/database/proven-session.ts';
import { readExports } from './export-rows.ts';

/** One's exports: at most one is ready, and one is being made. */
export const listExports = (database: Database, actor: Actor): Promise<DataExports> =>
  database.asReader(whileClosing(actor), async (tx) => {
    const [items, opens] = await Promise.all([readExports(tx), isProven(tx)]);
    return { items, opens };
  });
