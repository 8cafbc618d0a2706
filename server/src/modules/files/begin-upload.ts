import { sql } from 'kysely';
import { FILE_MAX_BYTES } from '#contract/common/limits.ts';
import type { WriteTransaction } from '../../platform/database/database.ts';
import { ProblemError } from '../../platform/errors/problem-error.ts';
import { createObjectKey } from '../../platform/files/object-store.ts';

/** More than anybody adds by hand in a day. Counted by the calendar of UTC. */
export const UPLOADS_PER_DAY = 500;
/** What one person's files may take, together. */
export const TOTAL_MAX_BYTES = 2 * 1024 ** 3;
const DAY_SECONDS = 86_400;

/**
 * Counts an upload, reserves its place, and writes down where its bytes will lie, before there are any. Uploads of one
 * person are counted one after the other.
 * @param announcedSize null when the client did not say.
 * @returns the key of its bytes in the store
 * @throws ProblemError `rate_limited`; `files_full`
 */
export const beginUpload = async (tx: WriteTransaction, announcedSize: number | null): Promise<string> => {
  const { uploads, day } = await tx.db
    .insertInto('upload_counters')
    .values({ user_id: tx.userId, day: sql<string>`(now() AT TIME ZONE 'utc')::date`, uploads: 1 })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet((eb) => ({
        day: eb.ref('excluded.day'),
        uploads: sql<number>`CASE WHEN upload_counters.day = excluded.day THEN upload_counters.uploads + 1 ELSE 1 END`,
      })),
    )
    .returning(['uploads', 'day'])
    .executeTakeFirstOrThrow();
  if (uploads > UPLOADS_PER_DAY) {
    const midnight = Date.parse(day) / 1_000 + DAY_SECONDS;
    const retryAfterSeconds = Math.max(1, Math.ceil(midnight - Date.now() / 1_000));
    throw new ProblemError('rate_limited', { retryAfterSeconds });
  }
  const size = announcedSize ?? FILE_MAX_BYTES;
  const { taken } = await tx.db
    .selectFrom('stored_objects')
    .select(({ fn }) => fn.coalesce(fn.sum<number>('size'), sql<number>`0`).as('taken'))
    .where('user_id', '=', tx.userId)
    .executeTakeFirstOrThrow();
  if (taken + size > TOTAL_MAX_BYTES) throw new ProblemError('files_full');
  const key = createObjectKey();
  await tx.db.insertInto('stored_objects').values({ user_id: tx.userId, key, size }).execute();
  return key;
};
