/** /factors: second factors. */
import { Hono } from 'hono';
import type { AuthContext } from '../auth-context.ts';

export const factorRoutes = (_auth: AuthContext): Hono => new Hono();
