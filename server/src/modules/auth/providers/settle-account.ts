import type { SystemTransaction } from '../../../platform/database/database.ts';
import { hasSqlState, SQLSTATE } from '../../../platform/database/errors.ts';
import { isBanned, type UserRow } from '../accounts/account.ts';
import { isCounting, type OpenedBy } from '../accounts/held-state.ts';
import { findIdentity, touchIdentity, writeProviders } from '../accounts/identity-writer.ts';
import { findUserByEmail, lockUser } from '../accounts/user-reader.ts';
import { insertIdentity, insertUser } from '../accounts/user-writer.ts';
import type { AuthContext } from '../context/auth-context.ts';
import { AuthError } from '../foundation/errors.ts';
import { tryMailCooldown } from '../limits/mail-cooldown.ts';
import { mailConfirmation } from '../mails/mail-confirmation.ts';
import { postNotice } from '../mails/post.ts';
import type { ProviderIdentity } from '../openid/provider-identity.ts';
import { giveUnconfirmedAccount } from './give-unconfirmed-account.ts';

/** The account, or a refusal that is thrown after the commit, because what was written stays. */
export type Settled = { userId: string; openedBy: OpenedBy } | { refused: AuthError };

/**
 * Finds the account of the person that a provider vouches for (auth.md, callback): the account with this identity; else
 * the account with this address, if the provider has verified it; else a new account.
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
    // The identity was removed between the two statements.
    if (!isThere) return await settleAccount(auth, tx, identity, redirectTo);
    const openedBy = openedByProvider(identity, known.by_operator);
    return await welcomeBack(auth, tx, user, { ...identity, openedBy }, redirectTo);
  }
  const { email } = identity;
  if (email === null) {
    throw new AuthError(422, 'unexpected_failure', 'Error getting user email from external provider');
  }
  const owner = await findUserByEmail(tx, email);
  if (!owner) return await createAccount(auth, tx, { ...identity, email }, redirectTo);
  // Never linked: otherwise anybody who can set an unverified address at a provider could take over the account.
  if (!identity.isEmailVerified) {
    if (!auth.config.autoconfirm) await mailOwner(auth, tx, owner, email, redirectTo);
    return { refused: needsVerification(identity) };
  }
  const user = await lockUser(tx, owner.id);
  if (user?.email !== email) return await settleAccount(auth, tx, identity, redirectTo);
  return await joinAccount(auth, tx, user, { ...identity, email });
};

/**
 * Repeats the transaction when another request took the address or the identity first; the repetition finds what it
 * stored.
 * @param settle a whole transaction.
 */
export const settlingRaces = async <Result>(settle: () => Promise<Result>, tries = 3): Promise<Result> => {
  try {
    return await settle();
  } catch (error) {
    if (!hasSqlState(error, SQLSTATE.uniqueViolation) || tries === 1) throw error;
    return await settlingRaces(settle, tries - 1);
  }
};

/** The same error whether or not the address has an account. */
const needsVerification = ({ provider }: ProviderIdentity): AuthError =>
  new AuthError(
    422,
    'provider_email_needs_verification',
    `Unverified email with ${provider}. Verify the email in order to sign in`,
  );

const openedByProvider = ({ email }: ProviderIdentity, byOperator: boolean): OpenedBy => ({
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
  { openedBy, ...identity }: ProviderIdentity & { openedBy: OpenedBy },
  redirectTo: string,
): Promise<Settled> => {
  ensureNotBanned(user);
  if (user.email === null || user.email_confirmed_at !== null) return { userId: user.id, openedBy };
  const vouchedFor = identity.isEmailVerified && identity.email === user.email;
  if (vouchedFor || auth.config.autoconfirm) {
    await giveUnconfirmedAccount(tx, user.id, identity);
    return { userId: user.id, openedBy };
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
  // The address may have been set by an operator and not yet be proven by the person.
  const byOperator = !isCounting(user, identity.email);
  await insertIdentity(tx, user.id, { ...identity, byOperator });
  if (user.email_confirmed_at === null) {
    await giveUnconfirmedAccount(tx, user.id, identity);
  } else {
    await writeProviders(tx, user.id);
    await postNotice(auth, tx, { kind: 'identity_linked', userId: user.id, to: user.email });
  }
  auth.log.info({ event: 'identity_linked', user_id: user.id, automatic: true });
  return { userId: user.id, openedBy: openedByProvider(identity, byOperator) };
};

const createAccount = async (
  auth: AuthContext,
  tx: SystemTransaction,
  identity: ProviderIdentity & { email: string },
  redirectTo: string,
): Promise<Settled> => {
  if (!auth.config.signup) {
    // The same refusal as for an address with an account: nobody has shown that it is theirs.
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
  if (confirmed) return { userId, openedBy: openedByProvider(identity, false) };
  await askToConfirm(auth, tx, userId, email, redirectTo);
  return { refused: needsVerification(identity) };
};

/**
 * Mails the owner of the address at the pace at which a new account would be mailed: the confirmation again, or a
 * notice that there is an account. Otherwise the cooldown would tell that there is one.
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
  } else if ((await tryMailCooldown(auth, tx, 'confirmation', email)) === 0) {
    await postNotice(auth, tx, { kind: 'already_registered', userId: owner.id, to: email });
  }
};

const askToConfirm = async (
  auth: AuthContext,
  tx: SystemTransaction,
  userId: string,
  email: string,
  redirectTo: string,
): Promise<void> => {
  // Without a challenge, because the mail may be opened in another browser.
  await mailConfirmation(auth, tx, { userId, email, hasPassword: true, challenge: null, redirectTo });
};
