import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { type Notice, noticePage, unreadNotices } from '#contract/account/notices.ts';
import { DAY_MS } from '#contract/common/durations.ts';
import { NOTICES_COUNTED } from '#contract/common/limits.ts';
import { expireNotices } from '#server/modules/notifications/expire-notices.ts';
import { addNotice, type NewNotice } from '#server/modules/notifications/index.ts';
import { listenLive } from '../support/live.ts';
import { signUpInProcess, type TestPerson } from '../support/people.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';
import { createConversation } from '../support/turns.ts';

let server: TestServer;
let claire: TestPerson;

beforeAll(async () => {
  server = await startTestServer();
  claire = await signUpInProcess(server, 'Claire');
});
afterAll(() => server.stop());

const tell = (person: TestPerson, notice: NewNotice): Promise<void> =>
  server.recueil.database.asSystem('test', (tx) => addNotice(tx, person.id, notice));

const pageOf = async (person: TestPerson, search = '') =>
  noticePage.parse(await (await person.call('GET', `/api/notices${search}`)).json());

const noticesOf = async (person: TestPerson): Promise<Notice[]> => (await pageOf(person)).items;

const unreadOf = async (person: TestPerson): Promise<number> =>
  unreadNotices.parse(await (await person.call('GET', '/api/notices/unread')).json()).count;

describe('notices', () => {
  it('are listed newest first, page by page, with what they are about and whether they were read', async () => {
    const someone = await signUpInProcess(server);
    const about = { kind: 'file', id: uuidv7() };
    await tell(someone, { kind: 'password_changed' });
    await tell(someone, { kind: 'transcription_ready', about });
    const [second, first] = await noticesOf(someone);
    expect([first, second]).toMatchObject([
      { kind: 'password_changed', about: null, is_read: false, count: 1 },
      { kind: 'transcription_ready', about, is_read: false, count: 1 },
    ]);
    const page = await pageOf(someone, '?limit=1');
    expect(page.items).toEqual([second]);
    const rest = await pageOf(someone, `?limit=1&cursor=${page.nextCursor}`);
    expect(rest).toEqual({ items: [first], nextCursor: null });
  });

  it('are one for the same kind about the same record, which is new again; about the account each stands alone', async () => {
    const someone = await signUpInProcess(server);
    const about = { kind: 'file', id: uuidv7() };
    await tell(someone, { kind: 'transcription_ready', about });
    const [once] = await noticesOf(someone);
    await someone.call('POST', `/api/notices/${once?.id}/read`);
    await tell(someone, { kind: 'transcription_ready', about });
    expect(await noticesOf(someone)).toMatchObject([{ id: once?.id, count: 2, is_read: false }]);
    await tell(someone, { kind: 'transcription_ready', about: { kind: 'file', id: uuidv7() } });
    await tell(someone, { kind: 'new_sign_in' });
    await tell(someone, { kind: 'new_sign_in' });
    expect(await noticesOf(someone)).toHaveLength(4);
  });

  it('are not there when what happened is rolled back', async () => {
    const someone = await signUpInProcess(server);
    const failing = server.recueil.database.asSystem('test', async (tx) => {
      await addNotice(tx, someone.id, { kind: 'password_changed' });
      throw new Error('It did not happen');
    });
    await expect(failing).rejects.toThrow('It did not happen');
    expect(await noticesOf(someone)).toEqual([]);
  });

  it('are read one by one, or all that came until then', async () => {
    const someone = await signUpInProcess(server);
    for (const kind of ['password_changed', 'email_changed', 'factor_added'] as const) {
      await tell(someone, { kind });
    }
    expect(await unreadOf(someone)).toBe(3);
    const [last, middle] = await noticesOf(someone);
    expect((await someone.call('POST', `/api/notices/${last?.id}/read`)).status).toBe(204);
    expect((await someone.call('POST', `/api/notices/${last?.id}/read`)).status).toBe(204);
    expect(await unreadOf(someone)).toBe(2);
    await someone.call('POST', '/api/notices/read', { until: middle?.created_at });
    expect((await noticesOf(someone)).map(({ is_read }) => is_read)).toEqual([true, true, true]);
    await tell(someone, { kind: 'factor_removed' });
    await someone.call('POST', '/api/notices/read', { until: middle?.created_at });
    expect(await unreadOf(someone)).toBe(1);
  });

  it('are counted up to a hundred', async () => {
    const someone = await signUpInProcess(server);
    await server.recueil.database.asSystem('test', async (tx) => {
      for (let at = 0; at < NOTICES_COUNTED + 3; at += 1) {
        await addNotice(tx, someone.id, { kind: 'new_sign_in' });
      }
    });
    expect(await unreadOf(someone)).toBe(NOTICES_COUNTED);
  });

  it('are deleted one by one, or all that were read', async () => {
    const someone = await signUpInProcess(server);
    await tell(someone, { kind: 'password_changed' });
    await tell(someone, { kind: 'email_changed' });
    await tell(someone, { kind: 'factor_added' });
    const [third, second, first] = await noticesOf(someone);
    expect((await someone.call('DELETE', `/api/notices/${first?.id}`)).status).toBe(204);
    expect((await someone.call('DELETE', `/api/notices/${first?.id}`)).status).toBe(404);
    await someone.call('POST', `/api/notices/${second?.id}/read`);
    await someone.call('DELETE', '/api/notices');
    expect(await noticesOf(someone)).toEqual([third]);
  });

  it('are another person’s neither to read nor to count, nor to mark or delete in bulk', async () => {
    const paul = await signUpInProcess(server, 'Paul');
    await tell(claire, { kind: 'password_changed' });
    expect([await noticesOf(paul), await unreadOf(paul)]).toEqual([[], 0]);
    await paul.call('POST', '/api/notices/read', { until: new Date(Date.now() + 60_000).toISOString() });
    await paul.call('DELETE', '/api/notices');
    expect(await noticesOf(claire)).toMatchObject([{ kind: 'password_changed', is_read: false }]);
  });

  it('are kept for ninety days, read or not', async () => {
    const someone = await signUpInProcess(server);
    await tell(someone, { kind: 'new_sign_in' });
    const later = (days: number) => new Date(Date.now() + days * DAY_MS);
    await expireNotices(server.recueil.database, later(89));
    expect(await noticesOf(someone)).toHaveLength(1);
    await expireNotices(server.recueil.database, later(91));
    expect(await noticesOf(someone)).toEqual([]);
  });

  it('are told to open tabs after the commit, by one event however many there are', async () => {
    const someone = await signUpInProcess(server);
    const stream = await listenLive(someone);
    onTestFinished(stream.close);
    const changed = { event: 'changed', kind: 'notification', id: someone.id };
    // What was told before this conversation was, which comes in its order.
    const heardNow = async () => {
      const id = await createConversation(someone);
      await expect.poll(() => stream.heard).toContainEqual({ event: 'changed', kind: 'conversation', id });
      return stream.heard.splice(0).filter((event) => 'kind' in event && event.kind === 'notification');
    };
    await heardNow();
    await server.recueil.database.asSystem('test', async (tx) => {
      for (let at = 0; at < 3; at += 1) await addNotice(tx, someone.id, { kind: 'new_sign_in' });
    });
    expect(await heardNow()).toEqual([changed]);
    await someone.call('POST', '/api/notices/read', { until: new Date(Date.now() + 60_000).toISOString() });
    expect(await heardNow()).toEqual([changed]);
  });
});
