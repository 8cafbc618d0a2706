import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { appendMessage } from '#server/modules/conversations/conversation-writer.ts';
import { entryBody, incidentBody } from '../support/belongings.ts';
import { signUp, type TestPerson } from '../support/people.ts';
import { search } from '../support/search.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const note = async (person: TestPerson, title: string, changes: object = {}): Promise<string> => {
  const id = uuidv7();
  const answer = await person.call('POST', '/api/journal', { ...entryBody(id), title, ...changes });
  expect(answer.status).toBe(201);
  return id;
};

/** A conversation in which these messages were said. */
const conversation = async (person: TestPerson, title: string, said: readonly string[]) => {
  const id = uuidv7();
  await person.call('POST', '/api/conversations', { id, title });
  const messages = said.map((content) => ({ id: uuidv7(), content }));
  await server.recueil.database.onBehalfOf(person.id, 'test', async (tx) => {
    for (const message of messages)
      await appendMessage(tx, id, { ...message, role: 'user', metadata: {}, replyTo: null });
  });
  return { id, messageIds: messages.map((message) => message.id) };
};

describe('the search', () => {
  it('finds words in the three kinds, and says where they stand', async () => {
    const person = await signUp(server);
    await note(person, 'La réunion', { content: 'Il a parlé de harcèlement devant tout le monde.' });
    await note(person, 'Autre chose');
    const incident = { ...incidentBody(uuidv7()), title: 'HARCÈLEMENT', description: 'En réunion' };
    await person.call('POST', '/api/incidents', incident);
    const told = await conversation(person, 'Nom', ['Bonjour', 'le harcelement en reunion']);
    const found = await search(person, 'harcel Réunion');
    expect(found.map(({ item }) => item.type).sort()).toEqual(['conversation', 'incident', 'journal']);
    expect(found.find(({ item }) => item.type === 'journal')).toMatchObject({
      item: { title: 'La réunion' },
      matches: [
        { field: 'title', excerpt: 'La réunion', marks: [[3, 10]] },
        { field: 'content', excerpt: 'Il a parlé de harcèlement devant tout le monde.', marks: [[14, 20]] },
      ],
    });
    expect(found.find(({ item }) => item.type === 'conversation')).toMatchObject({
      item: { id: told.id, title: 'Nom', data: { message_count: 2 } },
      matches: [{ field: 'message', message_id: told.messageIds[1], excerpt: 'le harcelement en reunion' }],
    });
    expect(await search(person, 'harcel introuvable')).toEqual([]);
  });
});
