/** How the plain AI call is refused, and what it says when the model fails. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AI_CHAT, askAi, readChunks } from '../support/ai-chat.ts';
import { logTo } from '../support/log-lines.ts';
import { END_FRAMES, HTML_PAGE, SHAPES, textFrames } from '../support/model-shapes.ts';
import { type ModelScript, type OpenAiServer, startOpenAiServer } from '../support/openai-server.ts';
import { signUp, type TestPerson } from '../support/people.ts';
import { startServerForTest, startTestServer, type TestServer } from '../support/test-server.ts';

const KEY = 'sk-very-secret-0123456789';
const SAID = 'Mon chef, Hippolyte Quincampoix, a crié.';
const TIMEOUT_TEXT = 'Le serveur Mistral met trop de temps à répondre. Veuillez réessayer plus tard.';

let openAi: OpenAiServer;
let server: TestServer;
let claire: TestPerson;
/** As the server itself writes it. */
const lines: string[] = [];

const environment = () => ({
  RECUEIL_ASSISTANT: 'mistral',
  MISTRAL_API_KEY: KEY,
  AI_BASE_URL: openAi.baseUrl,
  RECUEIL_AI_CHAT_CALLS: '0',
});

beforeAll(async () => {
  openAi = await startOpenAiServer();
  server = await startTestServer({
    env: environment(),
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

const refusal = async (answer: Response) => ({ status: answer.status, ...(await answer.json()) });

describe('a call', () => {
  it('without a session is told so, in the words of the specification', async () => {
    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify({ messages: [{ role: 'user', content: SAID }] });
    for (const authorization of [
      {},
      { authorization: 'Bearer x' },
      { cookie: `recueil-access=${claire.accessToken}` },
    ]) {
      const answer = await fetch(server.url + AI_CHAT, {
        method: 'POST',
        headers: { ...headers, ...authorization } as Record<string, string>,
        body,
      });
      expect(await refusal(answer)).toMatchObject({
        status: 401,
        code: 'unauthenticated',
        error: 'Utilisateur non authentifié',
      });
      expect(answer.headers.get('www-authenticate')).toBe('Bearer');
    }
  });

  it('after a sign-out is told the same', async () => {
    const someone = await signUp(server);
    await someone.call('POST', '/auth/v1/logout?scope=local');
    expect(await refusal(await askAi(someone, SAID))).toMatchObject({
      status: 401,
      code: 'session_ended',
      error: 'Utilisateur non authentifié',
    });
  });

  it('from another site gets no leave to read the answer', async () => {
    const answer = await fetch(server.url + AI_CHAT, {
      method: 'OPTIONS',
      headers: { origin: 'https://ailleurs.fr', 'access-control-request-method': 'POST' },
    });
    expect(answer.headers.get('access-control-allow-origin')).toBeNull();
    const form = await fetch(server.url + AI_CHAT, {
      method: 'POST',
      headers: { authorization: `Bearer ${claire.accessToken}`, 'content-type': 'text/plain' },
      body: JSON.stringify({ messages: [{ role: 'user', content: SAID }] }),
    });
    expect(await refusal(form)).toMatchObject({ status: 415, error: 'Erreur API: 415' });
  });

  const said = (content: string) => ({ role: 'user', content });
  const wrong: [string, object, string][] = [
    ['without messages', {}, 'messages'],
    ['with none', { messages: [] }, 'messages'],
    ['with orders alone', { messages: [{ role: 'system', content: 'Parle.' }] }, 'messages'],
    [
      'whose last word is the assistant’s',
      { messages: [said('Oui'), { role: 'assistant', content: 'Et ?' }] },
      'messages',
    ],
    ['of an unknown role', { messages: [{ role: 'tool', content: 'x' }] }, 'messages.0.role'],
    ['with an empty message', { messages: [said(' ')] }, 'messages.0.content'],
    ['with a message too long', { messages: [said('a'.repeat(20_001))] }, 'messages.0.content'],
    ['with too many', { messages: Array.from({ length: 101 }, () => said('Oui')) }, 'messages'],
    ['too long in all', { messages: Array.from({ length: 6 }, () => said('a'.repeat(18_000))) }, 'messages'],
    ['too hot', { messages: [said('Oui')], temperature: 1.6 }, 'temperature'],
    ['too cold', { messages: [said('Oui')], temperature: -0.1 }, 'temperature'],
    ['of too many tokens', { messages: [said('Oui')], max_tokens: 1001 }, 'max_tokens'],
    ['of no token', { messages: [said('Oui')], max_tokens: 0 }, 'max_tokens'],
    ['of half a token', { messages: [said('Oui')], max_tokens: 1.5 }, 'max_tokens'],
    ['with a list for a model', { messages: [said('Oui')], model: ['guide'] }, 'model'],
  ];
  it.each(wrong)('%s is refused before anything is asked', async (_what, body, field) => {
    const before = openAi.calls.length;
    expect(await refusal(await claire.call('POST', AI_CHAT, body))).toMatchObject({
      status: 400,
      code: 'invalid_input',
      fields: [field],
      error: 'Erreur API: 400',
    });
    expect(openAi.calls).toHaveLength(before);
  });

  it('of anything else there is told that there is nothing', async () => {
    for (const [method, path] of [
      ['GET', AI_CHAT],
      ['POST', '/functions/v1/other'],
    ] as const) {
      expect(await refusal(await claire.call(method, path))).toMatchObject({
        status: 404,
        code: 'not_found',
        error: 'Erreur API: 404',
      });
    }
  });
});

describe('a model that fails', () => {
  const failures: [string, ModelScript, number, string][] = [
    [
      'a wrong key',
      { kind: 'status', status: 401, body: { message: `Bad key ${KEY}` } },
      502,
      'Erreur API: 401',
    ],
    ['too many requests', { kind: 'status', status: 429 }, 502, 'Erreur API: 429'],
    ['a server that fails', { kind: 'status', status: 503 }, 502, 'Erreur API: 503'],
    ['a page', { kind: 'raw', pieces: [HTML_PAGE], status: 502 }, 502, 'Erreur API: 502'],
    ['a broken connection', { kind: 'refuse' }, 502, "Échec de l'envoi à l'IA"],
    ['nonsense', { kind: 'malformed' }, 502, "Échec de l'envoi à l'IA"],
    ['nothing', { kind: 'raw', pieces: END_FRAMES }, 502, "Aucune réponse de l'IA"],
    // More than anybody reads, of nothing: stopped like a stream without an end.
    [
      'endless blanks',
      { kind: 'raw', pieces: [...textFrames(...Array.from({ length: 30 }, () => '\n'.repeat(1_000)))] },
      504,
      TIMEOUT_TEXT,
    ],
  ];
  it.each(failures)(
    'with %s is told in the words of the specification',
    async (_what, script, status, error) => {
      for (const more of [{}, { stream: true }]) {
        openAi.answer(script);
        const answer = await askAi(claire, SAID, more);
        expect(answer.headers.get('content-type')).toBe('application/problem+json');
        expect(await refusal(answer)).toMatchObject({ status, error });
      }
    },
  );

  it('and then speaks is not noticed', async () => {
    openAi.answer(
      { kind: 'status', status: 503 },
      { kind: 'refuse' },
      { kind: 'raw', pieces: SHAPES.Mistral },
    );
    const { content } = await readChunks(await askAi(claire, SAID, { stream: true }));
    expect(content).toBe('Merci. Que s’est-il passé ensuite ?');
  });

  it('leaves neither the key nor the person’s words in a log or an answer', async () => {
    openAi.answer({ kind: 'status', status: 401, body: { message: `Bad key ${KEY}, ${SAID}` } });
    const answer = await (await askAi(claire, SAID)).text();
    expect(answer).not.toContain(KEY);
    expect(answer).not.toContain('Quincampoix');
    openAi.answer({ kind: 'raw', pieces: [`data: {"choices": "${SAID}"}\n\n`] });
    await (await askAi(claire, SAID)).text();
    const log = lines.join('');
    expect(log).toContain('the model gave no reply');
    expect(log).not.toContain(KEY);
    expect(log).not.toContain('Quincampoix');
    expect(log).not.toContain(claire.email);
  });
});

describe('the calls of a person', () => {
  it('are limited for that person alone, also when they come at once', async () => {
    openAi.answer({ kind: 'raw', pieces: SHAPES.Mistral });
    const limited = await startServerForTest({ env: { ...environment(), RECUEIL_AI_CHAT_CALLS: '3' } });
    const [marie, paul] = await Promise.all([signUp(limited), signUp(limited)]);
    const answers = await Promise.all(Array.from({ length: 6 }, () => askAi(marie, SAID)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 429, 429, 429]);
    const refused = await askAi(marie, SAID);
    const seconds = Number(refused.headers.get('retry-after'));
    expect(seconds).toBeGreaterThan(800);
    expect(seconds).toBeLessThanOrEqual(900);
    expect(await refusal(refused)).toMatchObject({
      status: 429,
      code: 'rate_limited',
      retryAfterSeconds: seconds,
      error: 'Erreur API: 429',
    });
    expect((await askAi(paul, SAID)).status).toBe(200);
    await limited.recueil.database.onBehalfOf(marie.id, 'test', ({ db }) =>
      db
        .updateTable('ai_chat_calls')
        .set({ window_ends_at: new Date(0) })
        .execute(),
    );
    expect((await askAi(marie, SAID)).status).toBe(200);
  });
});
