import { sql } from 'kysely';
import type { FileServices } from './file-services.ts';

/**
 * Destroys the bytes of an account that is gone, at once: its key opens none of them any more, but the copies that it shared are opened by
 * their links. The lines that announced them stay for the sweep, which so finds what arrives only now, or could not be removed.
 * Never fails.
 */
export const emptyAccount = async (
  { database, store, log }: Pick<FileServices, 'database' | 'store' | 'log'>,
  userId: string,
): Promise<void> => {
  try {
    const objects = await database.asSystem('empty an account that is gone', ({ db }) =>
      db
        .selectFrom('stored_objects')
        .select('key')
        .where('user_id', '=', userId)
        .where(sql<boolean>`NOT EXISTS (SELECT FROM auth.users WHERE id = ${userId})`)
        .execute(),
    );
    for (const { key } of objects) await store.remove(key);
  } catch (error) {
    log.warn({ err: error }, 'the bytes of a closed account were left for the sweep');
  }
};
