/**
 * The cookies that accompany the JSON answers. All are SameSite=Strict, and scripts can read only the
 * `remembered` mark:
 *
 * - `{slug}-access`: the access token, for files and exhibits that are opened as a plain link, a picture or a player; not while
 *   the screen is locked;
 * - `{slug}-refresh`: the refresh token, for a browser that lost its storage; sent to the token endpoint only;
 * - `{slug}-remembered`: a mark that the refresh cookie exists, so that a page without a session knows whether to ask;
 * - `{slug}-device`: a mark that this browser has signed in before (device-writer.ts).
 */
import { randomBytes } from 'node:crypto';
import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { CookieOptions } from 'hono/utils/cookie';
import type { SessionAnswer } from '../accounts/user-view.ts';
import type { AuthContext, Client } from '../context/auth-context.ts';
import { isAllowedOrigin } from '../foundation/redirect-target.ts';
import { isRefreshToken } from '../tokens/refresh-token.ts';

type Cookies = Pick<AuthContext, 'config' | 'origin'>;

const DAY_SECONDS = 86_400;
/** As long as an unused session lives (session-writer.ts). */
const REFRESH_DAYS = 60;
/** Browsers keep no cookie longer. */
const DEVICE_DAYS = 400;
const DEVICE = /^[A-Za-z0-9_-]{43}$/;

const PATHS = {
  access: '/api',
  refresh: '/auth/v1/token',
  remembered: '/',
  device: '/auth/v1',
} as const;

type CookieKind = keyof typeof PATHS;

/** `recueil-access` */
export const cookieName = (slug: string, kind: CookieKind): string => `${slug}-${kind}`;

const optionsOf = (auth: Cookies, kind: CookieKind): CookieOptions => ({
  path: PATHS[kind],
  httpOnly: kind !== 'remembered',
  sameSite: 'Strict',
  secure: auth.origin().startsWith('https:'),
});

const set = (c: Context, auth: Cookies, kind: CookieKind, value: string, maxAge: number): void =>
  setCookie(c, cookieName(auth.config.productSlug, kind), value, { ...optionsOf(auth, kind), maxAge });

const clear = (c: Context, auth: Cookies, kind: CookieKind): void => {
  deleteCookie(c, cookieName(auth.config.productSlug, kind), optionsOf(auth, kind));
};

const read = (c: Context, auth: Cookies, kind: CookieKind): string | undefined =>
  getCookie(c, cookieName(auth.config.productSlug, kind));

/** The device of the request: the value of its cookie, or a new one, which the answer sets. */
export const deviceOf = (c: Context, auth: Cookies): string => {
  const known = read(c, auth, 'device');
  return known && DEVICE.test(known) ? known : randomBytes(32).toString('base64url');
};

/**
 * Whether the request comes from our own page, or from a program that is not a browser. A page of another site may send
 * a form here: it must not sign anybody in or out, or continue a session.
 */
const isOwnPage = (c: Context, auth: Cookies): boolean => {
  const site = c.req.header('sec-fetch-site');
  const origin = c.req.header('origin');
  if (site !== undefined && site !== 'same-origin') return false;
  return origin === undefined || isAllowedOrigin(origin, auth.origin());
};

/** After a sign-in: the browser stays signed in until it asks not to (`forgetSession`). */
export const keepNewSession = (c: Context, auth: Cookies, answer: SessionAnswer, client: Client): void => {
  if (!isOwnPage(c, auth)) return;
  set(c, auth, 'device', client.device, DEVICE_DAYS * DAY_SECONDS);
  set(c, auth, 'access', answer.access_token, answer.expires_in);
  remember(c, auth, answer);
};

/** Sent with a refresh by a page whose screen is locked (web/src/lib/session/client/auth-fetch.ts). */
const SCREEN_LOCKED = 'x-screen-locked';

/** After a refresh: only a browser with the `remembered` mark gets the new refresh token as a cookie too. */
export const keepContinuedSession = (c: Context, auth: Cookies, answer: SessionAnswer): void => {
  if (!isOwnPage(c, auth)) return;
  if (c.req.header(SCREEN_LOCKED) === undefined)
    set(c, auth, 'access', answer.access_token, answer.expires_in);
  if (read(c, auth, 'remembered')) remember(c, auth, answer);
};

const remember = (c: Context, auth: Cookies, answer: SessionAnswer): void => {
  set(c, auth, 'refresh', answer.refresh_token, REFRESH_DAYS * DAY_SECONDS);
  set(c, auth, 'remembered', '1', REFRESH_DAYS * DAY_SECONDS);
};

/** "Se souvenir de moi" is off: deletes what outlives the tab. */
export const forgetSession = (c: Context, auth: Cookies): void => {
  if (!isOwnPage(c, auth)) return;
  clear(c, auth, 'refresh');
  clear(c, auth, 'remembered');
};

/** The screen is locked: files and exports open no more by their addresses alone. */
export const closeLinks = (c: Context, auth: Cookies): void => {
  if (isOwnPage(c, auth)) clear(c, auth, 'access');
};

/**
 * The person has shown who they are, so the screen is no more locked.
 * @param token the access token of the request, valid for so many seconds more
 */
export const openLinks = (c: Context, auth: Cookies, token: string, seconds: number): void => {
  if (isOwnPage(c, auth)) set(c, auth, 'access', token, seconds);
};

/** After a sign-out: deletes everything but the device cookie. */
export const dropSession = (c: Context, auth: Cookies): void => {
  if (!isOwnPage(c, auth)) return;
  clear(c, auth, 'access');
  forgetSession(c, auth);
};

/**
 * The refresh token of the cookie, when our own page asks and the mark is there too; undefined otherwise. A page that
 * could not reach the server at sign-out has deleted the mark, and that counts.
 */
export const refreshTokenOf = (c: Context, auth: Cookies): string | undefined => {
  if (!read(c, auth, 'remembered') || !isOwnPage(c, auth)) return undefined;
  const token = read(c, auth, 'refresh');
  return token && isRefreshToken(token) ? token : undefined;
};
