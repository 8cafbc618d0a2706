import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signUpInProcess } from '../support/people.ts';
import { startServerForTest, startTestServer, type TestServer } from '../support/test-server.ts';
import { ask, fragmentOf, nextMail, open, signInByPassword, uniqueEmail } from './support/clients.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const letWindowPass = () =>
  server.recueil.database.asSystem('age a window', (tx) =>
    tx.db
      .updateTable('auth.failed_attempts')
      .set({ window_ends_at: new Date(Date.now() - 1_000) })
      .execute(),
  );

const LIMITED = {
  status: 429,
  body: { code: 'over_request_rate_limit', message: 'Request rate limit reached' },
};

describe('wrong passwords', () => {
  it('are limited to thirty in a quarter of an hour, also for an address without an account', async () => {
    const person = await signUpInProcess(server);
    for (const email of [person.email, uniqueEmail()]) {
      const answers = await Promise.all(
        Array.from({ length: 40 }, () => signInByPassword(server, email, 'Faux2passe')),
      );
      const statuses = answers.map(({ status }) => status);
      expect(statuses.filter((status) => status === 400)).toHaveLength(30);
      expect(statuses.filter((status) => status === 429)).toHaveLength(10);
    }
    const limited = await signInByPassword(server, person.email, person.password);
    expect(limited).toMatchObject(LIMITED);
    expect(Number(limited.headers.get('retry-after'))).toBeGreaterThan(600);
    expect((await person.call('GET', '/api/profile')).status).toBe(200);
    await letWindowPass();
    expect((await signInByPassword(server, person.email, person.password)).status).toBe(200);
  });

  it('are not counted when right, and leave the recovery open', async () => {
    const person = await signUpInProcess(server);
    for (let round = 0; round < 35; round += 1) {
      expect((await signInByPassword(server, person.email, person.password)).status).toBe(200);
    }
    await Promise.all(Array.from({ length: 31 }, () => signInByPassword(server, person.email, 'Faux2passe')));
    expect((await signInByPassword(server, person.email, person.password)).status).toBe(429);
    await ask(server, 'POST', '/recover', { body: { email: person.email } });
    const page = await open((await nextMail(server, person.email)).link);
    expect(fragmentOf(page)).toHaveProperty('access_token');
  });
});

describe('wrong links', () => {
  it('are limited to two hundred in a quarter of an hour from one network, without counting mailed links', async () => {
    const person = await signUpInProcess(server);
    await ask(server, 'POST', '/recover', { body: { email: person.email } });
    const { link, code } = await nextMail(server, person.email);
    const guess = (token_hash: string) =>
      ask(server, 'POST', '/verify', { body: { type: 'recovery', token_hash } });
    const answers = await Promise.all(Array.from({ length: 205 }, (_, index) => guess(`guess-${index}`)));
    expect(answers.filter(({ status }) => status === 403)).toHaveLength(200);
    // A right hash without the proof may be a lucky guess.
    for (const proof of [null, '', 'x', 'x'.repeat(22), 'é'.repeat(11)]) {
      const guessed = new URL(link);
      if (proof === null) guessed.searchParams.delete('proof');
      else guessed.searchParams.set('proof', proof);
      expect(fragmentOf(await open(guessed.href))).toMatchObject({ error_code: 'over_request_rate_limit' });
    }
    const hash = new URL(link).searchParams.get('token') ?? '';
    expect(await guess(hash)).toMatchObject(LIMITED);
    const typed = await ask(server, 'POST', '/verify', {
      body: { type: 'recovery', email: person.email, token: code },
    });
    expect(typed.status).toBe(200);
    await ask(server, 'POST', '/recover', { body: { email: person.email } });
    const mailed = (await nextMail(server, person.email, 2)).link;
    const borrowed = new URL(mailed);
    borrowed.searchParams.set('proof', new URL(link).searchParams.get('proof') ?? '');
    expect(fragmentOf(await open(borrowed.href))).toMatchObject({ error_code: 'over_request_rate_limit' });
    expect(fragmentOf(await open(mailed))).toHaveProperty('access_token');
    expect(fragmentOf(await open(mailed))).toMatchObject({ error_code: 'otp_expired' });
    await letWindowPass();
    expect((await guess('guess')).status).toBe(403);
  });
});

describe('wrong codes', () => {
  const type = (email: string, token: string, as = 'recovery', headers = {}, at = server) =>
    ask(at, 'POST', '/verify', { body: { type: as, email, token }, headers });
  const notThis = (code: string) => (code === '000000' ? '000001' : '000000');

  it('are limited to ten a day for an address and a kind of mail, with or without an account, also after a new mail', async () => {
    const [person, unknown] = [await signUpInProcess(server), uniqueEmail()];
    await ask(server, 'POST', '/recover', { body: { email: person.email } });
    const { code } = await nextMail(server, person.email);
    for (const email of [person.email, unknown]) {
      const answers = await Promise.all(Array.from({ length: 12 }, () => type(email, notThis(code))));
      expect(answers.filter(({ status }) => status === 403)).toHaveLength(10);
      const limited = await type(email, notThis(code), 'magiclink');
      expect(limited).toMatchObject(LIMITED);
      expect(Number(limited.headers.get('retry-after'))).toBeGreaterThan(23 * 60 * 60);
    }
    await ask(server, 'POST', '/recover', { body: { email: person.email } });
    const next = await nextMail(server, person.email, 2);
    for (const as of ['recovery', 'email']) {
      expect(await type(person.email, next.code, as)).toMatchObject(LIMITED);
    }
    // Another kind of mail has its own limit, and the link of this one has none.
    expect((await type(person.email, next.code, 'signup')).status).toBe(403);
    expect(fragmentOf(await open(next.link))).toHaveProperty('access_token');
    await ask(server, 'POST', '/recover', { body: { email: person.email } });
    const last = await nextMail(server, person.email, 3);
    await letWindowPass();
    expect((await type(person.email, last.code)).status).toBe(200);
  });

  it('are counted also for the code that replaces the password', async () => {
    const { accessToken: token, email } = await signUpInProcess(server);
    const mailed = async (count: number) => {
      await ask(server, 'GET', '/reauthenticate', { token });
      return (await nextMail(server, email, count)).code;
    };
    const first = await mailed(1);
    for (let attempt = 0; attempt < 5; attempt += 1) {
      const nonce = notThis(first);
      await ask(server, 'POST', '/reauthenticate', { token, body: { nonce } });
      await ask(server, 'PUT', '/user', { token, body: { password: 'Nouveau2passe', nonce } });
    }
    const nonce = await mailed(2);
    expect(await ask(server, 'POST', '/reauthenticate', { token, body: { nonce } })).toMatchObject(LIMITED);
    const body = { password: 'Nouveau2passe', nonce };
    expect(await ask(server, 'PUT', '/user', { token, body })).toMatchObject(LIMITED);
  });

  it('are limited by network for all addresses, also behind a trusted proxy', async () => {
    const test = await startServerForTest({
      env: { RECUEIL_NETWORK_ATTEMPTS: '4', RECUEIL_TRUSTED_PROXIES: '1' },
    });
    const from = (address: string) => ({ 'x-forwarded-for': `198.51.100.${Math.random()}, ${address}` });
    const person = await signUpInProcess(test);
    await ask(test, 'POST', '/recover', { body: { email: person.email } });
    const { code } = await nextMail(test, person.email);
    const guesser = from('203.0.113.7');
    for (let attempt = 0; attempt < 4; attempt += 1) {
      expect((await type(uniqueEmail(), '000000', 'email', guesser, test)).status).toBe(403);
    }
    expect(await type(person.email, code, 'recovery', guesser, test)).toMatchObject(LIMITED);
    await ask(test, 'GET', '/reauthenticate', { token: person.accessToken });
    const { code: nonce } = await nextMail(test, person.email, 2);
    const proof = { token: person.accessToken, body: { nonce } };
    const refused = await ask(test, 'POST', '/reauthenticate', { ...proof, headers: guesser });
    expect(refused).toMatchObject(LIMITED);
    const elsewhere = from('203.0.113.8');
    expect((await ask(test, 'POST', '/reauthenticate', { ...proof, headers: elsewhere })).status).toBe(200);
    expect((await type(person.email, code, 'recovery', elsewhere, test)).status).toBe(200);
    expect(JSON.stringify(test.logged)).not.toContain('203.0.113');
  });
});
