import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDiskRoom } from '#server/platform/files/disk-room.ts';
import { createMailer } from '#server/platform/mail/mailer.ts';
import { parseMail } from '../auth/support/clients.ts';
import { smtpError, startSmtp } from '../support/smtp-server.ts';

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

  it('has the mails in the order in which they were handed over, also those of one moment', async () => {
    const outboxDir = join(folder, 'in-order');
    const { mailer } = await loggedMailer({ outboxDir });
    const subjects = Array.from({ length: 12 }, (_, index) => `Mail ${index}`);
    // The first take longer to write.
    await Promise.all(
      subjects.map((subject, index) =>
        mailer.send({ ...LETTER, subject, html: `<p>${'é'.repeat(100_000 * (12 - index))}</p>` }),
      ),
    );
    const names = (await readdir(outboxDir)).sort();
    const mails = await Promise.all(
      names.map(async (name) => parseMail(await readFile(join(outboxDir, name)))),
    );
    expect(mails.map(({ subject }) => subject)).toEqual(subjects);
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
});
