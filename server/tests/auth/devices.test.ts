import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startServerForTest, startTestServer, type TestServer } from '../support/test-server.ts';
import { askByWire, mailsTo, nextNotice, PASSWORD, uniqueEmail } from './support/clients.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const DEVICE = 'recueil-device';
const cookieFrom = (headers: Headers): string =>
  headers
    .getSetCookie()
    .find((line) => line.startsWith(`${DEVICE}=`))
    ?.split(';')[0] ?? '';

const signUp = async () => {
  const email = uniqueEmail();
  const { headers } = await askByWire(server, 'POST', '/signup', { body: { email, password: PASSWORD } });
  return { email, cookie: cookieFrom(headers) };
};

const signIn = (email: string, password: string, headers: Record<string, string> = {}, at = server) =>
  askByWire(at, 'POST', '/token?grant_type=password', { body: { email, password }, headers });

describe('a device', () => {
  it('is mailed about once when it is new, and not when it is the first or known', async () => {
    const { email, cookie } = await signUp();
    await signIn(email, PASSWORD, { cookie });
    const stranger = await signIn(email, PASSWORD);
    const mail = await nextNotice(server, email, 'Connexion depuis un nouvel appareil');
    expect(mail.text).toContain('opened from a device or a browser');
    await signIn(email, PASSWORD, { cookie: cookieFrom(stranger.headers) });
    await signIn(email, PASSWORD, { cookie });
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(await mailsTo(server, email)).toHaveLength(1);
  });

  it('keeps its cookie, and replaces a cookie with an invalid value', async () => {
    const { email, cookie } = await signUp();
    expect(cookieFrom((await signIn(email, PASSWORD, { cookie })).headers)).toBe(cookie);
    const odd = `${DEVICE}=short`;
    expect(cookieFrom((await signIn(email, PASSWORD, { cookie: odd })).headers)).not.toBe(odd);
  });

  it('that is known can sign in after a stranger has used up the limit of the address', async () => {
    const { email, cookie } = await signUp();
    const other = await signUp();
    await Promise.all(Array.from({ length: 35 }, () => signIn(email, 'Faux2passe')));
    expect((await signIn(email, PASSWORD)).status).toBe(429);
    expect((await signIn(email, PASSWORD, { cookie: other.cookie })).status).toBe(429);
    expect((await signIn(email, PASSWORD, { cookie })).status).toBe(200);
  });

  it('that is known has a limit of thirty wrong passwords of its own', async () => {
    const { email, cookie } = await signUp();
    const answers = await Promise.all(
      Array.from({ length: 35 }, () => signIn(email, 'Faux2passe', { cookie })),
    );
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(5);
    expect((await signIn(email, PASSWORD)).status).toBe(200);
  });
});

describe('the limits', () => {
  it('count wrong passwords by network for all addresses, and trust the configured proxies', async () => {
    const limited = await startServerForTest({
      env: { RECUEIL_NETWORK_ATTEMPTS: '5', RECUEIL_TRUSTED_PROXIES: '1' },
    });
    const from = (address: string) =>
      signIn(uniqueEmail(), 'Faux2passe', { 'x-forwarded-for': address }, limited);
    const statuses = [];
    for (let n = 0; n < 6; n += 1) statuses.push((await from('203.0.113.7')).status);
    expect(statuses).toEqual([400, 400, 400, 400, 400, 429]);
    // Entries left of the last one are written by the client.
    expect((await from('198.51.100.1, 203.0.113.7')).status).toBe(429);
    expect((await from('203.0.113.7, 198.51.100.1')).status).toBe(400);
  });

  it('do not trust a proxy that is not configured', async () => {
    const limited = await startServerForTest({ env: { RECUEIL_NETWORK_ATTEMPTS: '3' } });
    const statuses = [];
    for (let n = 0; n < 4; n += 1) {
      statuses.push(
        (await signIn(uniqueEmail(), 'x', { 'x-forwarded-for': `203.0.113.${n}` }, limited)).status,
      );
    }
    expect(statuses).toEqual([400, 400, 400, 429]);
  });

  it('are off when they are set to zero', async () => {
    const free = await startServerForTest({
      env: { RECUEIL_NETWORK_ATTEMPTS: '0', RECUEIL_PASSWORD_ATTEMPTS: '0', RECUEIL_CODE_ATTEMPTS: '0' },
    });
    const email = uniqueEmail();
    const answers = await Promise.all(
      Array.from({ length: 40 }, () => signIn(email, 'Faux2passe', {}, free)),
    );
    expect(answers.every(({ status }) => status === 400)).toBe(true);
  });
});
