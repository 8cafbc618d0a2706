import type { Context, MiddlewareHandler } from 'hono';
import { drainBody } from '../../../platform/requests/drain-body.ts';
import { ensureAdmin } from '../admin/authorize-admin.ts';
import type { AuthContext } from '../context/auth-context.ts';
import { claimed } from '../sessions/authenticate.ts';
import type { AuthRoute } from './auth-route.ts';
import { authorizationOf } from './requests.ts';

/**
 * The checks of the bearer token, by whose token a route needs. They stand before anything that reads the body: without
 * a valid token every body, however large or broken, is answered with 401 or 403. Whether the session still lives is
 * asked later, in the transaction that does the work.
 */
export const judgeBearer = (auth: AuthContext): Record<AuthRoute['token'], MiddlewareHandler[]> => ({
  none: [],
  person: [before((c) => claimed(auth, authorizationOf(c)))],
  service: [before((c) => ensureAdmin(auth, authorizationOf(c)))],
});

const before =
  (judge: (c: Context) => Promise<unknown>): MiddlewareHandler =>
  async (c, next) => {
    try {
      await judge(c);
    } catch (error) {
      // Nothing has read it, and a connection with a half-sent body on it loses the answer.
      await drainBody(c).catch(() => undefined);
      throw error;
    }
    await next();
  };
