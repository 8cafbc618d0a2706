import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { type Conversation, DEFAULT_CONVERSATION_TITLE } from '#contract/conversations.ts';
import { signUp, type TestPerson } from '../support/people.ts';
import { asSuperuser } from '../support/test-cluster.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';
import { createConversation, eventOf, say } from '../support/turns.ts';

let server: TestServer;
let claire: TestPerson;
beforeAll(async () => {
  server = await startTestServer();
  claire = await signUp(server);
});
afterAll(() => server.stop());

const listed = async (id: string): Promise<Conversation | undefined> => {
  const { items } = (await (await claire.call('GET', '/api/conversations')).json()) as {
    items: Conversation[];
  };
  return items.find((item) => item.id === id);
};

describe('the title of a conversation', () => {
  it('tells the day it was begun, and no word of what is told, whatever is told', async () => {
    const id = await createConversation(claire);
    expect((await listed(id))?.title).toBe(DEFAULT_CONVERSATION_TITLE);
    const events = await say(claire, id, 'Hier mon chef Marc Dupont m’a frappée.');
    const { title } = eventOf(events, 'done').conversation;
    expect(title).toMatch(/^Le \d{1,2}(?:er)?\u00A0\p{L}+\u00A0\d{4}$/u);
    await say(claire, id, 'Julie était là.');
    expect((await listed(id))?.title).toBe(title);
  });

  it('is the one that the person gave, even when it is the words of the default', async () => {
    for (const title of ['Lundi au bureau', DEFAULT_CONVERSATION_TITLE]) {
      const id = uuidv7();
      await claire.call('POST', '/api/conversations', { id, title });
      const events = await say(claire, id, 'Il a crié.');
      expect(eventOf(events, 'done').conversation.title).toBe(title);
    }
  });

  it('is sealed in the row', async () => {
    const id = uuidv7();
    await claire.call('POST', '/api/conversations', { id, title: 'Un secret bien gardé' });
    const held: string[] = [];
    await asSuperuser(
      inject('cluster'),
      async (client) => {
        const { rows } = await client.query('SELECT sealed FROM conversations WHERE id = $1', [id]);
        held.push(...rows.map(({ sealed }) => sealed.toString('latin1')));
      },
      new URL(server.databaseUrl).pathname.slice(1),
    );
    expect(held).toHaveLength(1);
    expect(held.join()).not.toContain('secret');
    expect((await listed(id))?.title).toBe('Un secret bien gardé');
  });
});
