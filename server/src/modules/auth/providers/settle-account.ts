import type { SystemTransaction } from '../../../platform/database/database.ts';
import { hasSqlState, SQLSTATE } from '../../../platform/database/errors.ts';
import { isBanned, type UserRow } from '../accounts/account.ts';
import { findIdentity, touchIdentity, writeProviders } from '../accounts/identity-writer.ts';
import { isCounting, type Root } from '../accounts/standing.ts';
import { findUserByEmail, lockUser } from '../accounts/user-reader.ts';
import { insertIdentity, insertUser } from '../accounts/user-writer.ts';
import type { AuthContext } from '../context/auth-context.ts';
import { AuthError } from '../foundation/errors.ts';
import { tryMailTurn } from '../limits/mail-cooldown.ts';
import { mailConfirmation } from '../mails/mail-confirmation.ts';
import { postNotice } from '../mails/post.ts';
import type { ProviderIdentity } from '../openid/provider-identity.ts';
import { giveUnconfirmedAccount } from './give-unconfirmed-account.ts';

/** Whose account it is; or a refusal for after the commit, because what was written before it stays. */
export type Settled = { userId: string; root: Root } | { refused: AuthError };

/**
 * The account of somebody whom a provider vouches for (auth.md, callback): the one that has the identity; else the one
 * that has the address, if the provider has verified it; else a new one.
 * @throws AuthError signup_disabled, user_banned, unexpected_failure without an address.
 */
export const settleAccount = async (
  auth: AuthContext,
  tx: SystemTransaction,
  identity: ProviderIdentity,
  redirectTo: string,
): Promise<Settled> => {
  const known = await findIdentity(tx, identity);
  if (known) {
    const user = await lockUser(tx, known.user_id);
    const isThere = user && (await touchIdentity(tx, known.id, identity.data));
    // Unlinked, or deleted with its account, between the two statements.
    if (!isThere) return await settleAccount(auth, tx, identity, redirectTo);
    const root = rootOf(identity, known.by_operator);
    return await welcomeBack(auth, tx, user, { ...identity, root }, redirectTo);
  }
  const { email } = identity;
  if (email === null) {
    throw new AuthError(422, 'unexpected_failure', 'Error getting user email from external provider');
  }
  const owner = await findUserByEmail(tx, email);
  if (!owner) return await createAccount(auth, tx, { ...identity, email }, redirectTo);
  // Never linked: whoever can write an address into an account elsewhere would own the account here.
  if (!identity.isEmailVerified) {
    if (!auth.config.autoconfirm) await mailOwner(auth, tx, owner, email, redirectTo);
    return { refused: needsVerification(identity) };
  }
  const user = await lockUser(tx, owner.id);
  if (user?.email !== email) return await settleAccount(auth, tx, identity, redirectTo);
  return await joinAccount(auth, tx, user, { ...identity, email });
};

/**
 * Somebody may have been faster with the same address or identity: then what they have written is found.
 * @param settle One whole transaction.
 */
export const settlingRaces = async <Result>(settle: () => Promise<Result>, tries = 3): Promise<Result> => {
  try {
    return await settle();
  } catch (error) {
    if (!hasSqlState(error, SQLSTATE.uniqueViolation) || tries === 1) throw error;
    return await settlingRaces(settle, tries - 1);
  }
};

/** The same for an address that has an account and one that has none. */
const needsVerification = ({ provider }: ProviderIdentity): AuthError =>
  new AuthError(
    422,
    'provider_email_needs_verification',
    `Unverified email with ${provider}. Verify the email in order to sign in`,
  );

const rootOf = ({ email }: ProviderIdentity, byOperator: boolean): Root => ({
  kind: 'provider',
  address: email,
  byOperator,
});

const ensureNotBanned = (user: UserRow): void => {
  if (isBanned(user)) throw new AuthError(403, 'user_banned', 'User is banned');
};

const welcomeBack = async (
  auth: AuthContext,
  tx: SystemTransaction,
  user: UserRow,
  { root, ...identity }: ProviderIdentity & { root: Root },
  redirectTo: string,
): Promise<Settled> => {
  ensureNotBanned(user);
  if (user.email === null || user.email_confirmed_at !== null) return { userId: user.id, root };
  const vouchedFor = identity.isEmailVerified && identity.email === user.email;
  if (vouchedFor || auth.config.autoconfirm) {
    await giveUnconfirmedAccount(tx, user.id, identity);
    return { userId: user.id, root };
  }
  await askToConfirm(auth, tx, user.id, user.email, redirectTo);
  return { refused: needsVerification(identity) };
};

const joinAccount = async (
  auth: AuthContext,
  tx: SystemTransaction,
  user: UserRow,
  identity: ProviderIdentity & { email: string },
): Promise<Settled> => {
  ensureNotBanned(user);
  // The account was found by an address that an operator set: whoever has that address is not known by it yet.
  const byOperator = !isCounting(user, identity.email);
  await insertIdentity(tx, user.id, { ...identity, byOperator });
  if (user.email_confirmed_at === null) {
    await giveUnconfirmedAccount(tx, user.id, identity);
  } else {
    await writeProviders(tx, user.id);
    postNotice(auth, tx, { kind: 'identity_linked', userId: user.id, to: user.email });
  }
  auth.log.info({ event: 'identity_linked', user_id: user.id, automatic: true });
  return { userId: user.id, root: rootOf(identity, byOperator) };
};

const createAccount = async (
  auth: AuthContext,
  tx: SystemTransaction,
  identity: ProviderIdentity & { email: string },
  redirectTo: string,
): Promise<Settled> => {
  if (!auth.config.signup) {
    // As an address that has an account is refused: nobody has shown that it is theirs.
    if (!identity.isEmailVerified && !auth.config.autoconfirm)
      return { refused: needsVerification(identity) };
    throw new AuthError(422, 'signup_disabled', 'Signups not allowed for this instance');
  }
  const { email, metadata } = identity;
  const confirmed = identity.isEmailVerified || auth.config.autoconfirm;
  const userId = await insertUser(tx, auth.vault, {
    email,
    passwordHash: null,
    metadata,
    confirmed,
    identity,
  });
  auth.log.info({ event: 'sign_up', user_id: userId, confirmed });
  if (confirmed) return { userId, root: rootOf(identity, false) };
  await askToConfirm(auth, tx, userId, email, redirectTo);
  return { refused: needsVerification(identity) };
};

/**
 * A new account for the address would be mailed a confirmation: its owner gets that again, or is told that there is an
 * account, at the same pace. Otherwise the pace of the next mail would tell that there is one.
 */
const mailOwner = async (
  auth: AuthContext,
  tx: SystemTransaction,
  owner: UserRow,
  email: string,
  redirectTo: string,
): Promise<void> => {
  if (owner.email_confirmed_at === null) {
    const hasPassword = owner.password_hash !== null;
    await mailConfirmation(auth, tx, { userId: owner.id, email, hasPassword, challenge: null, redirectTo });
  } else if ((await tryMailTurn(auth, tx, 'confirmation', email)) === 0) {
    postNotice(auth, tx, { kind: 'already_registered', userId: owner.id, to: email });
  }
};

const askToConfirm = async (
  auth: AuthContext,
  tx: SystemTransaction,
  userId: string,
  email: string,
  redirectTo: string,
): Promise<void> => {
  // Without a challenge: the mail may be opened in another browser than the one that began.
  await mailConfirmation(auth, tx, { userId, email, hasPassword: true, challenge: null, redirectTo });
};
