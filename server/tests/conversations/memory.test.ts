/** What a model is sent of a long conversation, and who answers. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Conversation } from '#contract/conversations.ts';
import { answeredBy, type OpenAiServer, startOpenAiServer } from '../support/openai-server.ts';
import { signUpInProcess, type TestPerson } from '../support/people.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';
import { createConversation, eventOf, say } from '../support/turns.ts';

let openAi: OpenAiServer;
let server: TestServer;
let claire: TestPerson;

beforeAll(async () => {
  openAi = await startOpenAiServer();
  openAi.answer({ kind: 'text', tokens: ['Merci de me le dire. ', 'Que s’est-il passé ensuite ?'] });
  server = await startTestServer({ env: answeredBy(openAi) });
  claire = await signUpInProcess(server);
});
afterAll(async () => {
  await server.stop();
  await openAi.stop();
});

const lastCall = () => {
  const call = openAi.calls.at(-1);
  if (!call) throw new Error('The model was not asked');
  const [system, ...messages] = call.messages;
  return { system: system?.content ?? '', messages };
};
const conversationOf = async (id: string): Promise<Conversation> =>
  (await (await claire.call('GET', `/api/conversations/${id}`)).json()).conversation;

describe('a long conversation', () => {
  it('is sent as its last six messages, a summary of 500 characters at most, and all that was collected', async () => {
    const id = await createConversation(claire);
    await say(claire, id, 'Hier à 10h Marc Dupont, mon chef, m’a insultée à la cantine.');
    for (let turn = 1; turn < 9; turn += 1)
      await say(claire, id, `${turn} : il a recommencé. ${'bla '.repeat(60)}`);
    const { system, messages } = lastCall();
    // Nine messages of the person, eight replies: the last six begin with a reply.
    expect(messages).toHaveLength(7);
    expect(messages.map(({ role }) => role)).toEqual([
      'user',
      'assistant',
      'user',
      'assistant',
      'user',
      'assistant',
      'user',
    ]);
    const summary = messages[0]?.content ?? '';
    expect(summary.length).toBeLessThanOrEqual(500 + 60);
    expect(summary).toContain('Marc Dupont');
    expect(system).toContain('« Hier');
    expect(system).toContain('à la cantine');
  });

  it('remembers nothing of a message that was deleted', async () => {
    const id = await createConversation(claire);
    const said = eventOf(await say(claire, id, 'Ma voisine de bureau est absente.'), 'saved').message;
    for (let turn = 1; turn < 9; turn += 1) await say(claire, id, `${turn} : il a recommencé.`);
    expect(lastCall().messages[0]?.content).toContain('voisine');
    await claire.call('DELETE', `/api/conversations/${id}/messages/${said.id}`);
    await say(claire, id, 'Il a encore crié.');
    expect(lastCall().messages[0]?.content).toContain('1 : il a recommencé');
    expect(JSON.stringify(openAi.calls.at(-1)?.messages)).not.toContain('voisine');
  });

  it('of ten messages or fewer is sent whole', async () => {
    const id = await createConversation(claire);
    for (let turn = 0; turn < 5; turn += 1) await say(claire, id, `message ${turn}`);
    expect(lastCall().messages).toHaveLength(9);
  });
});

describe('who answers', () => {
  it('is the guide where the person wants it so, and nothing leaves the server', async () => {
    const id = await createConversation(claire);
    expect((await conversationOf(id)).model_used).toBe('test-model');
    const changed = await claire.call('PATCH', `/api/conversations/${id}`, { answered_by: 'guide' });
    expect((await changed.json()).model_used).toBe('guide');
    const before = openAi.calls.length;
    const events = await say(claire, id, 'Hier mon chef m’a insultée.');
    expect(eventOf(events, 'reply').message.content).not.toBe('');
    expect(openAi.calls).toHaveLength(before);
    expect((await conversationOf(id)).model_used).toBe('guide');
    await claire.call('PATCH', `/api/conversations/${id}`, { answered_by: 'configured' });
    // Not the guide's question: one that was just asked would be asked for once more.
    openAi.answer({ kind: 'text', tokens: ['Merci. ', 'Que voulez-vous ajouter ?'] });
    await say(claire, id, 'Il a crié.');
    expect(openAi.calls).toHaveLength(before + 1);
    expect((await conversationOf(id)).model_used).toBe('test-model');
  });
});
