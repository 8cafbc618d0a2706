/** What somebody changes in the database by hand, or puts back from an older copy, does not open as if it were true. */
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { OpenConversation } from '#contract/conversations.ts';
import {
  type Incident,
  type IncidentHistory,
  type IncidentSummary,
  incidentHistory,
} from '#contract/incidents.ts';
import { appendToLedger } from '#server/platform/ledger/ledger.ts';
import { incidentBody } from '../support/belongings.ts';
import { signUpInProcess, type TestPerson } from '../support/people.ts';
import { asSuperuser } from '../support/test-cluster.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';
import { createConversation, say } from '../support/turns.ts';

let server: TestServer;
let person: TestPerson;
beforeAll(async () => {
  server = await startTestServer();
  person = await signUpInProcess(server);
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

describe('the history of an incident', () => {
  /** An incident with three versions: its titles are 'Titre secret', 'Deux' and 'Trois'. */
  const createHistory = async (): Promise<string> => {
    const id = await createIncident();
    for (const [version, title] of ['Deux', 'Trois'].entries()) {
      const headers = { 'if-match': `"${version + 1}"` };
      expect((await person.call('PATCH', `/api/incidents/${id}`, { title }, headers)).status).toBe(200);
    }
    return id;
  };
  const readHistory = async (id: string): Promise<IncidentHistory['versions']> => {
    const answer = await person.call('GET', `/api/incidents/${id}/versions`);
    expect(answer.status).toBe(200);
    return incidentHistory.parse(await answer.json()).versions;
  };
  /** Changes the entry of one version; the role of a replica keeps the trigger that refuses this from running. */
  const changeEntry = (id: string, version: number, change: string): Promise<void> =>
    byHand(
      `SET session_replication_role = replica;
       UPDATE ledger_entries SET ${change} WHERE entity_id = '${id}' AND sequence =
         (SELECT min(sequence) + ${version - 1} FROM ledger_entries WHERE entity_id = '${id}')`,
      [],
    );

  it.each([
    ['words', `sealed = set_byte(sealed, 60, get_byte(sealed, 60) # 1)`],
    ['instant', `recorded_at = recorded_at - interval '1 day'`],
    ['action', `action = 'delete'`],
    ['kind', `entity = 'conversation'`],
  ])(
    'shows a version whose %s was changed as damaged in its place, and the others go on',
    async (_what, change) => {
      const id = await createHistory();
      await changeEntry(id, 2, change);
      const versions = await readHistory(id);
      expect(versions).toMatchObject([
        { version: 1, action: 'create', record: { title: 'Titre secret' } },
        { version: 2, damaged: true },
        { version: 3, action: 'update', record: { title: 'Trois' } },
      ]);
      expect(versions[1]).not.toHaveProperty('record');
    },
  );

  it('shows nothing of a deleted one, even where the entry of its deletion is damaged', async () => {
    const id = await createHistory();
    await person.call('DELETE', `/api/incidents/${id}`, undefined, { 'if-match': '"3"' });
    await changeEntry(id, 4, `action = 'update'`);
    expect((await person.call('GET', `/api/incidents/${id}/versions`)).status).toBe(404);
  });

  it('reads an entry of an older shape in the newest one, and an entry that is of no shape as damaged', async () => {
    const id = await createIncident();
    const [first] = await readHistory(id);
    if (!first || !('record' in first)) throw new Error('The first version is not there');
    const extracted = { date: 'hier', location: null, people: ['Marc'], facts: [] };
    const origin = { conversation_id: uuidv7(), extracted };
    const entry = { entity: 'incident', entityId: id, action: 'update' } as const;
    await server.recueil.database.onBehalfOf(person.id, 'test', (tx) =>
      appendToLedger(tx, [
        { ...entry, content: { ...first.record, origin, version: 2 } },
        { ...entry, content: { ...first.record, title: 3, version: 3 }, shape: 2 },
        { ...entry, content: { ...first.record, version: 4 }, shape: 9 },
        { ...entry, content: { ...first.record, version: 5 }, shape: 2 },
      ]),
    );
    expect(await readHistory(id)).toMatchObject([
      { version: 1, record: { origin: null } },
      { version: 2, record: { origin: { ...origin, details: [] } } },
      { version: 3, damaged: true },
      { version: 4, damaged: true },
      { version: 5, record: first.record },
    ]);
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
