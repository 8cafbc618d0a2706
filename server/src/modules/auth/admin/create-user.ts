import type { Account } from '../accounts/account.ts';
import { readAccount } from '../accounts/user-reader.ts';
import { type UserView, userView } from '../accounts/user-view.ts';
import { insertUser, updateUser } from '../accounts/user-writer.ts';
import type { AuthContext } from '../context/auth-context.ts';
import { AuthError, invalid } from '../foundation/errors.ts';
import { isUuid } from '../foundation/uuid.ts';
import { attributesFrom } from './account-attributes.ts';
import type { AdminUserBody } from './admin-bodies.ts';
import { throwTaken } from './taken.ts';

const NIL = '00000000-0000-0000-0000-000000000000';

/**
 * Creates an account for a person and mails nothing. Without a password the account is opened by a link or a password
 * that is set later.
 * @throws AuthError validation_failed, weak_password, email_exists, phone_exists, user_already_exists.
 */
export const createUser = async (auth: AuthContext, body: AdminUserBody): Promise<UserView> => {
  if (body.email === '' && body.phone === '') {
    throw invalid('Cannot create a user without either an email or phone');
  }
  const id = body.id === '' ? null : body.id.toLowerCase();
  if (id !== null && (!isUuid(id) || id === NIL)) throw invalid('ID must be a UUID other than nil');
  const attributes = await attributesFrom(auth, body);
  const { email, phone, confirmsEmail, confirmsPhone, appMetadata, ban, role } = attributes;
  const account = await auth.database
    .asSystem('create an account', async (tx) => {
      const userId = await insertUser(tx, auth.vault, {
        ...(id === null ? {} : { id }),
        email,
        phone,
        passwordHash: attributes.passwordHash,
        passwordByOperator: attributes.passwordHash !== null,
        metadata: attributes.userMetadata ?? {},
        confirmed: email === null ? confirmsPhone : confirmsEmail,
      });
      const { user } = (await readAccount(tx, userId)) as Account;
      await updateUser(tx, userId, {
        confirmation_sent_at: null,
        ...(phone !== null && confirmsPhone && { phone_confirmed_at: new Date() }),
        ...(appMetadata && { app_metadata: { ...(user.app_metadata as object), ...appMetadata } }),
        ...(ban && { banned_until: ban.until }),
        ...(role !== null && { role }),
      });
      return (await readAccount(tx, userId)) as Account;
    })
    .catch(throwTaken);
  if (id !== null) await ensureNeverUsed(auth, id);
  auth.log.info({ event: 'user_created', user_id: account.user.id });
  return userView(account);
};

/**
 * Checks that a given id never belonged to an account before. The ledger keeps the entries of a deleted account, and a
 * new account with the same id could not begin its chain. Only their owner can see them, so this asks after the
 * creation, in the owner's name, and reads no content.
 */
const ensureNeverUsed = async (auth: AuthContext, userId: string): Promise<void> => {
  const entry = await auth.database.readOnBehalfOf(userId, 'look for a closed account', (tx) =>
    tx.db.selectFrom('ledger_entries').select('sequence').where('user_id', '=', userId).executeTakeFirst(),
  );
  if (!entry) return;
  await auth.database.asSystem('take back an account', (tx) =>
    tx.db.deleteFrom('auth.users').where('id', '=', userId).execute(),
  );
  throw new AuthError(422, 'user_already_exists', 'This id belonged to an account that was deleted');
};
