/** Mails that collect notices, and reminders of what waits unfinished. */
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Notice, type NoticeChoice, noticePage } from '#contract/account/notices.ts';
import type { NoticeWays } from '#contract/account/preferences.ts';
import { DRAFT_BROWSERS_MAX_COUNT } from '#contract/common/limits.ts';
import { remindOfDrafts } from '#server/modules/notifications/drafts/remind-of-drafts.ts';
import { addNotice, type NewNotice } from '#server/modules/notifications/index.ts';
import { mailNotices } from '#server/modules/notifications/mail-notices.ts';
import { mailsTo } from '../auth/support/clients.ts';
import { signInLow } from '../auth/support/second-factor.ts';
import { signUpInProcess, type TestPerson } from '../support/people.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  // It repeats nothing: what is due is looked for by the tests themselves (`mailedTo`).
  server = await startTestServer();
});
afterAll(() => server.stop());

const choose = async (person: TestPerson, choice: NoticeChoice, ways: Partial<NoticeWays>): Promise<void> => {
  const answer = await person.call('PATCH', '/api/preferences', { notices: { [choice]: ways } });
  expect(answer.status).toBe(200);
};
const tell = (person: TestPerson, notice: NewNotice): Promise<void> =>
  server.recueil.database.asSystem('test', (tx) => addNotice(tx, person.id, notice));
const ready = (): NewNotice => ({ kind: 'export_ready', about: { kind: 'export', id: uuidv7() } });
const noticesOf = async (person: TestPerson): Promise<Notice[]> =>
  noticePage.parse(await (await person.call('GET', '/api/notices')).json()).items;

const sent: { to: string; text: string }[] = [];
let mailIsRefused = false;
const mail = (): Promise<number> =>
  mailNotices({
    database: server.recueil.database,
    log: server.recueil.log,
    productName: 'Recueil',
    origin: () => 'https://recueil.example',
    mailer: {
      delivers: true,
      send: async ({ to, text }) => {
        if (mailIsRefused) throw new Error('The mail server is away');
        sent.push({ to, text });
      },
      check: async () => undefined,
      close: async () => undefined,
    },
  });
/** What was mailed to the person so far, after another look at what is due. */
const mailedTo = async (person: TestPerson): Promise<string[]> => {
  await mail();
  return sent.filter(({ to }) => to === person.email).map(({ text }) => text);
};
/** As if the last mail had been sent an hour ago. */
const letAnHourPass = (person: TestPerson): Promise<unknown> =>
  server.recueil.database.asSystem('test', ({ db }) =>
    db
      .updateTable('notice_mails')
      .set({ sent_at: new Date(Date.now() - 3_600_000) })
      .where('user_id', '=', person.id)
      .execute(),
  );
const personMailedOf = async (choice: NoticeChoice): Promise<TestPerson> => {
  const someone = await signUpInProcess(server);
  await choose(someone, choice, { by_mail: true });
  return someone;
};

describe('a mail that collects notices', () => {
  it('goes to those who chose it, once for all that waits, and says nothing of it', async () => {
    const [someone, other] = [await personMailedOf('export_ready'), await signUpInProcess(server)];
    for (const person of [someone, someone, other]) await tell(person, ready());
    const [text, ...more] = await mailedTo(someone);
    expect(text).toContain('https://recueil.example/login');
    expect(text).not.toMatch(/export|données|data/i);
    expect([more, await mailedTo(other)]).toEqual([[], []]);
  });

  it('is sent at most once an hour, and then for what came meanwhile', async () => {
    const someone = await personMailedOf('export_ready');
    await tell(someone, ready());
    expect(await mailedTo(someone)).toHaveLength(1);
    await tell(someone, ready());
    expect(await mailedTo(someone)).toHaveLength(1);
    await letAnHourPass(someone);
    expect(await mailedTo(someone)).toHaveLength(2);
    await letAnHourPass(someone);
    expect(await mailedTo(someone)).toHaveLength(2);
  });

  it('is sent by one of two servers that look at the same moment', async () => {
    const someone = await personMailedOf('export_ready');
    await tell(someone, ready());
    await Promise.all([mail(), mail(), mail()]);
    expect(await mailedTo(someone)).toHaveLength(1);
  });

  it('is not sent about what was read before', async () => {
    const someone = await personMailedOf('export_ready');
    await tell(someone, ready());
    const [notice] = await noticesOf(someone);
    await someone.call('POST', `/api/notices/${notice?.id}/read`);
    expect(await mailedTo(someone)).toEqual([]);
  });

  it('is sent later when the mail server was away', async () => {
    const someone = await personMailedOf('export_ready');
    await tell(someone, ready());
    mailIsRefused = true;
    expect(await mailedTo(someone)).toEqual([]);
    mailIsRefused = false;
    await letAnHourPass(someone);
    expect(await mailedTo(someone)).toHaveLength(1);
  });

  it.each([
    ['is suspended', { banned_until: new Date(Date.now() + 3_600_000) }],
    ['has not confirmed their address', { email_confirmed_at: null }],
  ])('is not sent to somebody who %s', async (_, change) => {
    const someone = await personMailedOf('export_ready');
    await tell(someone, ready());
    await server.recueil.database.asSystem('test', ({ db }) =>
      db.updateTable('auth.users').set(change).where('id', '=', someone.id).execute(),
    );
    expect(await mailedTo(someone)).toEqual([]);
  });

  it('is not sent to somebody whose account is about to be closed', async () => {
    const someone = await personMailedOf('export_ready');
    await tell(someone, ready());
    await server.recueil.database.asSystem('test', ({ db }) =>
      db
        .insertInto('auth.account_closings')
        .values({
          user_id: someone.id,
          receipt_code: 'x',
          requested_at: new Date(),
          closes_at: new Date(Date.now() + 86_400_000),
        })
        .execute(),
    );
    expect(await mailedTo(someone)).toEqual([]);
  });

  it('is in the language that the person chose', async () => {
    const someone = await personMailedOf('export_ready');
    await someone.call('PATCH', '/api/preferences', { language: 'en' });
    await tell(someone, ready());
    const [text] = await mailedTo(someone);
    expect(text).toContain('Something new waits for you');
    expect(text).not.toContain('Bonjour');
  });
});

describe('a choice', () => {
  it('of neither way leaves nothing; of mail alone shows nothing in the app', async () => {
    const someone = await signUpInProcess(server);
    await choose(someone, 'export_ready', { in_app: false });
    await tell(someone, ready());
    expect([await noticesOf(someone), await mailedTo(someone)]).toEqual([[], []]);
    await choose(someone, 'export_ready', { by_mail: true });
    await tell(someone, ready());
    expect(await noticesOf(someone)).toEqual([]);
    expect(await (await someone.call('GET', '/api/notices/unread')).json()).toEqual({ count: 0 });
    expect(await mailedTo(someone)).toHaveLength(1);
  });

  it('keeps the mail about a new browser away, and the mail of security is its own', async () => {
    const someone = await signUpInProcess(server);
    await choose(someone, 'new_sign_in', { by_mail: false });
    await signInLow(server, someone);
    expect(await noticesOf(someone)).toMatchObject([{ kind: 'new_sign_in' }]);
    await someone.call('PUT', '/auth/v1/user', {
      password: 'Nouveau3passe',
      current_password: someone.password,
    });
    await expect
      .poll(async () => (await mailsTo(server, someone.email)).map(({ subject }) => subject))
      .toEqual([expect.stringContaining('Votre mot de passe a changé')]);
    expect(await mailedTo(someone)).toEqual([]);
  });
});

describe('a reminder of what waits unfinished', () => {
  // Read once: a test that runs past midnight keeps its day. No answer here depends on one day more or less.
  const now = Date.now();
  const dayBefore = (days: number): string => new Date(now - days * 86_400_000).toISOString().slice(0, 10);
  const say = (person: TestPerson, browser: string, since: string | null): Promise<Response> =>
    person.call('PUT', '/api/notices/drafts', { browser, since });
  const kept = (person: TestPerson) =>
    server.recueil.database.readOnBehalfOf(person.id, 'test', ({ db }) =>
      db.selectFrom('draft_reminders').select(['id', 'since']).execute(),
    );

  it('is given once after some days to somebody who asked for it, and goes with the draft', async () => {
    const someone = await signUpInProcess(server);
    await choose(someone, 'unfinished_draft', { in_app: true });
    const browser = uuidv7();
    expect((await say(someone, browser, dayBefore(1))).status).toBe(204);
    await remindOfDrafts(server.recueil.database);
    expect(await noticesOf(someone)).toEqual([]);
    await say(someone, browser, dayBefore(5));
    await remindOfDrafts(server.recueil.database);
    await say(someone, browser, dayBefore(5));
    await remindOfDrafts(server.recueil.database);
    expect(await noticesOf(someone)).toMatchObject([
      { kind: 'unfinished_draft', count: 1, about: { kind: 'draft', id: browser } },
    ]);
    await say(someone, browser, null);
    expect([await noticesOf(someone), await kept(someone)]).toEqual([[], []]);
  });

  it('is not given, and nothing is kept, without being asked for', async () => {
    const someone = await signUpInProcess(server);
    await say(someone, uuidv7(), dayBefore(5));
    expect(await kept(someone)).toEqual([]);
    await choose(someone, 'unfinished_draft', { by_mail: true });
    const browser = uuidv7();
    await say(someone, browser, dayBefore(5));
    expect(await kept(someone)).toEqual([{ id: browser, since: dayBefore(5) }]);
    await choose(someone, 'unfinished_draft', { by_mail: false });
    await say(someone, browser, dayBefore(5));
    expect(await kept(someone)).toEqual([]);
  });

  it('is kept for so many browsers, the last ones', async () => {
    const someone = await signUpInProcess(server);
    await choose(someone, 'unfinished_draft', { in_app: true });
    for (let at = 0; at < DRAFT_BROWSERS_MAX_COUNT + 2; at += 1) await say(someone, uuidv7(), dayBefore(at));
    const days = (await kept(someone)).map(({ since }) => since).sort();
    expect(days).toHaveLength(DRAFT_BROWSERS_MAX_COUNT);
    expect(days[0]).toBe(dayBefore(DRAFT_BROWSERS_MAX_COUNT - 1));
  });
});
