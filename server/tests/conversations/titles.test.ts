import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { type Conversation, DEFAULT_CONVERSATION_TITLE } from '#contract/conversations.ts';
import { signUpInProcess, type TestPerson } from '../support/people.ts';
import { asSuperuser } from '../support/test-cluster.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';
import { createConversation, eventOf, readConversation, say } from '../support/turns.ts';

let server: TestServer;
let claire: TestPerson;
beforeAll(async () => {
  server = await startTestServer();
  claire = await signUpInProcess(server);
});
afterAll(() => server.stop());

const listed = async (id: string): Promise<Conversation | undefined> => {
  const { items } = (await (await claire.call('GET', '/api/conversations')).json()) as {
    items: Conversation[];
  };
  return items.find((item) => item.id === id);
};

describe('the title of a conversation', () => {
  const NEUTRAL = /^Le \d{1,2}(?:er)?\u00A0\p{L}+\u00A0\d{4}$/u;
  const chooseNeutral = (neutral_title: boolean) =>
    claire.call('PATCH', '/api/preferences', { neutral_title });

  it('is the first thing that the person said, and stays that', async () => {
    const id = await createConversation(claire);
    expect((await listed(id))?.title).toBe(DEFAULT_CONVERSATION_TITLE);
    const greeted = await say(claire, id, 'Bonjour !');
    expect(eventOf(greeted, 'done').conversation.title).toMatch(NEUTRAL);
    const events = await say(claire, id, 'Lundi mon chef a déchiré mon planning. Il riait.');
    expect(eventOf(events, 'done').conversation.title).toBe('Lundi mon chef a déchiré mon planning');
    await say(claire, id, 'Julie était là.');
    expect((await listed(id))?.title).toBe('Lundi mon chef a déchiré mon planning');
    const { items } = await (await claire.call('GET', '/api/timeline?time_zone=Europe%2FParis')).json();
    expect(items).toContainEqual(
      expect.objectContaining({ id, title: 'Lundi mon chef a déchiré mon planning' }),
    );
  });

  it('tells the day it was begun, and no word of what is told, to those who chose neutral titles', async () => {
    const id = await createConversation(claire);
    await say(claire, id, 'Il a caché mes dossiers.');
    await chooseNeutral(true);
    expect((await listed(id))?.title).toMatch(NEUTRAL);
    expect((await readConversation(claire, id)).conversation.title).toMatch(NEUTRAL);
    await chooseNeutral(false);
    expect((await listed(id))?.title).toBe('Il a caché mes dossiers');
  });

  it('is no word of a message that speaks of danger, nor of one that was deleted', async () => {
    const id = await createConversation(claire);
    await say(claire, id, 'Je veux mourir, je vais me tuer ce soir.');
    expect((await listed(id))?.title).toMatch(NEUTRAL);
    await say(claire, id, 'Il a vidé mon casier.');
    expect((await listed(id))?.title).toBe('Il a vidé mon casier');
    const { messages } = await readConversation(claire, id);
    const said = messages.find(({ content }) => content === 'Il a vidé mon casier.');
    await claire.call('DELETE', `/api/conversations/${id}/messages/${said?.id}`);
    expect((await listed(id))?.title).toMatch(NEUTRAL);
  });

  it('is the one that the person gave, even when it is the words of the default', async () => {
    for (const title of ['Lundi au bureau', DEFAULT_CONVERSATION_TITLE]) {
      const id = uuidv7();
      await claire.call('POST', '/api/conversations', { id, title });
      const events = await say(claire, id, 'Il a crié.');
      expect(eventOf(events, 'done').conversation.title).toBe(title);
    }
  });

  it('stands above what the person said last, without the same words twice', async () => {
    const id = await createConversation(claire);
    await say(claire, id, 'Bonjour !');
    const events = await say(claire, id, 'Lundi il a déchiré mon planning. Il riait.');
    expect(eventOf(events, 'done').conversation.excerpt).toBe('Il riait.');
    await say(claire, id, 'Julie était là.\nPaul aussi.');
    expect((await listed(id))?.excerpt).toBe('Julie était là. Paul aussi.');
    await chooseNeutral(true);
    expect(await listed(id)).not.toHaveProperty('excerpt');
    await chooseNeutral(false);
    // Words that speak of danger stand in no list, and those of a deleted message neither.
    await say(claire, id, 'Je veux mourir, je vais me tuer ce soir.');
    expect((await listed(id))?.excerpt).toBe('Julie était là. Paul aussi.');
    const { messages } = await readConversation(claire, id);
    const said = messages.find(({ content }) => content.startsWith('Julie'));
    await claire.call('DELETE', `/api/conversations/${id}/messages/${said?.id}`);
    expect((await listed(id))?.excerpt).toBe('Il riait.');
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
