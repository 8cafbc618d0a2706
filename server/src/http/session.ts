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

/** Files and exhibits open as plain links, pictures and players, where no script can add a header. */
const DOWNLOADS = /^\/api\/(evidence\/.|files\/[^/]+\/(content|thumbnail)$)/;

/**
 * Sets the actor for every `/api` route behind it; without a valid access token it answers 401.
 * @param accessCookie the name of the cookie that replaces the header, for downloads only
 */
export const requireSession = (verify: VerifyAccessToken, accessCookie: string) =>
  createMiddleware<ApiEnv>(async (c, next) => {
    const header = c.req.header('authorization');
    const isDownload = c.req.method === 'GET' && DOWNLOADS.test(c.req.path);
    const token =
      header === undefined && isDownload
        ? getCookie(c, accessCookie)
        : /^Bearer ([\w.~+/-]+=*)$/i.exec(header ?? '')?.[1];
    const actor = token ? await verify(token) : null;
    if (!actor) throw new ProblemError('unauthenticated');
    c.set('actor', { userId: actor.userId, sessionId: actor.sessionId });
    c.set('expiresAt', actor.expiresAt);
    await next();
  });
