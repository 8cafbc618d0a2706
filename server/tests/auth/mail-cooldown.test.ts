import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { signUpInProcess } from '../support/people.ts';
import { startServerForTest } from '../support/test-server.ts';
import {
  ask,
  createBrowser,
  mailsTo,
  nextMail,
  nextNotice,
  PASSWORD,
  uniqueEmail,
} from './support/clients.ts';

describe('the cooldown of mails', () => {
  it('is the same for an address without an account', async () => {
    const test = await startServerForTest({ env: { RECUEIL_MAIL_COOLDOWN_SECONDS: '60' } });
    const person = await signUpInProcess(test);
    for (const path of ['/recover', '/resend']) {
      const twice = async (email: string) => {
        const body = { type: 'signup', email };
        return [await ask(test, 'POST', path, { body }), await ask(test, 'POST', path, { body })];
      };
      const [known, unknown] = [await twice(person.email), await twice(uniqueEmail())];
      for (const answers of [known, unknown]) {
        expect(answers[0]).toMatchObject({ status: 200, body: {} });
        expect(answers[1]).toMatchObject({
          status: 429,
          body: {
            code: 'over_email_send_rate_limit',
            message: expect.stringMatching(
              /^For security purposes, you can only request this after (5\d|60) seconds\.$/,
            ),
          },
        });
        expect(Number(answers[1]?.headers.get('retry-after'))).toBeGreaterThan(50);
      }
    }
    const { data } = await createBrowser(test).signUp({ email: uniqueEmail(), password: PASSWORD });
    expect(data.session).not.toBeNull();
  });

  it('does not refuse a repeated sign-up, which only gets no second mail', async () => {
    const test = await startServerForTest({
      env: { RECUEIL_MAIL_COOLDOWN_SECONDS: '60', RECUEIL_AUTOCONFIRM: 'off' },
    });
    const email = uniqueEmail();
    const body = { email, password: PASSWORD };
    expect((await ask(test, 'POST', '/signup', { body })).status).toBe(200);
    expect((await ask(test, 'POST', '/signup', { body })).status).toBe(200);
    const { code } = await nextMail(test, email);
    expect(await mailsTo(test, email)).toHaveLength(1);
    const again = await ask(test, 'POST', '/resend', { body: { type: 'signup', email } });
    expect(again.status).toBe(429);
    const verified = await ask(test, 'POST', '/verify', { body: { type: 'signup', email, token: code } });
    expect(verified.status).toBe(200);
  });

  it('begins with a sign-up whether the address is new, unconfirmed or confirmed', async () => {
    const test = await startServerForTest({
      env: { RECUEIL_MAIL_COOLDOWN_SECONDS: '60', RECUEIL_AUTOCONFIRM: 'off' },
    });
    const signUpWith = (email: string) =>
      ask(test, 'POST', '/signup', { body: { email, password: PASSWORD } });
    const [confirmed, waiting, fresh] = [uniqueEmail(), uniqueEmail(), uniqueEmail()];
    for (const email of [confirmed, waiting]) await signUpWith(email);
    const { code } = await nextMail(test, confirmed);
    await ask(test, 'POST', '/verify', { body: { type: 'signup', email: confirmed, token: code } });
    await test.recueil.database.asSystem('let the cooldowns pass', (tx) =>
      tx.db.deleteFrom('auth.mail_requests').execute(),
    );
    for (const email of [confirmed, waiting, fresh]) {
      await signUpWith(email);
      const again = await ask(test, 'POST', '/resend', { body: { type: 'signup', email } });
      expect(again).toMatchObject({ status: 429, body: { code: 'over_email_send_rate_limit' } });
    }
    await nextNotice(test, confirmed, 'Vous avez déjà un compte');
    await signUpWith(confirmed);
    expect(await mailsTo(test, confirmed)).toHaveLength(2);
  });

  it('stores no address in clear', async () => {
    const test = await startServerForTest({ env: { RECUEIL_MAIL_COOLDOWN_SECONDS: '60' } });
    const email = uniqueEmail();
    await ask(test, 'POST', '/recover', { body: { email } });
    const rows = await test.recueil.database.asSystem('look at mail requests', (tx) =>
      tx.db.selectFrom('auth.mail_requests').selectAll().execute(),
    );
    expect(rows).toHaveLength(1);
    expect(rows[0]?.address_hash).not.toEqual(createHash('sha256').update(email).digest());
    expect(JSON.stringify(rows)).not.toContain(email);
  });
});
