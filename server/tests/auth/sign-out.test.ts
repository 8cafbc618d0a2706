import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../support/test-server.ts';
import { ask, type Browser, createBrowser, PASSWORD, uniqueEmail } from './support/clients.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

/** One person in three browsers. */
const threeBrowsers = async (): Promise<[Browser, Browser, Browser]> => {
  const email = uniqueEmail();
  const browsers: [Browser, Browser, Browser] = [
    createBrowser(server),
    createBrowser(server),
    createBrowser(server),
  ];
  await browsers[0].signUp({ email, password: PASSWORD });
  await browsers[1].signInWithPassword({ email, password: PASSWORD });
  await browsers[2].signInWithPassword({ email, password: PASSWORD });
  return browsers;
};

const tokenOf = async (browser: Browser): Promise<string> =>
  (await browser.getSession()).data.session?.access_token ?? '';

const reachesProfile = async (token: string): Promise<boolean> => {
  const headers = { authorization: `Bearer ${token}` };
  return (await fetch(`${server.url}/api/profile`, { headers })).ok;
};

describe('signing out', () => {
  it.each([
    ['local', [false, true, true]],
    ['others', [true, false, false]],
    ['global', [false, false, false]],
  ] as const)('with the scope %s ends what it says, at once', async (scope, alive) => {
    const browsers = await threeBrowsers();
    const tokens = await Promise.all(browsers.map(tokenOf));
    expect(await Promise.all(tokens.map(reachesProfile))).toEqual([true, true, true]);
    expect((await browsers[0].signOut({ scope })).error).toBeNull();
    // The same access tokens, an hour before they expire.
    expect(await Promise.all(tokens.map(reachesProfile))).toEqual([...alive]);
    expect((await browsers[0].getSession()).data.session === null).toBe(scope !== 'others');
  });

  it('is global by default, and refuses an unknown scope', async () => {
    const [browser] = await threeBrowsers();
    const token = await tokenOf(browser);
    const refused = await ask(server, 'POST', '/logout?scope=everyone', { token });
    expect(refused).toMatchObject({ status: 400, body: { code: 'validation_failed' } });
    const done = await ask(server, 'POST', '/logout', { token });
    expect(done).toMatchObject({ status: 204, body: { text: '' } });
    const again = await ask(server, 'POST', '/logout', { token });
    expect(again).toMatchObject({ status: 403, body: { code: 'session_not_found' } });
  });

  it('of a session that has ended leaves the client signed out without an error', async () => {
    const [browser, other] = await threeBrowsers();
    await other.signOut({ scope: 'global' });
    expect((await browser.getUser()).error?.name).toBe('AuthSessionMissingError');
    expect((await browser.signOut()).error).toBeNull();
    expect((await browser.getSession()).data.session).toBeNull();
  });
});
