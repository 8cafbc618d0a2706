// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { hasMark, isForgettingOwed, oweForgetting } from '../kept/refresh-cookie.ts';
import { setRemembered } from '../kept/remember.ts';
import { createAuthFetch } from './auth-fetch.ts';
import { takeMailTicket } from './mail-ticket.ts';

const MARK = 'recueil-remembered';
const asked: string[] = [];
/** What the server does; `sign-in` sets the mark as the real one does. */
let server: (what: string) => Promise<Response>;

const setMark = () => {
  // biome-ignore lint/suspicious/noDocumentCookie: stands in for the server.
  document.cookie = `${MARK}=1; path=/`;
};
const signIn = () =>
  createAuthFetch('recueil-auth-token')('/auth/v1/token?grant_type=password', { method: 'POST' });
const settled = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => {
  localStorage.clear();
  // biome-ignore lint/suspicious/noDocumentCookie: stands in for the server.
  document.cookie = `${MARK}=; path=/; max-age=0`;
  asked.length = 0;
  server = async (what) => {
    if (what.startsWith('POST')) setMark();
    return new Response(null, { status: 204 });
  };
  vi.stubGlobal('fetch', (path: string, init?: RequestInit) => {
    const what = `${init?.method ?? 'GET'} ${path}`;
    asked.push(what);
    return server(what);
  });
});
afterEach(() => vi.unstubAllGlobals());

describe('after a sign-in', () => {
  it('the cookie goes again when nobody asked to be remembered', async () => {
    await signIn();
    await settled();
    expect(asked.at(-1)).toBe('DELETE /auth/v1/token');
    expect([hasMark(), isForgettingOwed()]).toEqual([false, false]);
  });

  it('the cookie stays when somebody did', async () => {
    setRemembered(true);
    await signIn();
    await settled();
    expect(asked).toHaveLength(1);
    expect([hasMark(), isForgettingOwed()]).toEqual([true, false]);
  });

  it('the cookie stays owed while the server cannot be told', async () => {
    server = async (what) => {
      if (what.startsWith('DELETE')) throw new TypeError('offline');
      setMark();
      return Response.json({});
    };
    await signIn();
    await settled();
    expect([hasMark(), isForgettingOwed()]).toEqual([false, true]);
  });
});

it('a page that ends before the answer leaves word for the next one', async () => {
  server = () => new Promise(() => undefined);
  void signIn();
  expect(isForgettingOwed()).toBe(true);
});

it('a sign-in that is refused owes nothing of its own, and settles nothing of others', async () => {
  server = async () => Response.json({}, { status: 400 });
  await signIn();
  expect(isForgettingOwed()).toBe(false);
  oweForgetting();
  await signIn();
  expect(isForgettingOwed()).toBe(true);
});

it('a refresh says that the screen is locked as long as it is, so that files open no more as plain links', async () => {
  const payload = btoa(JSON.stringify({ session_id: 'one' }));
  const stored = { access_token: `x.${payload}.x`, refresh_token: 'first', expires_at: 9_999_999_999 };
  sessionStorage.setItem('recueil-auth-token', JSON.stringify(stored));
  const said: (string | null)[] = [];
  vi.stubGlobal('fetch', async (_path: string, init?: RequestInit) => {
    const headers = new Headers(init?.headers);
    said.push(`${headers.get('x-screen-locked')} ${headers.get('apikey')}`);
    sessionStorage.setItem('recueil-auth-token', JSON.stringify({ ...stored, refresh_token: 'next' }));
    return Response.json({});
  });
  const refresh = async (): Promise<void> => {
    sessionStorage.setItem('recueil-auth-token', JSON.stringify(stored));
    const body = JSON.stringify({ refresh_token: 'first' });
    const send = createAuthFetch('recueil-auth-token');
    await send('/auth/v1/token?grant_type=refresh_token', { method: 'POST', headers: { apikey: 'k' }, body });
  };
  await refresh();
  localStorage.setItem('recueil.locked', 'locked one 1');
  await refresh();
  localStorage.setItem('recueil.locked', 'open one 2');
  await refresh();
  // Of another session.
  localStorage.setItem('recueil.locked', 'locked two 3');
  await refresh();
  expect(said).toEqual(['null k', '1 k', 'null k', 'null k']);
  sessionStorage.clear();
});

it('the ticket of a mail is there for the screen that asked, once, and not that of an earlier request', async () => {
  const ask = (path: string, method: string) => createAuthFetch('recueil-auth-token')(path, { method });
  const ticket = (value?: string) => async () =>
    new Response(null, value === undefined ? {} : { headers: { 'x-mail-ticket': value } });
  for (const [method, path] of [
    ['POST', '/auth/v1/signup?redirect_to=x'],
    ['POST', '/auth/v1/recover'],
    ['POST', '/auth/v1/resend'],
    ['PUT', '/auth/v1/user'],
    ['GET', '/auth/v1/reauthenticate'],
    ['POST', '/auth/v1/confirmation'],
  ] as const) {
    server = ticket('one');
    await ask(path, method);
    server = ticket();
    await ask('/auth/v1/user', 'GET');
    await ask('/auth/v1/confirmation', 'GET');
    expect([path, takeMailTicket(), takeMailTicket()]).toEqual([path, 'one', null]);
    server = ticket('two');
    await ask(path, method);
    server = ticket();
    await ask(path, method);
    expect(takeMailTicket()).toBeNull();
  }
});
