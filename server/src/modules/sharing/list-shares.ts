import type { Share } from '#contract/shares.ts';
import type { Actor } from '../../platform/database/database.ts';
import { readShares } from './share-rows.ts';
import type { SharingServices } from './sharing-services.ts';

/** One's shares, those that are over too. */
export const listShares = ({ database, now }: SharingServices, actor: Actor): Promise<{ items: Share[] }> =>
  database.asReader(actor, async (tx) => ({ items: await readShares(tx, now()) }));
