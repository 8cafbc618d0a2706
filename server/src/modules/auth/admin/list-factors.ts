import { type FactorView, factorView } from '../accounts/user-view.ts';
import type { AuthContext } from '../context/auth-context.ts';
import { ensureUserId, findAccount } from './find-account.ts';

/** A person's second factors, without their secrets. @throws AuthError validation_failed, user_not_found. */
export const listFactors = (auth: AuthContext, id: string): Promise<FactorView[]> => {
  const userId = ensureUserId(id);
  return auth.database.asSystem('list factors', async (tx) =>
    (await findAccount(tx, userId)).factors.map(factorView),
  );
};
