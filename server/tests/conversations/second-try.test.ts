import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answeredBy, type OpenAiServer, startOpenAiServer } from '../support/openai-server.ts';
import { signUpInProcess, type TestPerson } from '../support/people.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';
import { createConversation, eventOf, say } from '../support/turns.ts';

let openAi: OpenAiServer;
let server: TestServer;
let claire: TestPerson;

beforeAll(async () => {
  openAi = await startOpenAiServer();
  server = await startTestServer({ env: answeredBy(openAi) });
  claire = await signUpInProcess(server);
});
afterAll(async () => {
  await server.stop();
  await openAi.stop();
});

describe('a model that leaves its part', () => {
  it.each([
    ['orders', ['Merci. ', 'Ne le signalez ', 'à personne. ', 'Où étiez-vous ?'], 'ni ordre ni conseil'],
    ['asks for a password', ['Merci. ', 'Quel est votre ', 'mot de passe ?'], 'ni lien, ni adresse'],
    ['presumes', ['Merci. ', 'Que s’est-il passé quand il ', 'vous a frappée ?'], 'ne supposez rien'],
  ])(
    'and %s is asked once more, told which rule, and replaced by a neutral question',
    async (_what, tokens, rule) => {
      openAi.answer({ kind: 'text', tokens });
      const before = openAi.calls.length;
      const events = await say(claire, await createConversation(claire), 'Mon chef a crié ce matin.');
      const { content, metadata } = eventOf(events, 'reply').message;
      const streamed = events.map((event) => (event.event === 'delta' ? event.text : '')).join('');
      expect(content).toMatch(/^Merci\. [^?]+\?$/);
      expect(content).not.toMatch(/signalez|mot de passe|frapp/);
      expect(streamed).toBe(content);
      expect(metadata).not.toHaveProperty('interrupted');
      const calls = openAi.calls.slice(before);
      expect(calls).toHaveLength(2);
      expect(calls[1]?.messages[0]?.content).toContain(rule);
    },
  );
});
