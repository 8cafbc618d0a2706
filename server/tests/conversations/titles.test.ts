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
  it('is the first words of the person, told at the end of her turn, and stays', async () => {
    const id = await createConversation(claire);
    expect((await listed(id))?.title).toBe(DEFAULT_CONVERSATION_TITLE);
    const events = await say(
      claire,
      id,
      'Hier vers 14h30\nmon chef Marc Dupont m’a hurlé dessus devant tout le monde.',
    );
    const title = 'Hier vers 14h30 mon chef Marc Dupont m’a hurlé dessus…';
    expect(eventOf(events, 'done').conversation.title).toBe(title);
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

  it('comes from the message that was saved first when several are sent at the same moment', async () => {
    const id = await createConversation(claire);
    await Promise.all(Array.from({ length: 4 }, (_, index) => say(claire, id, `Message ${index}`)));
    const { messages } = await (await claire.call('GET', `/api/conversations/${id}`)).json();
    expect((await listed(id))?.title).toBe(messages[0].content);
  });

  it('is not a cry for help, but the first words that are none', async () => {
    const id = await createConversation(claire);
    await say(claire, id, 'Je veux mourir.');
    expect((await listed(id))?.title).toBe(DEFAULT_CONVERSATION_TITLE);
    await say(claire, id, 'Hier, Marc a crié.');
    expect((await listed(id))?.title).toBe('Hier, Marc a crié.');
  });

  it('is sealed in the row', async () => {
    const id = await createConversation(claire);
    await say(claire, id, 'Un secret bien gardé');
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
