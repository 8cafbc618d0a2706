/** What is told to a person's other tabs and devices, by one server and by another on the same database. */
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished } from 'vitest';
import { CHANNEL } from '#server/platform/events/notice.ts';
import { incidentBody } from '../support/belongings.ts';
import { type LiveReader, listenLive } from '../support/live.ts';
import { personAt, signUp, TEST_PASSWORD, type TestPerson } from '../support/people.ts';
import { asSuperuser } from '../support/test-cluster.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';
import { createConversation, eventOf, say } from '../support/turns.ts';
import { uploaded, wavOf } from '../support/uploads.ts';

let one: TestServer;
let other: TestServer;
let claire: TestPerson;

beforeAll(async () => {
  one = await startTestServer();
  other = await startTestServer({ beside: one });
  claire = await signUp(one);
});
afterAll(async () => {
  await other.stop();
  await one.stop();
});

/** The person's stream at the other server than the one at which they do things. */
const listenElsewhere = async (person: TestPerson): Promise<LiveReader> => {
  const stream = await listenLive(personAt(other.url, person));
  onTestFinished(stream.close);
  return stream;
};

/**
 * The same, once changes are told one by one: the server's own connection may be made anew at first, and what is told
 * meanwhile is told as `everything`.
 */
const listenUndisturbed = async (person: TestPerson): Promise<LiveReader> => {
  const stream = await listenElsewhere(person);
  const id = await createConversation(person);
  let titles = 0;
  await expect
    .poll(async () => {
      titles += 1;
      await person.call('PATCH', `/api/conversations/${id}`, { title: `Mars ${titles}` });
      return stream.heard;
    })
    .toContainEqual({ event: 'changed', kind: 'conversation', id });
  return stream;
};

/** Signs the same person in once more, as on another device. */
const signInAgain = async (person: TestPerson): Promise<TestPerson> => {
  const answer = await fetch(`${one.url}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: person.email, password: TEST_PASSWORD }),
  });
  const { access_token, refresh_token } = (await answer.json()) as Record<string, string>;
  return personAt(one.url, {
    ...person,
    accessToken: access_token as string,
    refreshToken: refresh_token as string,
  });
};

describe('a live stream', () => {
  it('tells to look at everything once it listens, and is kept nowhere', async () => {
    const answer = await claire.call('GET', '/api/events');
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'text/event-stream',
      'cache-control': 'no-store',
    });
    await answer.body?.cancel();
    const { heard } = await listenElsewhere(claire);
    // What happened just before may be told first: the stream listens before it says so.
    await expect.poll(() => heard).toContainEqual({ event: 'everything', quiet_ms: expect.any(Number) });
  });

  it('tells of a turn by its message, what one transaction does once, and nothing of what was said', async () => {
    const stream = await listenUndisturbed(claire);
    const id = await createConversation(claire);
    const heardOfIt = () => stream.heard.filter((event) => JSON.stringify(event).includes(id));
    await expect.poll(heardOfIt).toEqual([{ event: 'changed', kind: 'conversation', id }]);
    stream.heard.length = 0;
    const messageId = uuidv7();
    eventOf(await say(claire, id, 'Hier mon chef a crié.', messageId), 'reply');
    const turn = { event: 'turn', conversation_id: id, message_id: messageId };
    await expect.poll(heardOfIt).toEqual([turn, turn]);
  });

  it('tells of conversations, incidents and files that come, change and go', async () => {
    const stream = await listenUndisturbed(claire);
    const id = await createConversation(claire);
    const told = (event: object): Promise<void> => expect.poll(() => stream.heard).toContainEqual(event);
    const toldAnew = async (event: object, act: () => Promise<unknown>): Promise<void> => {
      stream.heard.length = 0;
      await act();
      await told(event);
    };
    await told({ event: 'changed', kind: 'conversation', id });
    const conversation = { event: 'changed', kind: 'conversation', id };
    await toldAnew(conversation, () => claire.call('PATCH', `/api/conversations/${id}`, { title: 'Mars' }));
    await toldAnew(conversation, () =>
      claire.call('POST', `/api/conversations/${id}/answers`, {
        action: 'add',
        value: { detail: 'where', text: 'À l’atelier' },
      }),
    );
    const messageId = uuidv7();
    await say(claire, id, 'Il a crié.', messageId);
    await toldAnew(conversation, () =>
      claire.call('DELETE', `/api/conversations/${id}/messages/${messageId}`),
    );
    await toldAnew(conversation, () => claire.call('DELETE', `/api/conversations/${id}`));

    const incident = { event: 'changed', kind: 'incident', id: uuidv7() };
    await toldAnew(incident, () => claire.call('POST', '/api/incidents', incidentBody(incident.id)));
    await toldAnew(incident, () =>
      claire.call('PATCH', `/api/incidents/${incident.id}`, { title: 'Autre' }, { 'if-match': '"1"' }),
    );
    await toldAnew(incident, () =>
      claire.call('DELETE', `/api/incidents/${incident.id}`, undefined, { 'if-match': '"2"' }),
    );

    const file = { event: 'changed', kind: 'file', id: uuidv7() };
    await toldAnew(file, () => uploaded(one.url, claire, wavOf(), { id: file.id, name: 'voix.wav' }));
    await toldAnew(file, () =>
      claire.call('PUT', `/api/files/${file.id}/transcription`, { text: 'Il a crié.' }),
    );
    await toldAnew(file, () => claire.call('DELETE', `/api/files/${file.id}`));
  });

  it('tells of every kind of record whose tables announce it', async () => {
    const stream = await listenElsewhere(claire);
    const { pool } = one.recueil.database;
    // The first argument of the triggers that `app.announce` made (012-events.sql).
    const { rows } = await pool.query<{ topic: string }>(
      `SELECT DISTINCT split_part(encode(tgargs, 'escape'), '\\000', 1) AS topic
       FROM pg_trigger WHERE tgfoid = 'app.tell'::regproc ORDER BY topic`,
    );
    expect(rows.length).toBeGreaterThan(2);
    for (const { topic } of rows) {
      const id = uuidv7();
      await pool.query('SELECT pg_notify($1, $2)', [CHANNEL, `${claire.id} ${topic} ${id}`]);
      await expect.poll(() => stream.heard).toContainEqual({ event: 'changed', kind: topic, id });
    }
  });

  it('tells another person nothing', async () => {
    const paul = await signUp(one, 'Paul');
    const atClaire = await listenElsewhere(claire);
    const atPaul = await listenElsewhere(paul);
    const id = await createConversation(claire);
    await expect.poll(() => atClaire.heard).toContainEqual({ event: 'changed', kind: 'conversation', id });
    // Notices come in order: that of Paul's own conversation came after that of Claire's.
    const own = await createConversation(paul);
    await expect.poll(() => atPaul.heard).toContainEqual({ event: 'changed', kind: 'conversation', id: own });
    // His own sign-up may be told late.
    expect(atPaul.heard.filter((event) => !('kind' in event && event.kind === 'profile'))).toEqual([
      { event: 'everything', quiet_ms: expect.any(Number) },
      { event: 'changed', kind: 'conversation', id: own },
    ]);
  });

  it('tells to look at everything when its listener was lost, and of what changes from then on', async () => {
    const stream = await listenElsewhere(claire);
    const listening = `SELECT pid FROM pg_stat_activity WHERE datname = $1 AND application_name = 'recueil: events'`;
    const name = new URL(one.databaseUrl).pathname.slice(1);
    await asSuperuser(inject('cluster'), async (client) => {
      const { rowCount } = await client.query(
        `SELECT pg_terminate_backend(pid) FROM (${listening}) AS listener`,
        [name],
      );
      expect(rowCount).toBe(2);
    });
    // Writing goes on meanwhile.
    const missed = await createConversation(claire);
    await expect.poll(() => stream.heard.filter(({ event }) => event === 'everything').length).toBe(2);
    const id = await createConversation(claire);
    await expect.poll(() => stream.heard).toContainEqual({ event: 'changed', kind: 'conversation', id });
    expect(missed).not.toBe(id);
  });

  it('ends when its session is ended on another device, while the other session goes on', async () => {
    const someone = await signUp(one);
    const lost = await signInAgain(someone);
    const [ending, staying] = await Promise.all([listenElsewhere(lost), listenElsewhere(someone)]);
    await someone.call('POST', '/auth/v1/logout?scope=others');
    await ending.ended;
    const id = await createConversation(someone);
    await expect.poll(() => staying.heard).toContainEqual({ event: 'changed', kind: 'conversation', id });
    expect((await lost.call('GET', '/api/events')).status).toBe(401);
  });

  it('ends with the account', async () => {
    const someone = await signUp(one);
    const stream = await listenElsewhere(someone);
    await one.recueil.database.asSystem('test', ({ db }) =>
      db.deleteFrom('auth.users').where('id', '=', someone.id).execute(),
    );
    await stream.ended;
  });

  it('is given to a person so often and no more, and again when one is closed', async () => {
    const someone = await signUp(one);
    const streams = await Promise.all(Array.from({ length: 20 }, () => listenElsewhere(someone)));
    const refused = await personAt(other.url, someone).call('GET', '/api/events');
    expect(refused.status).toBe(429);
    expect(await refused.json()).toMatchObject({ code: 'rate_limited', retryAfterSeconds: 30 });
    expect((await personAt(other.url, claire).call('GET', '/api/events')).status).toBe(200);
    streams[0]?.close();
    await expect
      .poll(async () => {
        const answer = await personAt(other.url, someone).call('GET', '/api/events');
        await answer.body?.cancel();
        return answer.status;
      })
      .toBe(200);
  });

  it('is not opened for a request for its headers alone', async () => {
    const someone = await signUp(one);
    for (let asked = 0; asked < 21; asked += 1) {
      expect((await personAt(other.url, someone).call('HEAD', '/api/events')).status).toBe(200);
    }
    const answer = await personAt(other.url, someone).call('GET', '/api/events');
    expect(answer.status).toBe(200);
    await answer.body?.cancel();
  });

  it('ends when its server stops, which waits for none', async () => {
    const third = await startTestServer({ beside: one });
    const stream = await listenLive(personAt(third.url, claire));
    await third.stop();
    await stream.ended;
    // Nothing that was under way had to be cut off.
    expect(third.logged.filter(({ level }) => Number(level) >= 40)).toEqual([]);
  });
});
