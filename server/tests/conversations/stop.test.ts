/** A reply that is being written is stopped, at the server that writes it and at another. */
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { readVersions } from '#server/platform/ledger/ledger.ts';
import { type HandDrivenModel, startHandDrivenModel } from '../support/hand-driven-model.ts';
import { listenLive } from '../support/live.ts';
import { answeredBy } from '../support/openai-server.ts';
import { personAt, signUp, type TestPerson } from '../support/people.ts';
import { asSuperuser } from '../support/test-cluster.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';
import { createConversation, eventOf, readConversation, readTurn, say } from '../support/turns.ts';

let model: HandDrivenModel;
let server: TestServer;
let other: TestServer;
let claire: TestPerson;
let id: string;
let messageId: string;

beforeAll(async () => {
  model = await startHandDrivenModel();
  const env = answeredBy(model);
  server = await startTestServer({ env });
  other = await startTestServer({ env, beside: server });
  claire = await signUp(server);
});
afterAll(async () => {
  await other.stop();
  await server.stop();
  await model.stop();
});
beforeEach(async () => {
  id = await createConversation(claire);
  messageId = uuidv7();
});

const open = () => readConversation(claire, id);
const stop = (at: TestServer = server, person = claire): Promise<Response> =>
  personAt(at.url, person).call('POST', `/api/conversations/${id}/turns/${messageId}/stop`);
const talk = () => say(claire, id, 'Il a crié.', messageId);
/** The same, when words of the reply have been let through. */
const talkUntilWords = async (words: string) => {
  const turn = claire.call('POST', `/api/conversations/${id}/turns`, {
    id: messageId,
    content: 'Il a crié.',
  });
  const call = await model.asked();
  call.write(words);
  const [heard, rest] = ((await turn).body as ReadableStream<Uint8Array>).tee();
  const reader = heard.getReader();
  const decoder = new TextDecoder();
  for (let text = ''; !text.includes('event: delta'); ) {
    const { done, value } = await reader.read();
    if (done) throw new Error(`The turn ended without words: ${text}`);
    text += decoder.decode(value, { stream: true });
  }
  return { call, events: readTurn(new Response(rest)) };
};

describe('stopping a reply', () => {
  it.each([
    ['the server that writes it', () => server],
    ['another server', () => other],
  ])('at %s lets go of the model, keeps what came, and marks it', async (_where, at) => {
    const { call, events: turn } = await talkUntilWords('Merci de me le dire. Je vous ');
    expect((await open()).replies).toEqual([{ message_id: messageId, status: 'writing' }]);
    expect((await stop(at())).status).toBe(204);
    await call.leftAlone;
    const events = await turn;
    const { message } = eventOf(events, 'reply');
    expect(message).toMatchObject({
      content: 'Merci de me le dire.',
      metadata: { interrupted: true, stopped: true },
    });
    expect(events.at(-1)?.event).toBe('done');
    const { messages, replies } = await open();
    expect(messages.at(-1)).toEqual(message);
    expect(replies).toBeUndefined();
    const [version] = await server.recueil.database.onBehalfOf(claire.id, 'test', (tx) =>
      readVersions(tx, message.id),
    );
    expect(version).toMatchObject({ content: { metadata: { stopped: true } } });
  });

  it('before anything came leaves the message without a reply, and it can be asked for again', async () => {
    const turn = talk();
    const call = await model.asked();
    expect((await stop()).status).toBe(204);
    await call.leftAlone;
    const events = await turn;
    expect(events.map(({ event }) => event)).toEqual(['saved', 'stopped', 'collected', 'done']);
    expect(await open()).toMatchObject({
      messages: [{ id: messageId }],
      replies: [{ message_id: messageId, status: 'stopped' }],
    });
    const again = talk();
    const second = await model.asked();
    second.write('Je vous écoute.');
    second.finish();
    expect(eventOf(await again, 'reply').message).toMatchObject({ content: 'Je vous écoute.', metadata: {} });
    expect((await open()).replies).toBeUndefined();
  });

  it('is asked for as often as one likes, also when the reply has ended', async () => {
    const turn = talk();
    const call = await model.asked();
    call.write('Je vous écoute.');
    call.finish();
    await turn;
    for (const at of [server, other]) expect((await stop(at)).status).toBe(204);
    expect((await open()).messages.at(-1)).toMatchObject({ content: 'Je vous écoute.', metadata: {} });
  });

  it('changes nothing of a reply that the guide gave at once', async () => {
    await claire.call('PATCH', `/api/conversations/${id}`, { answered_by: 'guide' });
    const { message } = eventOf(await talk(), 'reply');
    expect((await stop()).status).toBe(204);
    expect((await open()).messages.at(-1)).toEqual(message);
    expect(message.metadata).toEqual({});
  });

  it('is possible only for the owner, and only for their own messages in this conversation', async () => {
    const paul = await signUp(server, 'Paul');
    const turn = talk();
    const call = await model.asked();
    expect((await stop(server, paul)).status).toBe(404);
    const elsewhere = await createConversation(claire);
    for (const path of [`${elsewhere}/turns/${messageId}`, `${id}/turns/${uuidv7()}`, `${id}/turns/x`]) {
      expect((await claire.call('POST', `/api/conversations/${path}/stop`)).status).toBe(404);
    }
    call.write('Je vous écoute.');
    call.finish();
    const { message } = eventOf(await turn, 'reply');
    expect(message.metadata).toEqual({});
    expect((await claire.call('POST', `/api/conversations/${id}/turns/${message.id}/stop`)).status).toBe(404);
  });

  it('is heard of once the listener is back, when it was lost while somebody asked', async () => {
    const turn = talk();
    const call = await model.asked();
    const name = new URL(server.databaseUrl).pathname.slice(1);
    // Nobody is told: as it is for what is asked while no connection listens.
    await asSuperuser(
      inject('cluster'),
      async (client) => {
        await client.query('SET session_replication_role = replica');
        await client.query('UPDATE running_replies SET stopped = true WHERE message_id = $1', [messageId]);
        await client.query(
          `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
           WHERE datname = current_database() AND application_name = 'recueil: events'`,
        );
      },
      name,
    );
    await call.leftAlone;
    expect((await turn).map(({ event }) => event)).toContain('stopped');
  });

  it('does not come of a page that is left', async () => {
    const reading = new AbortController();
    const answer = await fetch(`${server.url}/api/conversations/${id}/turns`, {
      method: 'POST',
      headers: { authorization: `Bearer ${claire.accessToken}`, 'content-type': 'application/json' },
      body: JSON.stringify({ id: messageId, content: 'Il a crié.' }),
      signal: reading.signal,
    });
    await answer.body?.getReader().read();
    const call = await model.asked();
    reading.abort();
    call.write('Je vous écoute.');
    call.finish();
    await expect.poll(async () => (await open()).messages.at(-1)?.metadata).toEqual({});
    await expect.poll(async () => (await open()).messages.length).toBe(2);
  });
});

describe('a message that is deleted while its reply is written', () => {
  it.each([
    ['the server that writes it', () => server],
    ['another server', () => other],
  ])('at %s lets go of the model, and nothing of the reply is kept', async (_where, at) => {
    const { call, events: turn } = await talkUntilWords('Merci de me le dire. Je vous ');
    const removed = await personAt(at().url, claire).call(
      'DELETE',
      `/api/conversations/${id}/messages/${messageId}`,
    );
    expect(removed.status).toBe(204);
    await call.leftAlone;
    const events = await turn;
    expect(eventOf(events, 'problem').code).toBe('not_found');
    expect(eventOf(events, 'done').conversation.message_count).toBe(0);
    expect(await open()).toMatchObject({ messages: [] });
    expect((await open()).replies).toBeUndefined();
  });

  it('does not stop the reply to another one', async () => {
    const first = uuidv7();
    await claire.call('PATCH', `/api/conversations/${id}`, { answered_by: 'guide' });
    await say(claire, id, 'Bonjour.', first);
    await claire.call('PATCH', `/api/conversations/${id}`, { answered_by: 'configured' });
    const { call, events: turn } = await talkUntilWords('Je vous écoute. ');
    await claire.call('DELETE', `/api/conversations/${id}/messages/${first}`);
    call.finish();
    const { message } = eventOf(await turn, 'reply');
    const { messages } = await open();
    expect(messages.map((each) => each.id)).not.toContain(first);
    expect(messages.at(-1)).toEqual(message);
    expect(messages.at(-2)?.id).toBe(messageId);
  });
});

describe('a reply that is being written', () => {
  it('is told of to other tabs when it begins, and when it ends without words', async () => {
    const stream = await listenLive(personAt(other.url, claire));
    const turn = talk();
    const call = await model.asked();
    const told = { event: 'turn', conversation_id: id, message_id: messageId };
    const count = () => stream.heard.filter((event) => JSON.stringify(event) === JSON.stringify(told)).length;
    await expect.poll(count).toBe(1);
    call.finish();
    expect(eventOf(await turn, 'problem').code).toBe('model_empty');
    await expect.poll(count).toBe(2);
    expect((await open()).replies).toBeUndefined();
    stream.close();
  });

  it('does not count as running once its server is gone', async () => {
    const turn = talk();
    const call = await model.asked();
    const gone = 'UPDATE running_replies SET server = 1 WHERE message_id = $1';
    await asSuperuser(
      inject('cluster'),
      (client) => client.query(gone, [messageId]),
      new URL(server.databaseUrl).pathname.slice(1),
    );
    expect((await open()).replies).toBeUndefined();
    call.write('Je vous écoute.');
    call.finish();
    await turn;
  });
});
