/** The mails of /auth/v1: that they are sent, what they say, and what a waiting page is told of them. */
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { MAIL_TICKET_HEADER } from '#contract/account/mail-status.ts';
import { describeError } from '#server/platform/telemetry/logger.ts';
import { signUpInProcess } from '../support/people.ts';
import { smtpError, startSmtp } from '../support/smtp-server.ts';
import { startServerForTest, type TestServer } from '../support/test-server.ts';
import { serviceToken } from './support/administrator.ts';
import {
  type Answer,
  ask,
  nextMail,
  PASSWORD,
  parseMail,
  signInByPassword,
  uniqueEmail,
} from './support/clients.ts';
import { SET_BY_OPERATOR, tokenOf } from './support/operator-entries.ts';

describe('an SMTP server', () => {
  it('that is down loses no sign-up: the person can ask for the mail again, whose code works', async () => {
    let refusing = true;
    const smtp = await startSmtp(() => (refusing ? smtpError(550) : undefined));
    const server = await startServerForTest({ env: { SMTP_URL: smtp.url, RECUEIL_AUTOCONFIRM: 'off' } });
    const email = uniqueEmail();
    expect((await ask(server, 'POST', '/signup', { body: { email, password: PASSWORD } })).status).toBe(200);
    await expect.poll(() => server.logged.filter(({ event }) => event === 'mail_failed').length).toBe(1);
    expect(JSON.stringify(server.logged)).not.toContain(email);
    refusing = false;
    await ask(server, 'POST', '/resend', { body: { type: 'signup', email } });
    await expect.poll(() => smtp.deliveries.length).toBe(1);
    const { code } = await parseMail(smtp.deliveries[0]?.raw ?? '');
    const verified = await ask(server, 'POST', '/verify', { body: { type: 'signup', email, token: code } });
    expect(verified.status).toBe(200);
  });
});

/** A server whose log is written as in production, and that tries the mail server only once. */
const startMailing = async (smtpUrl: string, env: Record<string, string> = {}) => {
  const lines: string[] = [];
  const log = pino(
    { level: 'debug', base: null, serializers: { err: describeError } },
    { write: (line: string) => void lines.push(line) },
  );
  const server = await startServerForTest({
    env: { SMTP_URL: smtpUrl, RECUEIL_AUTOCONFIRM: 'off', ...env },
    overrides: { log, mailRetryDelaysMs: [] },
  });
  return { server, lines };
};

const ticketOf = ({ headers }: Answer): string => headers.get(MAIL_TICKET_HEADER) ?? '';

/** The status once it is no longer `waiting`. */
const outcomeOf = async (server: TestServer, answer: Answer): Promise<unknown> => {
  const path = `/mail-status/${ticketOf(answer)}`;
  await expect.poll(async () => (await ask(server, 'GET', path)).body.status).not.toBe('waiting');
  return (await ask(server, 'GET', path)).body.status;
};

const nobody = 'smtp://127.0.0.1:1';
const WITHOUT_ACCOUNT = ['/recover', '/otp', '/resend'];
const asking = (server: TestServer, path: string, email: string) =>
  ask(server, 'POST', path, { body: { email, type: 'signup', create_user: false } });

describe('a page that waits for a mail', () => {
  it('is told that it was accepted, also by another server, and nothing for an unknown ticket', async () => {
    const smtp = await startSmtp();
    const { server } = await startMailing(smtp.url);
    const answer = await ask(server, 'POST', '/signup', {
      body: { email: uniqueEmail(), password: PASSWORD },
    });
    const beside = await startServerForTest({ beside: server, env: { SMTP_URL: smtp.url } });
    expect(await outcomeOf(beside, answer)).toBe('accepted');
    for (const ticket of ['x'.repeat(43), 'x', "'%00"])
      expect((await ask(server, 'GET', `/mail-status/${ticket}`)).body).toEqual({ status: 'unknown' });
    const rows = await server.recueil.database.asSystem('look at tickets', (tx) =>
      tx.db.selectFrom('auth.mail_tickets').selectAll().execute(),
    );
    expect(rows).toHaveLength(1);
    expect(rows[0]?.ticket_hash).not.toEqual(Buffer.from(ticketOf(answer)));
  });

  it.each([
    ['at RCPT', () => startSmtp(undefined, () => smtpError(550)), false],
    ['at DATA', () => startSmtp(() => smtpError(554)), false],
    ['at AUTH', () => startSmtp(undefined, undefined, () => smtpError(535)), true],
    ['because it is down', async () => ({ url: nobody }), true],
  ])(
    'is told that the mail server refused it %s, with an account or without: after a sign-up, and after any request where it takes no mail at all',
    async (_, start, takesNone) => {
      const { server, lines } = await startMailing((await start()).url);
      const email = uniqueEmail();
      const first = await ask(server, 'POST', '/signup', { body: { email, password: PASSWORD } });
      expect([first.status, await outcomeOf(server, first)]).toEqual([200, 'failed']);
      await server.recueil.database.asSystem('confirm', (tx) =>
        tx.db
          .updateTable('auth.users')
          .set({ email_confirmed_at: new Date() })
          .where('email', '=', email)
          .execute(),
      );
      const again = await ask(server, 'POST', '/signup', { body: { email, password: PASSWORD } });
      expect([again.status, await outcomeOf(server, again)]).toEqual([200, 'failed']);
      expect(lines.filter((line) => line.includes('"mail_failed"'))).toHaveLength(2);
      expect(lines.join()).toContain('"already_registered"');
      expect(lines.join()).not.toContain(email);
      if (!takesNone) return;
      for (const path of WITHOUT_ACCOUNT) {
        for (const asked of [email, uniqueEmail()]) {
          const answer = await asking(server, path, asked);
          expect([path, answer.status, await outcomeOf(server, answer)]).toEqual([path, 200, 'failed']);
        }
      }
    },
  );

  it('is told about the mail server only, where its answer about the address could disclose an account', async () => {
    let refusing = false;
    const smtp = await startSmtp(undefined, () => (refusing ? smtpError(550) : undefined));
    const { server, lines } = await startMailing(smtp.url);
    const [known, unknown] = [uniqueEmail(), uniqueEmail()];
    await outcomeOf(
      server,
      await ask(server, 'POST', '/signup', { body: { email: known, password: PASSWORD } }),
    );
    refusing = true;
    for (const path of WITHOUT_ACCOUNT) {
      const outcomes: unknown[] = [];
      for (const email of [known, unknown])
        outcomes.push(await outcomeOf(server, await asking(server, path, email)));
      expect([path, ...outcomes]).toEqual([path, 'accepted', 'accepted']);
    }
    // One for each path, and none for an address without an account.
    await expect.poll(() => lines.filter((line) => line.includes('"mail_failed"')).length).toBe(3);
  });

  it('is told about the mail itself when signed in: a new address, a code, the confirmation of a held session', async () => {
    const smtp = await startSmtp(undefined, () => smtpError(550));
    const { server, lines } = await startMailing(smtp.url, { RECUEIL_AUTOCONFIRM: 'on' });
    const { id, accessToken: token, email } = await signUpInProcess(server);
    const next = uniqueEmail();
    const change = await ask(server, 'PUT', '/user', { token, body: { email: next } });
    expect([change.status, await outcomeOf(server, change)]).toEqual([200, 'failed']);
    const code = await ask(server, 'GET', '/reauthenticate', { token });
    expect([code.status, await outcomeOf(server, code)]).toEqual([200, 'failed']);
    const named = await ask(server, 'PUT', '/user', { token, body: { data: { first_name: 'Nadia' } } });
    expect(ticketOf(named)).toBe('');
    const operator = await serviceToken(server);
    await ask(server, 'PUT', `/admin/users/${id}`, { token: operator, body: { password: SET_BY_OPERATOR } });
    const held = tokenOf(await signInByPassword(server, email, SET_BY_OPERATOR));
    const confirmation = await ask(server, 'POST', '/confirmation', { token: held });
    expect([confirmation.status, await outcomeOf(server, confirmation)]).toEqual([200, 'failed']);
    expect(lines.join()).not.toContain(email);
    expect(lines.join()).not.toContain(next);
  });

  it('gets no ticket when the request is refused, and the mail server is not asked', async () => {
    const smtp = await startSmtp();
    const { server } = await startMailing(smtp.url, { RECUEIL_MAIL_COOLDOWN_SECONDS: '60' });
    const email = uniqueEmail();
    await outcomeOf(server, await asking(server, '/recover', email));
    expect(smtp.connections()).toBe(1);
    const tooSoon = await asking(server, '/recover', email);
    expect([tooSoon.status, ticketOf(tooSoon)]).toEqual([429, '']);
    const senseless = await asking(server, '/recover', 'nobody');
    expect([senseless.status, ticketOf(senseless)]).toEqual([400, '']);
    await outcomeOf(server, await asking(server, '/recover', uniqueEmail()));
    expect(smtp.connections()).toBe(2);
  });
});

describe('a mail of the service', () => {
  it('is in French and English, contains nothing that the person wrote, and links only to this server', async () => {
    const server = await startServerForTest({ env: { RECUEIL_AUTOCONFIRM: 'off' } });
    const email = uniqueEmail();
    await ask(server, 'POST', '/signup', {
      body: { email, password: PASSWORD, data: { first_name: '<b>Nadia</b>', sector: 'Santé' } },
    });
    const mail = await nextMail(server, email);
    expect(mail.subject).toBe('Confirmez votre adresse email / Confirm your email address – Recueil');
    for (const text of [mail.text, mail.html]) {
      expect(text).toContain(mail.code);
      expect(text).not.toMatch(/Nadia|Santé|harc|incident/i);
      const hosts = [...text.matchAll(/https?:\/\/[^/\s"]+/g)].map(([origin]) => origin);
      expect(new Set(hosts)).toEqual(new Set([server.url]));
    }
  });
});
