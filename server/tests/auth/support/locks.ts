/** Rows and tables held by somebody else, so that requests which want them at the same time do wait for each other. */
import type { SystemTransaction } from '#server/platform/database/database.ts';
import type { TestServer } from '../../support/test-server.ts';

/** Resolves once the lock is taken; holds it until the returned function is called, and that until it is given back. */
export const holdLock = async (
  { recueil: { database } }: TestServer,
  take: (tx: SystemTransaction) => Promise<unknown>,
): Promise<() => Promise<void>> => {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  const { promise: isTaken, resolve: taken } = Promise.withResolvers<void>();
  const holding = database.asSystem('hold a lock in a test', async (tx) => {
    await take(tx);
    taken();
    await held;
  });
  await Promise.race([isTaken, holding]);
  return () => {
    release();
    return holding;
  };
};

/** How many wait for a lock in the server's database. */
export const waitingForLocks = async ({ recueil: { database } }: TestServer): Promise<number> => {
  const { rowCount } = await database.pool.query(
    "SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'",
  );
  return rowCount ?? 0;
};
