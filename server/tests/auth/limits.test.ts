import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signUp } from '../support/people.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';
import { ask, fragmentOf, nextMail, open, signInByPassword, uniqueEmail } from './clients.ts';

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
  it('are thirty in a quarter of an hour, for an address without an account too', async () => {
    const person = await signUp(server);
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

  it('are not counted by signing in rightly, and leave the recovery open', async () => {
    const person = await signUp(server);
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
  it('are two hundred in a quarter of an hour from one network, and no link of a mail is among them', async () => {
    const person = await signUp(server);
    await ask(server, 'POST', '/recover', { body: { email: person.email } });
    const { link, code } = await nextMail(server, person.email);
    const guess = (token_hash: string) =>
      ask(server, 'POST', '/verify', { body: { type: 'recovery', token_hash } });
    const answers = await Promise.all(Array.from({ length: 205 }, (_, index) => guess(`guess-${index}`)));
    expect(answers.filter(({ status }) => status === 403)).toHaveLength(200);
    // A right hash without the proof of its mail may be the guess that hit.
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
