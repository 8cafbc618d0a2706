import type { SystemTransaction } from '../../../platform/database/database.ts';
import { findUserByEmail, lockUser } from '../accounts/user-reader.ts';
import { dropProviders, insertUser, updateUser } from '../accounts/user-writer.ts';
import type { AuthContext } from '../context/auth-context.ts';
import { emailTaken } from '../foundation/errors.ts';
import { mergeMetadata } from '../foundation/metadata.ts';

export interface Claim {
  email: string;
  passwordHash: string | null;
  metadata: Record<string, unknown>;
}

/**
 * Returns the unconfirmed account for an invitation or a sign-up link: a new one, or the one that already has this
 * address. What somebody else may have put into that one is removed (sign-up.ts, disputed password): its password
 * becomes the given one, or none.
 * @throws AuthError email_exists when the address is already confirmed.
 */
export const claimAccount = async (
  auth: AuthContext,
  tx: SystemTransaction,
  { email, passwordHash, metadata }: Claim,
): Promise<string> => {
  const found = await findUserByEmail(tx, email);
  // Locked, so that a confirmation at the same time comes either before or after.
  const existing = found && (await lockUser(tx, found.id));
  if (!existing) {
    return await insertUser(tx, auth.vault, {
      email,
      passwordHash,
      passwordByOperator: passwordHash !== null,
      metadata,
      confirmed: false,
    });
  }
  if (existing.email_confirmed_at !== null) throw emailTaken();
  await dropProviders(tx, existing.id, email);
  await updateUser(tx, existing.id, {
    password_hash: passwordHash,
    password_by_operator: passwordHash !== null,
    user_metadata: mergeMetadata(existing.user_metadata as Record<string, unknown>, metadata),
    confirmation_sent_at: new Date(),
  });
  return existing.id;
};
