/** Messages to the support: mailed in the person's own words, limited, and in no log. */
import { describe, expect, it } from 'vitest';
import { MAIL_TICKET_HEADER } from '#contract/account/mail-status.ts';
import { SUPPORT_MESSAGES_MAX_COUNT } from '#contract/common/limits.ts';
import { parseMail } from '../auth/support/clients.ts';
import { logTo } from '../support/log-lines.ts';
import { signUp, type TestPerson } from '../support/people.ts';
import { smtpError, startSmtp } from '../support/smtp-server.ts';
import { startServerForTest } from '../support/test-server.ts';

const MESSAGE = {
  subject: 'Une page blanche',
  message: 'La page du journal reste blanche.\nJe n’ai rien d’autre à dire <b>ici</b>.',
  reply_to: 'personnelle@exemple.fr',
};
const SUPPORT = { RECUEIL_SUPPORT_EMAIL: 'support@exemple.fr', RECUEIL_SUPPORT_PHONE: '+33 1 23 45 67 89' };

const write = (person: TestPerson, body: unknown = MESSAGE) =>
  person.call('POST', '/api/help/messages', body);
const statusOf = async (url: string, answer: Response): Promise<string> => {
  const ticket = answer.headers.get(MAIL_TICKET_HEADER);
  const { status } = (await (await fetch(`${url}/auth/v1/mail-status/${ticket}`)).json()) as {
    status: string;
  };
  return status;
};

/** Logs as in production, and tries the mail server once. */
const startWriting = async (smtpUrl: string, env: Record<string, string> = SUPPORT) => {
  const lines: string[] = [];
  const server = await startServerForTest({
    env: { SMTP_URL: smtpUrl, ...env },
    overrides: { log: logTo(lines), mailRetryDelaysMs: [] },
  });
  return { server, lines, person: await signUp(server) };
};

describe('a message to the support', () => {
  it('is mailed word for word; an answer goes to the person', async () => {
    const smtp = await startSmtp();
    const { server, lines, person } = await startWriting(smtp.url);
    const answer = await write(person);
    expect(answer.status).toBe(204);
    await expect.poll(() => statusOf(server.url, answer)).toBe('accepted');
    const [delivery] = smtp.deliveries;
    expect(delivery?.to).toEqual(['support@exemple.fr']);
    const mail = await parseMail(delivery?.raw ?? '');
    expect(mail.subject).toBe('[Recueil] Une page blanche');
    expect(mail.text).toContain(MESSAGE.message);
    expect(mail.html).toContain('&lt;b&gt;ici&lt;/b&gt;');
    const head = delivery?.raw.toString('utf8') ?? '';
    expect(head).toMatch(/^Reply-To: personnelle@exemple\.fr$/im);
    // A person wrote it: a help desk must not take it for a machine's mail.
    expect(head).not.toMatch(/^Auto-Submitted:/im);
    expect(lines.join()).not.toMatch(/page blanche|rien d’autre|exemple\.fr/);
  });

  it('whose mail is refused says so by its ticket, and is in no log', async () => {
    const smtp = await startSmtp(() => smtpError(550));
    const { server, lines, person } = await startWriting(smtp.url);
    const answer = await write(person);
    await expect.poll(() => statusOf(server.url, answer)).toBe('failed');
    expect(lines.filter((line) => line.includes('mail_failed'))).toHaveLength(1);
    expect(lines.join()).not.toMatch(/page blanche|rien d’autre|exemple\.fr/);
  });

  it.each([
    ['leaves where there is a mail server', async () => ({ SMTP_URL: (await startSmtp()).url }), true],
    ['stays on the server where there is none', async () => ({}), false],
  ])('%s, and the page knows', async (_what, env, mailed) => {
    const server = await startServerForTest({ env: { ...SUPPORT, ...(await env()) } });
    const person = await signUp(server);
    expect(await (await person.call('GET', '/api/help')).json()).toMatchObject({ support: { mailed } });
  });

  it('cannot bring another header or another recipient', async () => {
    const smtp = await startSmtp();
    const { server, person } = await startWriting(smtp.url);
    for (const reply_to of ['a@exemple.fr\r\nBcc: b@exemple.fr', 'a@exemple.fr, b@exemple.fr', 'a', ''])
      expect((await write(person, { ...MESSAGE, reply_to })).status).toBe(400);
    const answer = await write(person, { ...MESSAGE, subject: 'Bonjour\r\nBcc: b@exemple.fr' });
    await expect.poll(() => statusOf(server.url, answer)).toBe('accepted');
    expect(smtp.deliveries.map(({ to }) => to)).toEqual([['support@exemple.fr']]);
    expect((await parseMail(smtp.deliveries[0]?.raw ?? '')).subject).toBe(
      '[Recueil] Bonjour Bcc: b@exemple.fr',
    );
  });

  it.each([
    { ...MESSAGE, subject: ' ' },
    { ...MESSAGE, message: '\u200b' },
    { ...MESSAGE, message: 'a'.repeat(4_001) },
    { ...MESSAGE, subject: 'a'.repeat(151) },
  ])('is refused without words, or with too many: %#', async (body) => {
    const server = await startServerForTest({ env: SUPPORT });
    const person = await signUp(server);
    expect((await write(person, body)).status).toBe(400);
  });

  it('is limited for each person, also when several come at once', async () => {
    const server = await startServerForTest({ env: SUPPORT });
    const [marie, paul] = await Promise.all([signUp(server), signUp(server)]);
    const asked = Array.from({ length: SUPPORT_MESSAGES_MAX_COUNT + 2 }, () => write(marie));
    const statuses = (await Promise.all(asked)).map(({ status }) => status).sort();
    expect(statuses).toEqual([...Array(SUPPORT_MESSAGES_MAX_COUNT).fill(204), 429, 429]);
    expect((await write(paul)).status).toBe(204);
  });

  it('has nowhere to go without an address: that is told before, and not pretended', async () => {
    const server = await startServerForTest();
    const person = await signUp(server);
    expect(await (await person.call('GET', '/api/help')).json()).toEqual({
      support: { email: null, phone: null, mailed: false },
      contacts: [],
    });
    expect((await write(person)).status).toBe(404);
  });
});
