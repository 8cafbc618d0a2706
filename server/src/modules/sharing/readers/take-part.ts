/** What an opening of a share may fetch, and how long it may. */
import { sql } from 'kysely';
import { SHARE_FETCHES_MAX_COUNT } from '#contract/common/limits.ts';
import type { ShareRange } from '#contract/share-cipher.ts';
import { ProblemError } from '../../../platform/errors/problem-error.ts';
import type { SharingServices } from '../sharing-services.ts';
import { addAccess } from './access-writer.ts';

interface TakenPart {
  objectKey: string;
  size: number;
  range: ShareRange;
}

/** What the token opens of this share, written down for its owner. @throws ProblemError `not_found`; `rate_limited` */
export const takePart = (
  { database, now }: SharingServices,
  shareId: string,
  tokenHash: Buffer,
  part: number | 'all',
): Promise<TakenPart> =>
  database.asShare(shareId, async (tx) => {
    const at = now();
    const opening = await tx.db
      .updateTable('share_openings')
      .set({ fetched: sql<number>`fetched + 1` })
      .where('share_id', '=', shareId)
      .where('token_hash', '=', tokenHash)
      .where('expires_at', '>', at)
      .returning('fetched')
      .executeTakeFirst();
    const share =
      opening &&
      (await tx.db
        .selectFrom('shares')
        .select([
          'user_id',
          'size',
          'part_starts',
          'part_ends',
          'document_part',
          'may_download',
          'object_key',
        ])
        .where('id', '=', shareId)
        .where('expires_at', '>', at)
        .executeTakeFirst());
    if (!share || share.object_key === null) throw new ProblemError('not_found');
    if (opening.fetched > SHARE_FETCHES_MAX_COUNT) throw new ProblemError('rate_limited');
    const { user_id: userId, size, part_starts, part_ends } = share;
    const access = { userId, shareId, at };
    if (part === 'all') {
      if (!share.may_download) throw new ProblemError('not_found');
      await addAccess(tx, { ...access, act: 'downloaded' });
      return { objectKey: share.object_key, size, range: { start: 0, end: size } };
    }
    const [start, end] = [part_starts[part - 1], part_ends[part - 1]];
    if (start === undefined || end === undefined) throw new ProblemError('not_found');
    await addAccess(tx, { ...access, act: part === share.document_part ? 'read' : 'part', part });
    // PostgreSQL's arrays of whole numbers come as texts.
    return { objectKey: share.object_key, size, range: { start: Number(start), end: Number(end) } };
  });

/** The opening, as long as it opens this share. */
export const findOpening = ({ database, now }: SharingServices, shareId: string, tokenHash: Buffer) =>
  database.asShare(shareId, ({ db }) =>
    db
      .selectFrom('share_openings as opening')
      .innerJoin('shares', (join) =>
        join.onRef('shares.id', '=', 'opening.share_id').onRef('shares.user_id', '=', 'opening.user_id'),
      )
      .select('opening.share_id')
      .where('opening.share_id', '=', shareId)
      .where('opening.token_hash', '=', tokenHash)
      .where('opening.expires_at', '>', now())
      .executeTakeFirst(),
  );
