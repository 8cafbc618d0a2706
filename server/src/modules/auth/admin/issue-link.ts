import type { SystemTransaction } from '../../../platform/database/database.ts';
import type { UserRow } from '../accounts/account.ts';
import { findUserByEmail } from '../accounts/user-reader.ts';
import { updateUser } from '../accounts/user-writer.ts';
import type { AuthContext } from '../context/auth-context.ts';
import { emailTaken } from '../foundation/errors.ts';
import {
  type IssuedToken,
  issueOneTimeToken,
  type OneTimeTokenType,
} from '../one-time/one-time-token-writer.ts';
import { claimAccount } from './claim-account.ts';
import { userNotFound } from './find-account.ts';

export const LINK_TYPES = [
  'signup',
  'invite',
  'magiclink',
  'recovery',
  'email_change_current',
  'email_change_new',
] as const;
type LinkType = (typeof LINK_TYPES)[number];

export interface LinkRequest {
  type: LinkType;
  email: string;
  /** The new address of a change; empty for other types. */
  newEmail: string;
  metadata: Record<string, unknown>;
  /** The hash for a sign-up; null for other types. */
  passwordHash: string | null;
}

export interface IssuedLink {
  userId: string;
  token: IssuedToken;
  /** `signup` when a magic link was asked for an address without an account. */
  type: LinkType;
  /** The `type` that /verify expects. */
  verifiedAs: string;
}

/** The session that this token opens is held (held-state.ts). */
const issueForOperator = (
  auth: Pick<AuthContext, 'addressKey'>,
  tx: SystemTransaction,
  userId: string,
  type: OneTimeTokenType,
  email: string,
): Promise<IssuedToken> => issueOneTimeToken(auth, tx, userId, type, email, null, true);

/** @throws AuthError email_exists, user_not_found. */
export const issueLink = async (
  auth: AuthContext,
  tx: SystemTransaction,
  request: LinkRequest,
): Promise<IssuedLink> => {
  const { type, email } = request;
  if (type === 'signup' || type === 'invite') return await issueConfirmation(auth, tx, type, request);
  const user = await findUserByEmail(tx, email);
  if (!user) {
    if (type === 'magiclink') return await issueConfirmation(auth, tx, 'signup', request);
    throw userNotFound('User with this email not found');
  }
  if (type !== 'magiclink' && type !== 'recovery')
    return await issueEmailChange(auth, tx, user, type, request);
  const token = await issueForOperator(auth, tx, user.id, 'recovery_token', email);
  await updateUser(tx, user.id, { recovery_sent_at: new Date() });
  return { userId: user.id, token, type, verifiedAs: type };
};

const issueConfirmation = async (
  auth: AuthContext,
  tx: SystemTransaction,
  type: 'signup' | 'invite',
  request: LinkRequest,
): Promise<IssuedLink> => {
  const userId = await claimAccount(auth, tx, request);
  if (type === 'invite') await updateUser(tx, userId, { invited_at: new Date() });
  const token = await issueForOperator(auth, tx, userId, 'confirmation_token', request.email);
  return { userId, token, type, verifiedAs: type };
};

/** One of the two links of a change of address. Each link is valid, so each begins the change again. */
const issueEmailChange = async (
  auth: AuthContext,
  tx: SystemTransaction,
  user: UserRow,
  type: 'email_change_current' | 'email_change_new',
  { email, newEmail }: LinkRequest,
): Promise<IssuedLink> => {
  if (await findUserByEmail(tx, newEmail)) throw emailTaken();
  if (user.new_email !== newEmail) {
    // A token for an earlier new address must not confirm this one.
    await tx.db
      .deleteFrom('auth.one_time_tokens')
      .where('user_id', '=', user.id)
      .where('token_type', 'in', ['email_change_token_current', 'email_change_token_new'])
      .execute();
  }
  await updateUser(tx, user.id, {
    new_email: newEmail,
    email_change_confirmations: 0,
    email_change_sent_at: new Date(),
    email_change_by_operator: true,
  });
  const token =
    type === 'email_change_current'
      ? await issueForOperator(auth, tx, user.id, 'email_change_token_current', email)
      : await issueForOperator(auth, tx, user.id, 'email_change_token_new', newEmail);
  return { userId: user.id, token, type, verifiedAs: 'email_change' };
};
