/**
 * A cookie that marks the flows that this browser began. Without it a stranger could begin a flow, let it end in
 * somebody else's browser, and so sign that person in to the stranger's account, or add the person's Google account to
 * it; the stranger could then read what the person writes. The state alone does not prevent that, because the stranger
 * knows it.
 *
 * The cookie's name contains the state, so that flows in two tabs do not disturb each other; only its presence counts.
 * Only browsers need it, and they are recognised by Sec-Fetch-Site: an app that follows redirects itself keeps no
 * cookies, and cannot be tricked in this way.
 */
import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { CookieOptions } from 'hono/utils/cookie';
import type { AuthContext } from '../context/auth-context.ts';
import { isUuid } from '../foundation/uuid.ts';

/** As long as a flow lives (provider-flow-writer.ts). */
const MAX_AGE_SECONDS = 600;

type Cookies = Pick<AuthContext, 'config' | 'origin'>;

const nameOf = ({ config }: Cookies, state: string): string => `${config.productSlug}-flow-${state}`;

/** Apple comes back with a form from its own site, to which browsers add no Lax cookie. */
const optionsOf = (auth: Cookies, comesBackByForm: boolean): CookieOptions => ({
  path: '/auth/v1/callback',
  httpOnly: true,
  sameSite: comesBackByForm ? 'None' : 'Lax',
  secure: comesBackByForm || auth.origin().startsWith('https:'),
});

export const markFlow = (c: Context, auth: Cookies, state: string, comesBackByForm: boolean): void =>
  setCookie(c, nameOf(auth, state), '1', {
    ...optionsOf(auth, comesBackByForm),
    maxAge: MAX_AGE_SECONDS,
  });

/** Whether this browser began the flow; deletes the cookie. */
export const unmarkFlow = (c: Context, auth: Cookies, state: string): boolean => {
  if (c.req.header('sec-fetch-site') === undefined) return true;
  if (!isUuid(state) || getCookie(c, nameOf(auth, state)) === undefined) return false;
  deleteCookie(c, nameOf(auth, state), optionsOf(auth, c.req.method === 'POST'));
  return true;
};
