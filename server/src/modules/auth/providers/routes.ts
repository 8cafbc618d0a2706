/** Sign-in through a provider: /authorize, /callback, /user/identities, /sso. */
import { Hono } from 'hono';
import type { AuthContext } from '../auth-context.ts';

export const providerRoutes = (_auth: AuthContext, _ensureSolved: (token: string) => Promise<void>): Hono =>
  new Hono();
