/** /admin: accounts for whoever holds a token of the service role. */
import { Hono } from 'hono';
import type { AuthContext } from '../auth-context.ts';

export const adminRoutes = (_auth: AuthContext): Hono => new Hono();
