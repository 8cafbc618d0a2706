import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HOME_KEPT_ITEMS, type Home, home } from '#contract/home.ts';
import { appendMessage } from '#server/modules/conversations/conversation-writer.ts';
import { entryBody, exhibitBody, incidentBody } from '../support/belongings.ts';
import { signUpInProcess, type TestPerson } from '../support/people.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const read = async (person: TestPerson): Promise<Home> =>
  home.parse(await (await person.call('GET', '/api/home')).json());
const keep = async (person: TestPerson, path: string, body: object): Promise<void> => {
  expect((await person.call('POST', path, body)).status).toBe(201);
};
const note = (person: TestPerson, title: string, changes: object = {}) =>
  keep(person, '/api/journal', { ...entryBody(uuidv7()), title, ...changes });
const incident = async (person: TestPerson, changes: object = {}): Promise<string> => {
  const id = uuidv7();
  await keep(person, '/api/incidents', { ...incidentBody(id), ...changes });
  return id;
};
const conversation = async (person: TestPerson, title: string): Promise<string> => {
  const id = uuidv7();
  await keep(person, '/api/conversations', { id, title });
  return id;
};
const say = (person: TestPerson, conversationId: string) =>
  server.recueil.database.onBehalfOf(person.id, 'test', (tx) =>
    appendMessage(tx, conversationId, {
      id: uuidv7(),
      role: 'user',
      content: 'Il a claqué la porte.',
      metadata: {},
      replyTo: null,
    }),
  );
const titles = ({ kept }: Home) => kept.map(({ item }) => item.title);

describe('the dashboard', () => {
  it('of somebody who has nothing yet holds nothing', async () => {
    expect(await read(await signUpInProcess(server))).toEqual({
      counts: { entries: 0, conversations: 0, incidents: 0, running: 0, exhibits: 0 },
      has_told: false,
      last_change: null,
      conversation: null,
      deleted_from: null,
      kept: [],
    });
  });

  it('counts what is there, of this person alone', async () => {
    const [person, other] = [await signUpInProcess(server), await signUpInProcess(server)];
    await note(other, 'D’une autre personne');
    await note(person, 'Une note');
    const first = await incident(person);
    const second = await incident(person, { title: 'Résolu' });
    await person.call('PATCH', `/api/incidents/${second}`, { status: 'resolved' }, { 'if-match': '"1"' });
    await keep(person, `/api/incidents/${first}/evidence`, exhibitBody(uuidv7()));
    const shown = await read(person);
    expect(shown.counts).toEqual({ entries: 1, conversations: 0, incidents: 2, running: 1, exhibits: 1 });
    const { updated_at } = (await (await person.call('GET', `/api/incidents/${second}`)).json()) as {
      updated_at: string;
    };
    expect(shown.last_change).toBe(updated_at);
  });

  it('tells what was recorded last, whenever it happened, and no more than a few', async () => {
    const person = await signUpInProcess(server);
    for (const title of ['Première', 'Deuxième', 'Troisième', 'Quatrième']) await note(person, title);
    await note(person, 'Ancienne', { happened_on: '2019-03-04' });
    expect(titles(await read(person))).toEqual(['Ancienne', 'Quatrième', 'Troisième', 'Deuxième']);
    expect((await read(person)).kept).toHaveLength(HOME_KEPT_ITEMS);
  });

  it('shows no word of a sensitive incident', async () => {
    const person = await signUpInProcess(server);
    await incident(person, { is_sensitive: true, tags: ['secret'] });
    const answer = await person.call('GET', '/api/home');
    const text = await answer.text();
    expect(text).not.toContain('secret');
    expect(home.parse(JSON.parse(text)).kept[0]?.item.data).toMatchObject({ is_sensitive: true });
  });

  it('offers the active conversation in which something was said last', async () => {
    const person = await signUpInProcess(server);
    const [spoken, later, closed] = [
      await conversation(person, 'Parlée'),
      await conversation(person, 'Parlée depuis'),
      await conversation(person, 'Rangée'),
    ];
    await conversation(person, 'Vide');
    expect(await read(person)).toMatchObject({ has_told: false, conversation: null, kept: [] });
    await say(person, closed);
    await person.call('PATCH', `/api/conversations/${closed}`, { status: 'archived' });
    expect(await read(person)).toMatchObject({ has_told: true, conversation: null });
    await say(person, later);
    await say(person, spoken);
    expect((await read(person)).conversation).toMatchObject({ id: spoken, title: 'Parlée' });
    expect(titles(await read(person))).toEqual(['Rangée', 'Parlée depuis', 'Parlée']);
  });
});
