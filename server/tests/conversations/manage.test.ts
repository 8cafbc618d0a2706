/** What becomes of a conversation: named, archived, completed, taken up again, deleted. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Conversation } from '#contract/conversations.ts';
import { readVersions } from '#server/platform/ledger/ledger.ts';
import { signUp, type TestPerson } from '../support/people.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';
import { createConversation, say } from '../support/turns.ts';

let server: TestServer;
let claire: TestPerson;
let marc: TestPerson;

beforeAll(async () => {
  server = await startTestServer();
  [claire, marc] = await Promise.all([signUp(server), signUp(server)]);
});
afterAll(() => server.stop());

const patch = (person: TestPerson, id: string, body: unknown) =>
  person.call('PATCH', `/api/conversations/${id}`, body);
const conversationOf = async (person: TestPerson, id: string): Promise<Conversation> =>
  (await (await person.call('GET', `/api/conversations/${id}`)).json()).conversation;
const versionsOf = (person: TestPerson, id: string) =>
  server.recueil.database.readOnBehalfOf(person.id, 'test', (tx) => readVersions(tx, id));

describe('a conversation', () => {
  it('gets another name, which stays when more is told, and keeps its place in the list', async () => {
    const id = await createConversation(claire);
    const before = await conversationOf(claire, id);
    const answer = await patch(claire, id, { title: '  La réunion de lundi ' });
    expect([answer.status, (await answer.json()).title]).toEqual([200, 'La réunion de lundi']);
    await say(claire, id, 'Hier mon chef m’a insultée.');
    const after = await conversationOf(claire, id);
    expect(after.title).toBe('La réunion de lundi');
    expect((await versionsOf(claire, id)).map(({ action, content }) => [action, content])).toEqual([
      ['update', { title: 'La réunion de lundi', status: 'active', model_used: 'guide' }],
    ]);
    expect((await (await patch(claire, id, { title: 'Autre' })).json()).updated_at).toBe(after.updated_at);
    expect(after.updated_at >= before.updated_at).toBe(true);
  });

  it.each(['archived', 'completed'] as const)(
    'is %s, and taken up again by whoever goes on writing',
    async (status) => {
      const id = await createConversation(claire);
      expect((await (await patch(claire, id, { status })).json()).status).toBe(status);
      await patch(claire, id, { status });
      expect(await versionsOf(claire, id)).toHaveLength(1);
      await say(claire, id, 'Il a recommencé.');
      expect((await conversationOf(claire, id)).status).toBe('active');
    },
  );

  it('is deleted with its messages, which the ledger keeps', async () => {
    const id = await createConversation(claire);
    await say(claire, id, 'Hier mon chef m’a insultée.');
    const { messages } = await (await claire.call('GET', `/api/conversations/${id}`)).json();
    expect((await claire.call('DELETE', `/api/conversations/${id}`)).status).toBe(204);
    expect((await claire.call('GET', `/api/conversations/${id}`)).status).toBe(404);
    expect((await claire.call('DELETE', `/api/conversations/${id}`)).status).toBe(404);
    const kept = await versionsOf(claire, messages[0].id);
    expect(kept.map(({ action }) => action)).toEqual(['create', 'delete']);
    expect(kept[1]?.content).toEqual(kept[0]?.content);
  });

  it('of another person is not there', async () => {
    const id = await createConversation(claire);
    expect((await patch(marc, id, { title: 'À moi' })).status).toBe(404);
    expect((await marc.call('DELETE', `/api/conversations/${id}`)).status).toBe(404);
    expect((await conversationOf(claire, id)).title).not.toBe('À moi');
  });

  it.each([{ title: ' ' }, { title: 'x'.repeat(201) }, { status: 'gone' }, { title: 3 }])(
    'is not changed by %j',
    async (body) => {
      const id = await createConversation(claire);
      expect((await patch(claire, id, body)).status).toBe(400);
    },
  );
});
