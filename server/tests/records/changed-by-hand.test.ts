/** What somebody changes in the database by hand, or puts back from an older copy, does not open as if it were true. */
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { OpenConversation } from '#contract/conversations.ts';
import type { Incident, IncidentSummary } from '#contract/incidents.ts';
import { incidentBody } from '../support/belongings.ts';
import { signUp, type TestPerson } from '../support/people.ts';
import { asSuperuser } from '../support/test-cluster.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';
import { createConversation, say } from '../support/turns.ts';

let server: TestServer;
let person: TestPerson;
beforeAll(async () => {
  server = await startTestServer();
  person = await signUp(server);
});
afterAll(() => server.stop());

const byHand = (sql: string, values: unknown[]): Promise<void> =>
  asSuperuser(
    inject('cluster'),
    (client) => client.query(sql, values),
    new URL(server.databaseUrl).pathname.slice(1),
  );

const createIncident = async (): Promise<string> => {
  const id = uuidv7();
  expect((await person.call('POST', '/api/incidents', incidentBody(id))).status).toBe(201);
  return id;
};
const listed = async (id: string): Promise<IncidentSummary | undefined> => {
  const { items } = (await (await person.call('GET', '/api/incidents')).json()) as {
    items: IncidentSummary[];
  };
  return items.find((item) => item.id === id);
};

describe('an incident', () => {
  it.each([
    ['date', `incident_date = '2026-01-01'`],
    ['type', `type = 'fraud'`],
    ['status', `status = 'closed'`],
    ['priority', `priority = 'low'`],
    ['sensitivity', `is_anonymized = true`],
    ['instant of creation', `created_at = created_at - interval '1 day'`],
    ['version', `version = 7`],
  ])('whose %s was changed is shown as damaged, and the others go on', async (_what, change) => {
    const [id, other] = [await createIncident(), await createIncident()];
    await byHand(`UPDATE incidents SET ${change} WHERE id = $1`, [id]);
    expect(await listed(id)).toMatchObject({ title: '', damaged: true });
    expect(await listed(other)).toMatchObject({ title: 'Titre secret' });
    expect((await listed(other))?.damaged).toBeUndefined();
    const opened = await person.call('GET', `/api/incidents/${id}`);
    expect([opened.status, await opened.json()]).toMatchObject([422, { code: 'damaged' }]);
    const edited = await person.call(
      'PATCH',
      `/api/incidents/${id}`,
      { title: 'Autre' },
      { 'if-match': '"1"' },
    );
    expect(edited.status).toBe(422);
  });

  it('whose older words were put back does not open, and the log says so without them', async () => {
    const id = await createIncident();
    await byHand(`CREATE TABLE kept AS SELECT id, sealed FROM incidents WHERE id = '${id}'`, []);
    const edited = await person.call(
      'PATCH',
      `/api/incidents/${id}`,
      { title: 'Nouveau' },
      { 'if-match': '"1"' },
    );
    expect(((await edited.json()) as Incident).version).toBe(2);
    await byHand('UPDATE incidents SET sealed = kept.sealed FROM kept WHERE kept.id = incidents.id', []);
    expect((await person.call('GET', `/api/incidents/${id}`)).status).toBe(422);
    const lines = server.logged.filter(({ msg }) => msg === 'something stored does not open');
    expect(lines.length).toBeGreaterThan(0);
    expect(JSON.stringify(lines)).not.toMatch(/secret|Nouveau/);
  });
});

describe('a message', () => {
  it('that was moved or changed is shown as damaged in its place, and the conversation goes on', async () => {
    const conversationId = await createConversation(person);
    await say(person, conversationId, 'Mon chef a crié hier.');
    const read = async () =>
      (await (await person.call('GET', `/api/conversations/${conversationId}`)).json()) as OpenConversation;
    const [first] = (await read()).messages;
    await byHand(
      `UPDATE conversation_messages SET created_at = created_at - interval '1 day' WHERE id = $1`,
      [first?.id],
    );
    const { messages } = await read();
    expect(messages[0]).toMatchObject({ id: first?.id, content: '', damaged: true });
    expect(messages[1]).toMatchObject({ role: 'assistant' });
    expect(messages[1]?.damaged).toBeUndefined();
    await say(person, conversationId, 'Il a recommencé ce matin.');
    expect((await read()).messages).toHaveLength(4);
  });
});

describe('a conversation', () => {
  it('whose model was changed by hand does not show its title as if nothing had happened', async () => {
    const conversationId = await createConversation(person);
    await person.call('PATCH', `/api/conversations/${conversationId}`, { title: 'Réunion' });
    await byHand(`UPDATE conversations SET model_used = 'elsewhere' WHERE id = $1`, [conversationId]);
    const answer = await person.call('GET', `/api/conversations/${conversationId}`);
    expect(((await answer.json()) as OpenConversation).conversation.title).toBe('');
  });
});
