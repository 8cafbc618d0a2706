/** What the operator tells everybody: one row for all, told live, and read by each person for themselves. */
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { type Notice, noticePage, unreadNotices } from '#contract/account/notices.ts';
import { type LiveReader, listenLive } from '../support/live.ts';
import { personAt, signUpInProcess, type TestPerson } from '../support/people.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';

let server: TestServer;
let other: TestServer;
let claire: TestPerson;
let paul: TestPerson;

beforeAll(async () => {
  server = await startTestServer();
  other = await startTestServer({ beside: server });
  [claire, paul] = [await signUpInProcess(server, 'Claire'), await signUpInProcess(server, 'Paul')];
});
afterAll(async () => {
  await other.stop();
  await server.stop();
});

const publish = async (audience: 'everyone' | 'administrators' = 'everyone'): Promise<string> => {
  const id = uuidv7();
  await server.recueil.database.asSystem('test', ({ db }) =>
    db
      .insertInto('operator_messages')
      .values({ id, audience, text_fr: 'Le service s’arrête ce soir.', text_en: 'It stops tonight.' })
      .execute(),
  );
  return id;
};
const withdraw = (id: string): Promise<unknown> =>
  server.recueil.database.asSystem('test', ({ db }) =>
    db.updateTable('operator_messages').set({ withdrawn_at: new Date() }).where('id', '=', id).execute(),
  );
/** The notice of a message, as the person sees it. */
const shown = async (person: TestPerson, id: string): Promise<Notice | undefined> =>
  noticePage
    .parse(await (await person.call('GET', '/api/notices')).json())
    .items.find((notice) => notice.id === id);
const unreadOf = async (person: TestPerson): Promise<number> =>
  unreadNotices.parse(await (await person.call('GET', '/api/notices/unread')).json()).count;

describe('a message of the operator', () => {
  it('is a notice of everybody, which each reads and puts away for themselves', async () => {
    const id = await publish();
    const notice = {
      kind: 'operator_message',
      text: { fr: 'Le service s’arrête ce soir.', en: 'It stops tonight.' },
      is_read: false,
    };
    expect(await shown(claire, id)).toMatchObject(notice);
    const before = await unreadOf(claire);
    expect((await claire.call('POST', `/api/notices/${id}/read`)).status).toBe(204);
    expect((await claire.call('POST', `/api/notices/${id}/read`)).status).toBe(204);
    expect([await shown(claire, id), await unreadOf(claire)]).toMatchObject([{ is_read: true }, before - 1]);
    expect(await shown(paul, id)).toMatchObject(notice);
    expect((await paul.call('DELETE', `/api/notices/${id}`)).status).toBe(204);
    expect([await shown(paul, id), await shown(claire, id)]).toEqual([undefined, expect.anything()]);
    await claire.call('DELETE', '/api/notices');
    expect(await shown(claire, id)).toBeUndefined();
    expect((await claire.call('DELETE', `/api/notices/${id}`)).status).toBe(404);
  });

  it('is read with all others, and not when it came later', async () => {
    const first = await publish();
    const until = (await shown(claire, first))?.created_at ?? '';
    const [someone] = [await signUpInProcess(server)];
    const second = await publish();
    await claire.call('POST', '/api/notices/read', { until });
    expect([await shown(claire, first), await shown(claire, second)]).toMatchObject([
      { is_read: true },
      { is_read: false },
    ]);
    // Older than their account.
    expect([await shown(someone, first), await shown(someone, second)]).toEqual([
      undefined,
      expect.anything(),
    ]);
  });

  it('is gone when it is taken back', async () => {
    const id = await publish();
    await withdraw(id);
    expect(await shown(claire, id)).toBeUndefined();
    expect((await claire.call('POST', `/api/notices/${id}/read`)).status).toBe(404);
  });

  it('to the administrators is shown to nobody else', async () => {
    const id = await publish('administrators');
    const setRole = (role: string) =>
      server.recueil.database.asSystem('test', ({ db }) =>
        db.updateTable('profiles').set({ role }).where('user_id', '=', paul.id).execute(),
      );
    await setRole('super_admin');
    expect([await shown(claire, id), await shown(paul, id)]).toEqual([undefined, expect.anything()]);
    expect((await claire.call('POST', `/api/notices/${id}/read`)).status).toBe(404);
    await setRole('user');
    expect(await shown(paul, id)).toBeUndefined();
  });

  it('is shown to nobody who does not want it in the app, and mailed to those who chose so', async () => {
    const choose = (ways: object) =>
      paul.call('PATCH', '/api/preferences', { notices: { operator_message: ways } });
    const due = () =>
      server.recueil.database.asSystem('test', ({ db }) =>
        db.selectFrom('notifications').select('user_id').where('mail_due', '=', true).execute(),
      );
    await choose({ in_app: false, by_mail: true });
    const id = await publish();
    expect([await shown(paul, id), await shown(claire, id)]).toEqual([undefined, expect.anything()]);
    expect(await due()).toEqual([{ user_id: paul.id }]);
    await withdraw(id);
    expect(await due()).toEqual([]);
    await choose({ in_app: true, by_mail: false });
  });

  it('is told to every open tab of everybody, at every server', async () => {
    const streams = await Promise.all(
      [claire, paul, personAt(other.url, claire)].map((person) => listenLive(person)),
    );
    onTestFinished(() => {
      for (const stream of streams) stream.close();
    });
    const told = (id: string) => ({ event: 'changed', kind: 'notification', id });
    const published: object[] = [];
    const hearsOne = ({ heard }: LiveReader) =>
      published.some((one) => heard.some((event) => JSON.stringify(event) === JSON.stringify(one)));
    // A server that has just started may not listen yet.
    await expect
      .poll(async () => {
        published.push(told(await publish()));
        return streams.map(hearsOne);
      })
      .toEqual([true, true, true]);
  });
});
