import type { Context } from 'hono';
import { sql } from 'kysely';
import { HOUR_MS } from '#contract/common/durations.ts';
import { SHARE_OPENED_HOURS, SHARE_WRONG_CODES_MAX } from '#contract/common/limits.ts';
import type { OpenedShare, OpenShareInput } from '#contract/shares.ts';
import { ProblemError } from '../../../platform/errors/problem-error.ts';
import { addNotice } from '../../notifications/index.ts';
import { hashOfProof } from '../link-hash.ts';
import { opensNow, takesCodes } from '../share-state.ts';
import type { SharingServices } from '../sharing-services.ts';
import { addAccess, createToken, hashOfToken } from './access-writer.ts';

/**
 * Opens a share to somebody who has its link and its code. Whoever has not the whole link does not get as far as the code: they can
 * neither guess it nor lock the share. An attempt is counted before its code is checked, so that many at once are limited as those one
 * after the other; nothing is given out before its owner has been told.
 * @throws ProblemError `not_found` for a wrong code as for a share that is none, or opens no more; `rate_limited`
 */
export const openShare = async (
  services: SharingServices,
  shareId: string,
  { code, proof }: OpenShareInput,
  c: Context,
): Promise<OpenedShare> => {
  const { codes } = services;
  await codes.takeAttempt(c);
  const tried = await countTry(services, shareId, proof);
  // A share that is none, and one of which the link is not whole, takes as long.
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

/** Counts an attempt. Undefined where there is nothing to be opened: there is no such share, it is over or locked, or the link is another. */
const countTry = ({ database, now }: SharingServices, shareId: string, proof: string) =>
  database.asShare(shareId, ({ db }) =>
    db
      .updateTable('shares')
      .set({ wrong_codes: sql<number>`wrong_codes + 1` })
      .where('id', '=', shareId)
      .where(takesCodes(now()))
      .where(sql<boolean>`(link_hash IS NULL OR link_hash = ${hashOfProof(proof)})`)
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
      .where(opensNow(at))
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
