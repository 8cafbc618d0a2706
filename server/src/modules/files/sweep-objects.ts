import { sql } from 'kysely';
import { DAY_MS, HOUR_MS } from '#contract/common/durations.ts';
import { sweepSpools } from '../../platform/files/spool.ts';
import { repeat } from '../../platform/jobs/repeat.ts';
import type { FileServices } from './file-services.ts';

/** Longer than any upload takes: the HTTP server gives up a request that is not there after five minutes. */
const UPLOAD_MAX_MS = 1 * HOUR_MS;
/** What arrived of an upload that was cut off waits so long for the rest. */
const PART_MAX_MS = 1 * DAY_MS;
const BATCH_ROWS = 100;
/** Any constant: the server that holds this advisory lock sweeps. */
const LOCK = 7_219_041_156;

/**
 * Removes the objects that no file names: of uploads that a crash cut off, or that nobody continued, of deletions, and of closed
 * accounts, whose key is gone already. One server at a time; a second one leaves it to the first.
 * @returns how many were removed
 */
export const sweepObjects = async ({
  database,
  store,
}: Pick<FileServices, 'database' | 'store'>): Promise<number> => {
  let removed = 0;
  for (;;) {
    const batch = await database.asSystem('sweep objects', async ({ db }) => {
      const lock = await sql<{ held: boolean }>`SELECT pg_try_advisory_xact_lock(${LOCK}) AS held`.execute(
        db,
      );
      if (!lock.rows[0]?.held) return 0;
      await db
        .deleteFrom('upload_parts')
        .where('created_at', '<', new Date(Date.now() - PART_MAX_MS))
        .execute();
      const { rows: leftOver } = await sql<{ key: string }>`
        DELETE FROM stored_objects WHERE (user_id, key) IN (
          SELECT user_id, key FROM stored_objects AS object
          WHERE announced_at < ${new Date(Date.now() - UPLOAD_MAX_MS)} AND NOT EXISTS (
            SELECT FROM files WHERE files.user_id = object.user_id AND files.object_key = object.key
          ) AND NOT EXISTS (
            SELECT FROM upload_parts AS part WHERE part.user_id = object.user_id AND part.object_key = object.key
          ) AND NOT EXISTS (
            SELECT FROM data_exports AS export WHERE export.user_id = object.user_id AND export.object_key = object.key
          ) AND NOT EXISTS (
            SELECT FROM shares AS share WHERE share.user_id = object.user_id AND share.object_key = object.key
          ) AND NOT EXISTS (
            SELECT FROM dossiers AS dossier WHERE dossier.user_id = object.user_id AND dossier.object_key = object.key
          )
          ORDER BY announced_at LIMIT ${BATCH_ROWS}
        ) RETURNING key`.execute(db);
      for (const { key } of leftOver) await store.remove(key);
      return leftOver.length;
    });
    removed += batch;
    if (batch < BATCH_ROWS) return removed;
  }
};

/** Sweeps now and every hour, in the background. @returns what ends it */
export const startSweeping = (
  services: Pick<FileServices, 'database' | 'store' | 'log' | 'spoolDir'>,
): (() => Promise<void>) =>
  repeat({
    everyMs: HOUR_MS,
    log: services.log,
    failure: 'the sweep of left-over objects failed',
    work: async () => {
      await sweepSpools(services.spoolDir);
      const objects = await sweepObjects(services);
      if (objects > 0) services.log.info({ objects }, 'left-over objects were removed');
    },
  }).stop;
