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
 * Creates an account for somebody; nothing is mailed. Without a password it is opened by a link or a new password.
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
 * An id that was given belonged to nobody before. The entries of a closed account stay in the ledger, and a new
 * account of the same id could not begin its chain. They are visible to their owner only, hence the question comes
 * after the creation, and in the owner's name; what they hold is not read.
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
