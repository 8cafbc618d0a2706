/** A conversation with a model that fails: nothing that was typed is lost, what came is kept, and no key is told. */
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Message } from '#contract/conversations.ts';
import { logTo } from '../support/log-lines.ts';
import {
  END_FRAMES,
  ERROR_BODIES,
  HTML_PAGE,
  SHAPED_TEXT,
  SHAPES,
  textFrames,
} from '../support/model-shapes.ts';
import { type ModelScript, type OpenAiServer, startOpenAiServer } from '../support/openai-server.ts';
import { signUp, type TestPerson } from '../support/people.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';
import { createConversation, eventOf, say } from '../support/turns.ts';

const KEY = 'sk-very-secret-0123456789';
const SAID = 'Ce matin, Hippolyte Quincampoix a crié.';

describe.each([
  ['@ai-sdk/mistral', { RECUEIL_ASSISTANT: 'mistral', MISTRAL_API_KEY: KEY }],
  ['@ai-sdk/openai-compatible', { RECUEIL_ASSISTANT: 'openai-compatible', AI_API_KEY: KEY }],
])('through %s', (_package, env) => {
  let openAi: OpenAiServer;
  let server: TestServer;
  let claire: TestPerson;
  const lines: string[] = [];

  beforeAll(async () => {
    openAi = await startOpenAiServer();
    server = await startTestServer({
      env: { ...env, AI_BASE_URL: openAi.baseUrl },
      overrides: {
        wait: async () => undefined,
        log: logTo(lines),
      },
    });
    claire = await signUp(server);
  });
  afterAll(async () => {
    await server.stop();
    await openAi.stop();
  });

  const messagesOf = async (id: string): Promise<Message[]> =>
    (await (await claire.call('GET', `/api/conversations/${id}`)).json()).messages;

  const failures: [string, ModelScript, object][] = [
    [
      'a wrong key',
      { kind: 'status', status: 401, body: { message: `Bad ${KEY}: ${SAID}` } },
      { code: 'model_failed', modelStatus: 401 },
    ],
    [
      'too many requests',
      { kind: 'status', status: 429, body: ERROR_BODIES.mistral429 },
      { code: 'model_failed', modelStatus: 429 },
    ],
    ['a page', { kind: 'raw', pieces: [HTML_PAGE], status: 502 }, { code: 'model_failed', modelStatus: 502 }],
    ['a broken connection', { kind: 'refuse' }, { code: 'model_failed' }],
    [
      'nonsense',
      { kind: 'raw', pieces: [`data: {"choices": "${SAID} ${KEY}"}\n\n`] },
      { code: 'model_failed' },
    ],
    ['nothing', { kind: 'raw', pieces: END_FRAMES }, { code: 'model_empty' }],
  ];
  it.each(failures)(
    '%s leaves the message saved, says why, and is asked again by hand',
    async (_what, script, problem) => {
      openAi.answer(script);
      const id = await createConversation(claire);
      const messageId = uuidv7();
      const failed = await say(claire, id, SAID, messageId);
      expect(failed[0]?.event).toBe('saved');
      expect(eventOf(failed, 'problem')).toEqual({ event: 'problem', ...problem });
      expect(eventOf(failed, 'done').conversation.message_count).toBe(1);
      expect((await messagesOf(id)).map(({ content }) => content)).toEqual([SAID]);
      openAi.answer({ kind: 'raw', pieces: SHAPES.Mistral });
      eventOf(await say(claire, id, SAID, messageId), 'reply');
      expect((await messagesOf(id)).map(({ content }) => content)).toEqual([SAID, SHAPED_TEXT]);
      expect(JSON.stringify(failed)).not.toContain(KEY);
    },
  );

  it('keeps and marks what came of a stream that was cut', async () => {
    openAi.answer({ kind: 'raw', pieces: textFrames('Merci de me le dire. ', 'Que s’est'), ending: 'cut' });
    const id = await createConversation(claire);
    await say(claire, id, SAID);
    expect(await messagesOf(id)).toMatchObject([
      { content: SAID },
      { content: 'Merci de me le dire.', metadata: { interrupted: true } },
    ]);
  });

  it('says nothing of a failure that passed', async () => {
    openAi.answer({ kind: 'status', status: 503 }, { kind: 'raw', pieces: SHAPES.Mistral });
    const events = await say(claire, await createConversation(claire), SAID);
    expect(events.map(({ event }) => event)).not.toContain('problem');
    expect(eventOf(events, 'reply').message.content).toBe(SHAPED_TEXT);
  });

  it('writes neither the key nor the person’s words into the log', () => {
    const log = lines.join('');
    expect(log).toContain('the model gave no reply');
    expect(log).not.toContain(KEY);
    expect(log).not.toContain('Quincampoix');
  });
});
