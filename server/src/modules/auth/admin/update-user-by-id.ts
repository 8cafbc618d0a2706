import type { SystemTransaction } from '../../../platform/database/database.ts';
import type { UserRow } from '../accounts/account.ts';
import { writeProviders } from '../accounts/identity-writer.ts';
import { lockUser } from '../accounts/user-reader.ts';
import { type UserView, userView } from '../accounts/user-view.ts';
import {
  emailIdentityData,
  insertIdentity,
  type UserChange,
  updateEmailIdentity,
  updateUser,
} from '../accounts/user-writer.ts';
import type { AuthContext } from '../context/auth-context.ts';
import { mergeMetadata } from '../foundation/metadata.ts';
import { postNotice } from '../mails/post.ts';
import { deleteFlowStatesOf } from '../one-time/flow-state-writer.ts';
import { deleteOneTimeTokensOf } from '../one-time/one-time-token-writer.ts';
import { deleteOtherDevices } from '../sessions/device-writer.ts';
import { endSessions } from '../sessions/session-writer.ts';
import { type AccountAttributes, attributesFrom } from './account-attributes.ts';
import type { AdminUserBody } from './admin-bodies.ts';
import { ensureUserId, findAccount, userNotFound } from './find-account.ts';
import { throwTaken } from './taken.ts';
import { writeBan } from './write-ban.ts';

/**
 * Changes a person's account at once, without asking them to confirm a new address. The person is told by mail of a new
 * address or password.
 * @throws AuthError validation_failed, weak_password, user_not_found, email_exists, phone_exists.
 */
export const updateUserById = async (
  auth: AuthContext,
  id: string,
  body: AdminUserBody,
): Promise<UserView> => {
  const userId = ensureUserId(id);
  const attributes = await attributesFrom(auth, body);
  const account = await auth.database
    .asSystem('change an account', async (tx) => {
      const user = await lockUser(tx, userId);
      if (!user) throw userNotFound();
      await updateUser(tx, userId, changeOf(user, attributes));
      if (attributes.ban) await writeBan(tx, user, attributes.ban.until);
      await writeAddress(auth, tx, user, attributes);
      if (attributes.passwordHash !== null) await closeBehindPassword(auth, tx, user, attributes);
      return await findAccount(tx, userId);
    })
    .catch(throwTaken);
  auth.log.info({ event: 'user_changed', user_id: userId });
  if (attributes.ban) {
    auth.log.info({ event: attributes.ban.until ? 'user_banned' : 'user_unbanned', user_id: userId });
  }
  return userView(account);
};

const changeOf = (user: UserRow, attributes: AccountAttributes): UserChange => {
  const { email, phone, passwordHash, userMetadata, appMetadata, role } = attributes;
  const now = new Date();
  const merged = (current: unknown, change: Record<string, unknown>) =>
    mergeMetadata(current as Record<string, unknown>, change);
  const hasEmail = email !== null || user.email !== null;
  const hasPhone = phone !== null || user.phone !== null;
  return {
    ...(email !== null && { email }),
    ...(hasEmail && attributes.confirmsEmail && !user.email_confirmed_at && { email_confirmed_at: now }),
    ...(phone !== null && { phone }),
    ...(hasPhone && attributes.confirmsPhone && !user.phone_confirmed_at && { phone_confirmed_at: now }),
    ...(passwordHash !== null && { password_hash: passwordHash }),
    ...((passwordHash !== null || vouchesForPassword(user, attributes)) && { password_by_operator: true }),
    ...(userMetadata && { user_metadata: merged(user.user_metadata, userMetadata) }),
    ...(appMetadata && { app_metadata: merged(user.app_metadata, appMetadata) }),
    ...(role !== null && { role }),
  };
};

/**
 * An unconfirmed address does not prove who signed up. When an operator confirms or replaces it, the operator may have
 * signed up themselves, so the password counts as set by an operator.
 */
const vouchesForPassword = (user: UserRow, { email, confirmsEmail }: AccountAttributes): boolean =>
  user.email_confirmed_at === null && (confirmsEmail || email !== null);

/**
 * Updates what depends on the address: its identity, a change that was under way, and what was mailed to the old one.
 */
const writeAddress = async (
  auth: AuthContext,
  tx: SystemTransaction,
  user: UserRow,
  { email, confirmsEmail }: AccountAttributes,
): Promise<void> => {
  const address = email ?? user.email;
  const isNew = email !== null && email !== user.email;
  if (address === null || !(isNew || confirmsEmail)) return;
  const isConfirmed = confirmsEmail || user.email_confirmed_at !== null;
  if (!(await updateEmailIdentity(tx, user.id, address, isConfirmed)) && isNew) {
    const data = emailIdentityData(user.id, address, isConfirmed);
    await insertIdentity(tx, user.id, { provider: 'email', providerId: user.id, data });
    await writeProviders(tx, user.id);
  }
  if (!isNew) return;
  await updateUser(tx, user.id, { new_email: null, email_change_confirmations: 0 });
  await deleteOneTimeTokensOf(tx, user.id);
  await deleteFlowStatesOf(tx, user.id);
  await postNotice(auth, tx, { kind: 'email_changed', userId: user.id, to: user.email });
};

/** After a new password, no earlier session, link or code opens the account. */
const closeBehindPassword = async (
  auth: AuthContext,
  tx: SystemTransaction,
  user: UserRow,
  { email }: AccountAttributes,
): Promise<void> => {
  await endSessions(tx, user.id, 'global', '');
  await deleteOneTimeTokensOf(tx, user.id);
  await deleteFlowStatesOf(tx, user.id);
  await deleteOtherDevices(tx, user.id, '');
  await postNotice(auth, tx, { kind: 'password_changed', userId: user.id, to: email ?? user.email });
};
