import { createMiddleware } from 'hono/factory';
import type { Actor } from '../platform/database/database.ts';
import { ProblemError } from '../platform/requests/problem-error.ts';
import type { ApiEnv } from '../platform/requests/requests.ts';

/** Checks signature and expiry. Whether the session still lives is asked in the transaction itself (`app.enter`). */
export type VerifyAccessToken = (token: string) => Promise<Actor | null>;

/** Every `/api` route behind this knows who asks; without a valid access token it answers 401. */
export const requireSession = (verify: VerifyAccessToken) =>
  createMiddleware<ApiEnv>(async (c, next) => {
    const match = /^Bearer ([\w.~+/-]+=*)$/i.exec(c.req.header('authorization') ?? '');
    const actor = match ? await verify(match[1] as string) : null;
    if (!actor) throw new ProblemError('unauthenticated');
    c.set('actor', { userId: actor.userId, sessionId: actor.sessionId });
    await next();
  });
