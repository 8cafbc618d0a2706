import type { Actor, Database } from '../../platform/database/database.ts';

/** The person's key for their browsers: the same in each of them, and of no use for anything that lies on the server. */
export const readBrowserKey = async (database: Database, actor: Actor): Promise<Buffer> =>
  await database.asReader(actor, async (tx) => (await tx.box()).browserKey());
