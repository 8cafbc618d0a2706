import type { AuthContext } from '../auth-context.ts';
import { asAuthenticated, HELD_TOO } from '../sessions/authenticate.ts';
import { type UserView, userView } from './user-view.ts';

/** One's own account. @throws AuthError those of `asAuthenticated`. */
export const getUser = (auth: AuthContext, authorization: string | undefined): Promise<UserView> =>
  asAuthenticated(
    auth,
    authorization,
    'show the own account',
    async (_tx, { account }) => userView(account),
    HELD_TOO,
  );
