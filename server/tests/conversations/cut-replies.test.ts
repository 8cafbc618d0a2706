/** A reply that was cut is marked, stays, and can be asked for again. */
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, expect, inject, it } from 'vitest';
import { HOUR_MS } from '#contract/common/durations.ts';
import { type HandDrivenModel, startHandDrivenModel } from '../support/hand-driven-model.ts';
import { answeredBy } from '../support/openai-server.ts';
import { signUp, type TestPerson } from '../support/people.ts';
import { asSuperuser } from '../support/test-cluster.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';
import { createConversation, eventOf, readConversation, readTurn } from '../support/turns.ts';

let model: HandDrivenModel;
let server: TestServer;
let claire: TestPerson;
let id: string;
let messageId: string;

beforeAll(async () => {
  model = await startHandDrivenModel();
  const env = answeredBy(model);
  server = await startTestServer({ env });
  claire = await signUp(server);
});
afterAll(async () => {
  await server.stop();
  await model.stop();
});
beforeEach(async () => {
  id = await createConversation(claire);
  messageId = uuidv7();
});

const open = () => readConversation(claire, id);
const talk = async (more: object = {}) =>
  readTurn(
    await claire.call('POST', `/api/conversations/${id}/turns`, {
      id: messageId,
      content: 'Il a crié.',
      ...more,
    }),
  );
/** Says it, and lets the model run out of tokens behind these words. */
const talkUntilCut = async (words: string, more: object = {}) => {
  const turn = talk(more);
  const call = await model.asked();
  call.write(words);
  call.finish('length');
  return eventOf(await turn, 'reply').message;
};

it('a reply that ran out of tokens is marked like one whose stream was cut', async () => {
  const cut = await talkUntilCut('Merci de me le dire. Je vous ');
  expect(cut.metadata).toEqual({ interrupted: true });
  expect((await open()).messages.at(-1)).toEqual(cut);
});

it('is written again when it is asked for, and the cut one stays', async () => {
  const cut = await talkUntilCut('Merci de me le dire. Je vous ');
  const again = talk({ again: cut.id });
  const call = await model.asked();
  expect((await open()).replies).toEqual([{ message_id: messageId, status: 'writing' }]);
  call.write('Je vous écoute.');
  call.finish();
  const { message } = eventOf(await again, 'reply');
  expect(message).toMatchObject({ content: 'Je vous écoute.', metadata: {} });
  const { messages, replies } = await open();
  expect(messages.map((one) => one.id)).toEqual([messageId, cut.id, message.id]);
  expect(replies).toBeUndefined();

  // Asked again for the same cut reply, it is the same answer; asked without naming one, it is the cut reply.
  expect(eventOf(await talk({ again: cut.id }), 'reply').message).toEqual(message);
  expect(eventOf(await talk(), 'reply').message).toEqual(cut);
  expect((await open()).messages).toHaveLength(3);
});

it('is not written again where another message came since, nor where it was whole', async () => {
  const cut = await talkUntilCut('Merci de me le dire. Je vous ');
  const first = messageId;
  messageId = uuidv7();
  const later = talk();
  const call = await model.asked();
  call.write('Je vous écoute.');
  call.finish();
  const { message: whole } = eventOf(await later, 'reply');
  expect(eventOf(await talk({ again: whole.id }), 'reply').message).toEqual(whole);
  messageId = first;
  expect(eventOf(await talk({ again: cut.id }), 'reply').message).toEqual(cut);
  expect((await open()).messages).toHaveLength(4);
});

const hoursAgo = (hours: number): string => new Date(Date.now() - hours * HOUR_MS).toISOString();

it('a message that could be sent only later keeps the time at which it was written', async () => {
  const written_at = hoursAgo(30);
  const turn = talk({ written_at });
  const call = await model.asked();
  call.write('Je vous écoute.');
  call.finish();
  expect(eventOf(await turn, 'saved').message.metadata).toEqual({ written_at });
  expect((await open()).messages[0]?.metadata).toEqual({ written_at });
});

it.each([
  ['ahead', -1],
  ['months behind', 24 * 90],
])('a device whose clock is %s says nothing of when a message was written', async (_, hours) => {
  const turn = talk({ written_at: hoursAgo(hours) });
  const call = await model.asked();
  call.write('Je vous écoute.');
  call.finish();
  expect(eventOf(await turn, 'saved').message.metadata).toEqual({});
});

it('a reply that its server no longer holds is not shown as being written', async () => {
  const atDatabase = (sql: string) =>
    asSuperuser(
      inject('cluster'),
      (client) => client.query(sql, [messageId]),
      new URL(server.databaseUrl).pathname.slice(1),
    );
  const turn = talk();
  const call = await model.asked();
  await atDatabase('CREATE TABLE left_behind AS SELECT * FROM running_replies WHERE message_id = $1');
  call.write('Je vous écoute.');
  call.finish();
  await turn;
  // As if the database had not taken the end of it.
  await atDatabase('INSERT INTO running_replies SELECT * FROM left_behind WHERE message_id = $1');
  expect((await open()).replies).toBeUndefined();
});
