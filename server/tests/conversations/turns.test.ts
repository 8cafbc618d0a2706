import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { readVersions } from '#server/platform/ledger/ledger.ts';
import {
  answeredBy,
  type ModelScript,
  type OpenAiServer,
  startOpenAiServer,
} from '../support/openai-server.ts';
import { signUp, type TestPerson } from '../support/people.ts';
import { asSuperuser } from '../support/test-cluster.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';
import { createConversation, eventOf, readConversation, readTurn, say } from '../support/turns.ts';

let openAi: OpenAiServer;
let server: TestServer;
let claire: TestPerson;

beforeAll(async () => {
  openAi = await startOpenAiServer();
  server = await startTestServer({ env: answeredBy(openAi) });
  claire = await signUp(server);
});
afterAll(async () => {
  await server.stop();
  await openAi.stop();
});

describe('a turn', () => {
  it('says saved, streams the reply, saves it, tells what was collected, and is done', async () => {
    openAi.answer({
      kind: 'text',
      tokens: ['Merci ', 'de me ', 'le dire. ', 'Que s’est-il passé ensuite ?'],
    });
    const id = await createConversation(claire);
    const events = await say(claire, id, 'Hier à 10h, mon chef m’a insultée.');
    expect(events[0]?.event).toBe('saved');
    expect(events.at(-1)?.event).toBe('done');
    const reply = 'Merci de me le dire. Que s’est-il passé ensuite ?';
    const streamed = events.map((event) => (event.event === 'delta' ? event.text : '')).join('');
    expect(streamed).toBe(reply);
    expect(eventOf(events, 'reply').message).toMatchObject({
      role: 'assistant',
      content: reply,
      metadata: {},
    });
    const opened = await readConversation(claire, id);
    expect(opened.messages.map(({ role, content }) => [role, content])).toEqual([
      ['user', 'Hier à 10h, mon chef m’a insultée.'],
      ['assistant', reply],
    ]);
    expect(opened.conversation.message_count).toBe(2);
    expect(opened.collected).toEqual(eventOf(events, 'collected').collected);
  });

  it('records both messages in the ledger, word for word', async () => {
    openAi.answer({ kind: 'text', tokens: ['Je vous écoute.'] });
    const id = await createConversation(claire);
    const events = await say(claire, id, 'Il a crié.');
    const saved = eventOf(events, 'saved').message;
    const versions = await server.recueil.database.onBehalfOf(claire.id, 'test', (tx) =>
      readVersions(tx, saved.id),
    );
    expect(versions).toMatchObject([{ action: 'create', content: { role: 'user', content: 'Il a crié.' } }]);
  });

  it('sent again with the same id adds nothing and finds its reply', async () => {
    openAi.answer({ kind: 'text', tokens: ['Je vous écoute.'] });
    const id = await createConversation(claire);
    const messageId = uuidv7();
    await say(claire, id, 'Bonjour', messageId);
    const calls = openAi.calls.length;
    const again = await say(claire, id, 'Bonjour', messageId);
    expect(eventOf(again, 'reply').message.content).toBe('Je vous écoute.');
    expect(openAi.calls.length).toBe(calls);
    expect((await readConversation(claire, id)).messages).toHaveLength(2);
  });

  it('does not take other words under an id that is used', async () => {
    openAi.answer({ kind: 'text', tokens: ['Oui.'] });
    const id = await createConversation(claire);
    const messageId = uuidv7();
    await say(claire, id, 'Bonjour', messageId);
    const answer = await claire.call('POST', `/api/conversations/${id}/turns`, {
      id: messageId,
      content: 'Autre',
    });
    expect(answer.status).toBe(409);
  });

  const failures: [string, ModelScript, string][] = [
    ['fails', { kind: 'status', status: 400 }, 'model_failed'],
    ['speaks nonsense', { kind: 'malformed' }, 'model_failed'],
    ['says nothing', { kind: 'text', tokens: [] }, 'model_empty'],
  ];
  it.each(failures)(
    'keeps the message when the model %s, and can be asked again',
    async (_what, script, code) => {
      openAi.answer(script);
      const id = await createConversation(claire);
      const messageId = uuidv7();
      const failed = await say(claire, id, 'Ce matin il a recommencé.', messageId);
      expect(eventOf(failed, 'problem').code).toBe(code);
      expect((await readConversation(claire, id)).messages.map((message) => message.content)).toEqual([
        'Ce matin il a recommencé.',
      ]);
      openAi.answer({ kind: 'text', tokens: ['Je vous écoute.'] });
      const retried = await say(claire, id, 'Ce matin il a recommencé.', messageId);
      expect(eventOf(retried, 'reply').message.content).toBe('Je vous écoute.');
      expect((await readConversation(claire, id)).messages).toHaveLength(2);
    },
  );

  it('keeps what came of a reply that breaks in the middle, and marks it', async () => {
    openAi.answer({ kind: 'cut', tokens: ['Je vous ', 'écoute. '] });
    const id = await createConversation(claire);
    const events = await say(claire, id, 'Il a crié.');
    expect(eventOf(events, 'reply').message).toMatchObject({ metadata: { interrupted: true } });
    expect(eventOf(events, 'reply').message.content.trim()).toBe('Je vous écoute.');
  });

  it('is finished and saved when its reader goes away', async () => {
    openAi.answer({ kind: 'text', tokens: ['Je ', 'vous ', 'écoute ', 'toujours.'], delayMs: 60 });
    const id = await createConversation(claire);
    const reading = new AbortController();
    const answer = await fetch(`${server.url}/api/conversations/${id}/turns`, {
      method: 'POST',
      headers: { authorization: `Bearer ${claire.accessToken}`, 'content-type': 'application/json' },
      body: JSON.stringify({ id: uuidv7(), content: 'Il a crié.' }),
      signal: reading.signal,
    });
    await answer.body?.getReader().read();
    reading.abort();
    await expect.poll(async () => (await readConversation(claire, id)).messages.length).toBe(2);
    expect((await readConversation(claire, id)).messages[1]).toMatchObject({
      content: 'Je vous écoute toujours.',
      metadata: {},
    });
  });

  it('is finished also when the person signs out meanwhile', async () => {
    const someone = await signUp(server);
    openAi.answer({ kind: 'text', tokens: ['Je ', 'vous ', 'écoute.'], delayMs: 100 });
    const id = await createConversation(someone);
    const answer = await someone.call('POST', `/api/conversations/${id}/turns`, {
      id: uuidv7(),
      content: 'Il crie.',
    });
    await someone.call('POST', '/auth/v1/logout?scope=local');
    expect(eventOf(await readTurn(answer), 'reply').message.content).toBe('Je vous écoute.');
  });

  it('lets two people talk at once without mixing a word', async () => {
    const others = await Promise.all(
      Array.from({ length: 6 }, (_, index) => signUp(server, `Personne${index}`)),
    );
    openAi.answer({ kind: 'text', tokens: ['Je ', 'vous ', 'écoute.'], delayMs: 10 });
    await Promise.all(
      others.map(async (person, index) => {
        const id = await createConversation(person);
        await say(person, id, `Phrase de la personne ${index}.`);
        expect((await readConversation(person, id)).messages[0]?.content).toBe(
          `Phrase de la personne ${index}.`,
        );
      }),
    );
  });

  it('orders messages by arrival, also when several are sent at the same moment', async () => {
    openAi.answer({ kind: 'text', tokens: ['Oui.'] });
    const id = await createConversation(claire);
    await Promise.all(Array.from({ length: 5 }, (_, index) => say(claire, id, `Message ${index}`)));
    const { messages, conversation } = await readConversation(claire, id);
    expect(messages).toHaveLength(10);
    expect(conversation.message_count).toBe(10);
    expect(
      messages
        .filter((message) => message.role === 'user')
        .map((message) => message.content)
        .sort(),
    ).toEqual(Array.from({ length: 5 }, (_, index) => `Message ${index}`));
  });

  it('asked three times at the same moment is answered once', async () => {
    openAi.answer({ kind: 'text', tokens: ['Je ', 'vous ', 'écoute.'], delayMs: 30 });
    const id = await createConversation(claire);
    const input = { id: uuidv7(), content: 'Il a crié.' };
    const answers = await Promise.all(
      Array.from({ length: 3 }, () => claire.call('POST', `/api/conversations/${id}/turns`, input)),
    );
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409, 409]);
    await Promise.all(answers.map((answer) => answer.text()));
    expect((await readConversation(claire, id)).messages).toHaveLength(2);
  });

  it('does not show an assistant’s words as the person’s, whatever the row says', async () => {
    openAi.answer({ kind: 'text', tokens: ['Oui.'] });
    const id = await createConversation(claire);
    const { message } = eventOf(await say(claire, id, 'Bonjour'), 'reply');
    await asSuperuser(
      inject('cluster'),
      (client) => client.query(`UPDATE conversation_messages SET role = 'user' WHERE id = $1`, [message.id]),
      new URL(server.databaseUrl).pathname.slice(1),
    );
    const { messages } = await readConversation(claire, id);
    expect(messages[1]).toMatchObject({ id: message.id, content: '', damaged: true });
    expect(JSON.stringify(messages)).not.toContain('Oui.');
  });

  it('takes a message with half an emoji', async () => {
    openAi.answer({ kind: 'text', tokens: ['Oui.'] });
    const id = await createConversation(claire);
    const events = await say(claire, id, 'Il a ri \ud83d');
    expect(eventOf(events, 'saved').message.content).toBe('Il a ri \ufffd');
  });

  it('takes no empty and no oversize message', async () => {
    const id = await createConversation(claire);
    for (const content of ['', '   \n', 'a'.repeat(20_001)]) {
      const answer = await claire.call('POST', `/api/conversations/${id}/turns`, { id: uuidv7(), content });
      expect(answer.status).toBe(400);
    }
    expect((await readConversation(claire, id)).messages).toEqual([]);
  });

  it('never lets a model’s markers or leading questions reach what is saved', async () => {
    openAi.answer({
      kind: 'text',
      tokens: ['Je comprends. ', 'Il vous ', 'a touchée, ', 'n’est-ce pas ?', '\nINCIDENT', '_READY'],
    });
    const id = await createConversation(claire);
    const events = await say(claire, id, 'Il s’est approché de moi.');
    const reply = eventOf(events, 'reply').message.content;
    expect(reply).not.toContain('INCIDENT_READY');
    expect(reply).not.toContain('touchée');
    expect(eventOf(events, 'collected').suggestion).toBeNull();
  });

  it('marks a message that speaks of distress, whatever the model does', async () => {
    openAi.answer({ kind: 'status', status: 400 });
    const id = await createConversation(claire);
    const events = await say(claire, id, "J'ai envie de mourir.");
    expect(eventOf(events, 'saved').message.metadata.safety).toBe('distress');
  });
});
