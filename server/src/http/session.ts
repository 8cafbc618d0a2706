import { getCookie } from 'hono/cookie';
import { createMiddleware } from 'hono/factory';
import type { Actor } from '../platform/database/database.ts';
import { ProblemError } from '../platform/errors/problem-error.ts';
import type { ApiEnv } from '../platform/requests/requests.ts';

/** Checks signature and expiry. The transaction itself checks that the session has not ended (`app.enter`). */
export type VerifyAccessToken = (token: string) => Promise<VerifiedActor | null>;

/** With when the token stops being valid. */
export interface VerifiedActor extends Actor {
  expiresAt: Date;
}

/**
 * Sets the actor for the routes behind it; without a valid access token it answers 401.
 * @param downloadCookie the name of the cookie that replaces the header in a GET without one, for routes that open as a
 * plain link (`opensAsLink`)
 * @param seen is told of each person whose request was served
 */
export const requireSession = (
  verify: VerifyAccessToken,
  { downloadCookie, seen }: { downloadCookie?: string; seen?: (userId: string) => void } = {},
) =>
  createMiddleware<ApiEnv>(async (c, next) => {
    const header = c.req.header('authorization');
    const isDownload = downloadCookie !== undefined && header === undefined && c.req.method === 'GET';
    const token = isDownload
      ? getCookie(c, downloadCookie)
      : /^Bearer ([\w.~+/-]+=*)$/i.exec(header ?? '')?.[1];
    const actor = token ? await verify(token) : null;
    if (!actor) throw new ProblemError('unauthenticated');
    c.set('actor', { userId: actor.userId, sessionId: actor.sessionId });
    c.set('expiresAt', actor.expiresAt);
    await next();
    if (c.res.ok) seen?.(actor.userId);
  });
