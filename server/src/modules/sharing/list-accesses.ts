import { SHARE_ACCESSES_MAX_ROWS } from '#contract/common/limits.ts';
import type { ShareAccess } from '#contract/shares.ts';
import type { Actor } from '../../platform/database/database.ts';
import { ProblemError } from '../../platform/errors/problem-error.ts';
import { readPaths } from './share-rows.ts';
import type { SharingServices } from './sharing-services.ts';

/** What was done with a share. The parts are named here: what they are called is sealed. @throws ProblemError `not_found` */
export const listAccesses = (
  { database }: SharingServices,
  actor: Actor,
  shareId: string,
): Promise<{ items: ShareAccess[] }> =>
  database.asReader(actor, async (tx) => {
    const [paths, rows] = await Promise.all([
      readPaths(tx, shareId),
      tx.db
        .selectFrom('share_accesses')
        .select(['id', 'at', 'act', 'part'])
        .where('user_id', '=', tx.userId)
        .where('share_id', '=', shareId)
        .orderBy('at', 'desc')
        .orderBy('id', 'desc')
        .limit(SHARE_ACCESSES_MAX_ROWS)
        .execute(),
    ]);
    if (!paths) throw new ProblemError('not_found');
    const items = rows.map(({ id, at, act, part }) => ({
      id,
      at: at.toISOString(),
      act: act as ShareAccess['act'],
      path: (part !== null && paths[part - 1]) || null,
    }));
    return { items };
  });
