/** The unpatched client of GoTrue against a running server: sessions. */
import type { AuthChangeEvent } from '@supabase/auth-js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Browser, createBrowser, PASSWORD, uniqueEmail } from '../auth/support/clients.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const signedIn = async (): Promise<{ browser: Browser; email: string }> => {
  const browser = createBrowser(server);
  const email = uniqueEmail();
  const { error } = await browser.signUp({ email, password: PASSWORD });
  if (error) throw error;
  return { browser, email };
};

const sessionOf = async (browser: Browser) => {
  const { data } = await browser.getSession();
  if (!data.session) throw new Error('There is no session');
  return data.session;
};

describe('the client', () => {
  it('initialize and getSession find the session of an earlier visit in the storage', async () => {
    const { browser } = await signedIn();
    const later = createBrowser(server);
    for (const [key, value] of browser.stored) later.stored.set(key, value);
    expect((await later.initialize()).error).toBeNull();
    expect((await sessionOf(later)).access_token).toBe((await sessionOf(browser)).access_token);
  });

  it('refreshSession gives other tokens, and refuses the old one after the interval of reuse', async () => {
    const { browser } = await signedIn();
    const before = await sessionOf(browser);
    const { data, error } = await browser.refreshSession();
    expect(error).toBeNull();
    expect(data.session?.refresh_token).not.toBe(before.refresh_token);
    const unknown = await createBrowser(server).refreshSession({ refresh_token: 'x'.repeat(20) });
    expect(unknown.error).toMatchObject({ status: 400, code: 'refresh_token_not_found' });
  });

  it('setSession takes tokens over, and refreshes those that have expired', async () => {
    const { browser, email } = await signedIn();
    const { access_token, refresh_token } = await sessionOf(browser);
    const other = createBrowser(server);
    expect((await other.setSession({ access_token, refresh_token })).data.user?.email).toBe(email);
    const [header, payload, signature] = access_token.split('.');
    const claims = JSON.parse(Buffer.from(payload ?? '', 'base64url').toString('utf8'));
    const expired = Buffer.from(JSON.stringify({ ...claims, exp: 1 })).toString('base64url');
    const third = createBrowser(server);
    const { data } = await third.setSession({
      access_token: `${header}.${expired}.${signature}`,
      refresh_token,
    });
    expect(data.user?.email).toBe(email);
  });

  it('startAutoRefresh continues a session that is about to expire; stopAutoRefresh and dispose end that', async () => {
    const { browser } = await signedIn();
    const key = 'recueil-auth-token';
    const session = JSON.parse(browser.stored.get(key) ?? '{}');
    browser.stored.set(key, JSON.stringify({ ...session, expires_at: Math.floor(Date.now() / 1_000) + 20 }));
    const refreshed = new Promise<void>((resolve) => {
      browser.onAuthStateChange((event) => event === 'TOKEN_REFRESHED' && resolve());
    });
    await browser.startAutoRefresh();
    await refreshed;
    await browser.stopAutoRefresh();
    browser.dispose();
    expect((await sessionOf(browser)).refresh_token).not.toBe(session.refresh_token);
  });

  it('onAuthStateChange tells of sign-in, update and sign-out', async () => {
    const { browser, email } = await signedIn();
    const events: AuthChangeEvent[] = [];
    const { data } = browser.onAuthStateChange((event) => events.push(event));
    await browser.updateUser({ data: { first_name: 'Nadia' } });
    await browser.signOut();
    await browser.signInWithPassword({ email, password: PASSWORD });
    data.subscription.unsubscribe();
    expect(events).toEqual(['INITIAL_SESSION', 'USER_UPDATED', 'SIGNED_OUT', 'SIGNED_IN']);
  });

  it.each(['global', 'local', 'others'] as const)('signOut works with the scope %s', async (scope) => {
    const { browser, email } = await signedIn();
    const other = createBrowser(server);
    await other.signInWithPassword({ email, password: PASSWORD });
    expect((await browser.signOut({ scope })).error).toBeNull();
    expect((await browser.getSession()).data.session === null).toBe(scope !== 'others');
    expect((await other.getUser()).error === null).toBe(scope === 'local');
  });

  it('getUser drops a session that was ended elsewhere', async () => {
    const { browser, email } = await signedIn();
    const other = createBrowser(server);
    await other.signInWithPassword({ email, password: PASSWORD });
    await browser.signOut();
    expect((await other.getUser()).error?.name).toBe('AuthSessionMissingError');
    expect((await other.getSession()).data.session).toBeNull();
  });
});
