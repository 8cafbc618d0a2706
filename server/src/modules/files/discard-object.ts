import type { FileServices } from './file-services.ts';

/**
 * Removes an object that no file names, and the line that announced it; if a file does name it after all, it stays.
 * Never fails: what it cannot do now, the next sweep does.
 */
export const discardObject = async (
  { database, store, log }: Pick<FileServices, 'database' | 'store' | 'log'>,
  userId: string,
  key: string,
): Promise<void> => {
  try {
    await database.asSystem('discard an object', async ({ db }) => {
      // First the line: the database refuses that while a file names it, or waits for one that is being saved. If the
      // object cannot be removed then, the line comes back with the rollback.
      await db.deleteFrom('stored_objects').where('user_id', '=', userId).where('key', '=', key).execute();
      await store.remove(key);
    });
  } catch (error) {
    log.warn({ err: error }, 'an object was left for the sweep');
  }
};
