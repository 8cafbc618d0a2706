import type { Context } from 'hono';
import { sql } from 'kysely';
import { HOUR_MS } from '#contract/durations.ts';
import { SHARE_OPENED_HOURS, SHARE_WRONG_CODES_MAX } from '#contract/limits.ts';
import type { OpenedShare } from '#contract/shares.ts';
import { ProblemError } from '../../../platform/errors/problem-error.ts';
import { addNotice } from '../../notifications/index.ts';
import type { SharingServices } from '../sharing-services.ts';
import { addAccess, createToken, hashOfToken } from './access-writer.ts';

/**
 * Opens a share to somebody who has its link and its code. The attempt is counted before the code is checked, so that many at once are
 * limited as those one after the other; nothing is given out before its owner has been told.
 * @throws ProblemError `not_found` for a wrong code as for a share that is none, or opens no more; `rate_limited`
 */
export const openShare = async (
  services: SharingServices,
  shareId: string,
  code: string,
  c: Context,
): Promise<OpenedShare> => {
  const { codes } = services;
  await codes.takeAttempt(c);
  const tried = await countTry(services, shareId);
  // A share that is none takes as long.
  const isRight = await codes.matches(code, tried?.code_hash ?? null);
  if (!tried) throw new ProblemError('not_found');
  if (!isRight) {
    await refuse(services, shareId, tried.user_id);
    throw new ProblemError('not_found');
  }
  const opened = await open(services, shareId);
  if (!opened) throw new ProblemError('not_found');
  await tellOwner(services, tried.user_id, shareId, 'share_opened');
  await codes.giveAttemptBack(c);
  return opened;
};

/** Counts an attempt. Undefined where there is nothing to be opened: there is no such share, or it is over, or locked. */
const countTry = ({ database, now }: SharingServices, shareId: string) =>
  database.asShare(shareId, ({ db }) =>
    db
      .updateTable('shares')
      .set({ wrong_codes: sql<number>`wrong_codes + 1` })
      .where('id', '=', shareId)
      .where('status', '=', 'open')
      .where('expires_at', '>', now())
      .where('wrong_codes', '<', SHARE_WRONG_CODES_MAX)
      .where(sql<boolean>`(max_openings IS NULL OR openings < max_openings)`)
      .returning(['user_id', 'code_hash'])
      .executeTakeFirst(),
  );

/** Counts the opening. Of two at once only one is the last: the row is locked from the first one on, and asked again by the second. */
const open = ({ database, now }: SharingServices, shareId: string): Promise<OpenedShare | undefined> =>
  database.asShare(shareId, async (tx) => {
    const at = now();
    const share = await tx.db
      .updateTable('shares')
      .set({ openings: sql<number>`openings + 1`, wrong_codes: 0 })
      .where('id', '=', shareId)
      .where('status', '=', 'open')
      .where('expires_at', '>', at)
      .where(sql<boolean>`(max_openings IS NULL OR openings < max_openings)`)
      .returning(['user_id', 'size', 'shared_index', 'may_download', 'expires_at'])
      .executeTakeFirst();
    if (!share?.shared_index) return undefined;
    const token = createToken();
    const expiresAt = new Date(
      Math.min(at.getTime() + SHARE_OPENED_HOURS * HOUR_MS, share.expires_at.getTime()),
    );
    const { user_id: userId, size, shared_index, may_download } = share;
    await tx.db
      .insertInto('share_openings')
      .values({ user_id: userId, share_id: shareId, token_hash: hashOfToken(token), expires_at: expiresAt })
      .execute();
    await addAccess(tx, { userId, shareId, at, act: 'opened' });
    return {
      token,
      size,
      index: shared_index.toString('base64'),
      may_download,
      expires_at: expiresAt.toISOString(),
    };
  });

/** Writes down a wrong code; after too many the share is locked. */
const refuse = async (services: SharingServices, shareId: string, userId: string): Promise<void> => {
  const { database, now } = services;
  const isLocked = await database.asShare(shareId, async (tx) => {
    await addAccess(tx, { userId, shareId, at: now(), act: 'refused' });
    const locked = await tx.db
      .updateTable('shares')
      .set({ status: 'locked' })
      .where('id', '=', shareId)
      .where('status', '=', 'open')
      .where('wrong_codes', '>=', SHARE_WRONG_CODES_MAX)
      .returning('id')
      .executeTakeFirst();
    return locked !== undefined;
  });
  if (isLocked) await tellOwner(services, userId, shareId, 'share_locked');
};

const tellOwner = (
  { database }: SharingServices,
  userId: string,
  shareId: string,
  kind: 'share_opened' | 'share_locked',
): Promise<void> =>
  database.asSystem('tell of a share', (tx) =>
    addNotice(tx, userId, { kind, about: { kind: 'share', id: shareId } }),
  );
