import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { createDiskRoom } from '#server/platform/files/disk-room.ts';
import { createMailer } from '#server/platform/mail/mailer.ts';
import { ask, nextMail, PASSWORD, parseMail, uniqueEmail } from '../auth/clients.ts';
import { startServerForTest } from '../support/test-server.ts';

const LETTER = {
  to: 'nadia@exemple.fr',
  subject: 'Confirmez votre adresse – Récueil',
  text: 'Bonjour,\n\nété\n',
  html: '<p>Bonjour</p>',
};

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'recueil-mail-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const loggedMailer = async (options: { smtpUrl?: string; outboxDir?: string }) => {
  const lines: Record<string, unknown>[] = [];
  const log = pino({ level: 'debug', base: null }, { write: (line: string) => lines.push(JSON.parse(line)) });
  const mailer = await createMailer({
    smtpUrl: options.smtpUrl ?? null,
    outboxDir: options.outboxDir ?? null,
    room: createDiskRoom({ folders: [folder], reserveBytes: 0 }),
    from: 'Recueil <ne-pas-repondre@exemple.fr>',
    log,
  });
  return { mailer, lines };
};

interface Delivery {
  from: string;
  to: string[];
  raw: Buffer;
}

/** A real SMTP server; `answer` may refuse a mail. */
const startSmtp = async (answer: (attempt: number) => Error | undefined = () => undefined) => {
  const deliveries: Delivery[] = [];
  let attempts = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        attempts += 1;
        const refusal = answer(attempts);
        if (refusal) return done(refusal);
        const { mailFrom, rcptTo } = session.envelope;
        deliveries.push({
          from: mailFrom ? mailFrom.address : '',
          to: rcptTo.map(({ address }) => address),
          raw: Buffer.concat(chunks),
        });
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => new Promise<void>((resolve) => server.close(resolve)));
  const { port } = server.server.address() as AddressInfo;
  return { url: `smtp://127.0.0.1:${port}`, deliveries, attempts: () => attempts };
};

const smtpError = (responseCode: number): Error => Object.assign(new Error('refused'), { responseCode });

describe('the outbox', () => {
  it('gets each mail as a file of its own, whole and readable by the server alone', async () => {
    const outboxDir = join(folder, 'whole');
    const { mailer, lines } = await loggedMailer({ outboxDir });
    await Promise.all([mailer.send(LETTER), mailer.send({ ...LETTER, to: 'autre@exemple.fr' })]);
    const names = (await readdir(outboxDir)).sort();
    expect(names).toHaveLength(2);
    for (const name of names) {
      expect(name).toMatch(/^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z-[0-9a-f]{8}\.eml$/);
      expect((await stat(join(outboxDir, name))).mode & 0o777).toBe(0o600);
    }
    expect((await stat(outboxDir)).mode & 0o777).toBe(0o700);
    const mails = await Promise.all(
      names.map(async (name) => parseMail(await readFile(join(outboxDir, name)))),
    );
    expect(mails.map(({ to }) => to).sort()).toEqual(['autre@exemple.fr', 'nadia@exemple.fr']);
    expect(mails[0]).toMatchObject({
      from: 'ne-pas-repondre@exemple.fr',
      subject: LETTER.subject,
      text: expect.stringContaining('été'),
      html: expect.stringContaining('<p>Bonjour</p>'),
    });
    expect(lines.map(({ file }) => file)).toEqual(
      expect.arrayContaining(names.map((name) => join(outboxDir, name))),
    );
    expect(JSON.stringify(lines)).not.toContain('@exemple.fr');
  });
});

describe('a header', () => {
  it.each([
    { ...LETTER, to: 'a@exemple.fr\r\nBcc: b@exemple.fr' },
    { ...LETTER, to: 'a@exemple.fr\nBcc: b@exemple.fr' },
    { ...LETTER, to: 'a@exemple.fr, b@exemple.fr' },
    { ...LETTER, to: 'a@exemple.fr b@exemple.fr' },
    { ...LETTER, to: 'Nadia <a@exemple.fr>' },
    { ...LETTER, to: 'a\0@exemple.fr' },
    { ...LETTER, to: '' },
    { ...LETTER, subject: 'Bonjour\r\nBcc: b@exemple.fr' },
    { ...LETTER, subject: 'Bonjour\u0085Bcc: b@exemple.fr' },
  ])('cannot be smuggled in: %#', async (letter) => {
    const outboxDir = join(folder, crypto.randomUUID());
    const { mailer } = await loggedMailer({ outboxDir });
    await expect(mailer.send(letter)).rejects.toMatchObject({ name: 'MailRefusedError' });
    expect(await readdir(outboxDir).catch(() => [])).toEqual([]);
  });
});

describe('an SMTP server', () => {
  it('is handed the mail for one recipient', async () => {
    const smtp = await startSmtp();
    const { mailer } = await loggedMailer({ smtpUrl: smtp.url });
    await mailer.send(LETTER);
    await mailer.close();
    expect(smtp.deliveries).toMatchObject([{ from: 'ne-pas-repondre@exemple.fr', to: ['nadia@exemple.fr'] }]);
    expect(await parseMail(smtp.deliveries[0]?.raw ?? '')).toMatchObject({ subject: LETTER.subject });
  });

  it('that is busy for a moment is asked again', async () => {
    const smtp = await startSmtp((attempt) => (attempt === 1 ? smtpError(451) : undefined));
    const { mailer } = await loggedMailer({ smtpUrl: smtp.url });
    await mailer.send(LETTER);
    await mailer.close();
    expect(smtp.attempts()).toBe(2);
    expect(smtp.deliveries).toHaveLength(1);
  });

  it('that says no is believed', async () => {
    const smtp = await startSmtp(() => smtpError(550));
    const { mailer } = await loggedMailer({ smtpUrl: smtp.url });
    await expect(mailer.send(LETTER)).rejects.toMatchObject({ responseCode: 550 });
    await mailer.close();
    expect(smtp.attempts()).toBe(1);
  });

  it('receives the confirmation of a sign-up, whose code works', async () => {
    const smtp = await startSmtp();
    const server = await startServerForTest({ env: { SMTP_URL: smtp.url, RECUEIL_AUTOCONFIRM: 'off' } });
    const email = uniqueEmail();
    await ask(server, 'POST', '/signup', { body: { email, password: PASSWORD } });
    await expect.poll(() => smtp.deliveries.length).toBe(1);
    const { code } = await parseMail(smtp.deliveries[0]?.raw ?? '');
    const verified = await ask(server, 'POST', '/verify', { body: { type: 'signup', email, token: code } });
    expect(verified.status).toBe(200);
  });

  it('that is down loses no sign-up: the person asks for the mail again', async () => {
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
  });
});

describe('a mail of the service', () => {
  it('speaks French and English, says nothing of the content, and names only this server', async () => {
    const server = await startServerForTest({ env: { RECUEIL_AUTOCONFIRM: 'off' } });
    const email = uniqueEmail();
    await ask(server, 'POST', '/signup', {
      body: { email, password: PASSWORD, data: { first_name: '<b>Nadia</b>', sector: 'Santé' } },
    });
    const mail = await nextMail(server, email);
    expect(mail.subject).toBe('Confirmez votre adresse e-mail / Confirm your e-mail address – Recueil');
    for (const text of [mail.text, mail.html]) {
      expect(text).toContain(mail.code);
      expect(text).not.toMatch(/Nadia|Santé|harc|incident/i);
      const hosts = [...text.matchAll(/https?:\/\/[^/\s"]+/g)].map(([origin]) => origin);
      expect(new Set(hosts)).toEqual(new Set([server.url]));
    }
  });
});
