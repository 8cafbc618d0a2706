/** When a share is open, locked, being read, or over: SQL over a row of `shares`, the same for its owner, its readers and the work that ends it. */
import { type RawBuilder, sql } from 'kysely';
import { SHARE_WRONG_CODES_MAX } from '#contract/common/limits.ts';
import type { Share } from '#contract/shares.ts';

const isExpired = (now: Date): RawBuilder<boolean> => sql<boolean>`shares.expires_at <= ${now}`;

const isUsedUp = sql<boolean>`coalesce(shares.openings >= shares.max_openings, false)`;

const hasWrongCodes = sql<boolean>`shares.wrong_codes >= ${SHARE_WRONG_CODES_MAX}`;

/** True for one that has a copy, or will have one. */
export const isLiving = sql<boolean>`shares.status IN ('copying', 'open', 'locked')`;

/** True for one that opens at this moment with its link and its code. */
export const opensNow = (now: Date): RawBuilder<boolean> =>
  sql<boolean>`(shares.status = 'open' AND NOT ${isExpired(now)} AND NOT ${isUsedUp})`;

/** True for one of which another code is looked at. */
export const takesCodes = (now: Date): RawBuilder<boolean> =>
  sql<boolean>`(${opensNow(now)} AND NOT ${hasWrongCodes})`;

/** True for one whose days or openings are over; somebody may still be reading it. */
export const mayBeOver = (now: Date): RawBuilder<boolean> =>
  sql<boolean>`(${isLiving} AND (${isExpired(now)} OR ${isUsedUp}))`;

/**
 * True for one whose copy nobody can open any more, and that nobody reads any more. A locked one is not over: its owner can give it a
 * new code, and wrong codes destroy no copy.
 */
export const isOver = (now: Date): RawBuilder<boolean> => sql<boolean>`(${isLiving} AND (
  ${isExpired(now)} OR (${isUsedUp} AND NOT EXISTS (
    SELECT FROM share_openings AS opening
    WHERE opening.user_id = shares.user_id AND opening.share_id = shares.id AND opening.expires_at > ${now}
  ))
))`;

/** How it stands at this moment: the work that ends what is over comes later, and the server may end before it locks. */
export const statusAt = (now: Date): RawBuilder<Share['status']> => sql<Share['status']>`CASE
  WHEN ${isOver(now)} THEN 'ended'
  WHEN shares.status = 'open' AND ${hasWrongCodes} THEN 'locked'
  ELSE shares.status END`;
