import { type UserView, userView } from '../accounts/user-view.ts';
import type { AuthContext } from '../context/auth-context.ts';
import { ensureUserId, findAccount } from './find-account.ts';

/** @throws AuthError validation_failed, user_not_found. */
export const getUserById = (auth: AuthContext, id: string): Promise<UserView> => {
  const userId = ensureUserId(id);
  return auth.database.asSystem('show an account', async (tx) => userView(await findAccount(tx, userId)));
};
