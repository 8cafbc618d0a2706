/** What a reader does with a share, under the role that sees this share alone. */
import { createHash, randomBytes } from 'node:crypto';
import { v7 as uuidv7 } from 'uuid';
import type { ShareAccess } from '#contract/shares.ts';
import type { SystemTransaction } from '../../../platform/database/database.ts';

/** Who has opened a share. A token has 256 bits and cannot be guessed, so a plain hash of it is kept. */
export const createToken = (): string => randomBytes(32).toString('base64url');
export const hashOfToken = (token: string): Buffer => createHash('sha256').update(token).digest();

interface NewAccess {
  userId: string;
  shareId: string;
  at: Date;
  act: ShareAccess['act'];
  /** Which part, from 1. */
  part?: number;
}

/** Writes down what was done, for the owner of the share. */
export const addAccess = async (
  tx: SystemTransaction,
  { userId, shareId, at, act, part }: NewAccess,
): Promise<void> => {
  await tx.db
    .insertInto('share_accesses')
    .values({ user_id: userId, share_id: shareId, id: uuidv7(), at, act, part: part ?? null })
    .execute();
};
