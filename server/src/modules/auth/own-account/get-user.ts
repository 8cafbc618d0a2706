import { type UserView, userView } from '../accounts/user-view.ts';
import type { AuthContext } from '../context/auth-context.ts';
import { asAuthenticated, HELD_TOO } from '../sessions/authenticate.ts';

/** One's own account. @throws AuthError those of `asAuthenticated`. */
export const getUser = (auth: AuthContext, authorization: string | undefined): Promise<UserView> =>
  asAuthenticated(
    auth,
    authorization,
    'show the own account',
    async (_tx, { account }) => userView(account),
    HELD_TOO,
  );
