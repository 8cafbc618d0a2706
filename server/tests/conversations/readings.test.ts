import { v7 as uuidv7 } from 'uuid';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it, onTestFinished } from 'vitest';
import { openConversation } from '#contract/conversations.ts';
import { appendMessage } from '#server/modules/conversations/conversation-writer.ts';
import type { InterviewReader } from '#server/modules/interview/index.ts';
import { WorkerError, type WorkerErrorCode } from '#server/platform/workers/worker-error.ts';
import { startOpenAiServer } from '../support/openai-server.ts';
import { signUpInProcess } from '../support/people.ts';
import { asSuperuser } from '../support/test-cluster.ts';
import {
  sharedInterviews,
  startServerForTest,
  startTestServer,
  type TestServer,
} from '../support/test-server.ts';
import { createConversation, eventOf, readConversation, say } from '../support/turns.ts';

/** That of all servers, with something done around each reading. */
const watched = (before: () => void | Promise<void>, after: () => void | Promise<void> = () => undefined) => {
  const reader = sharedInterviews();
  const around = async <Result>(read: () => Promise<Result>): Promise<Result> => {
    await before();
    const result = await read();
    await after();
    return result;
  };
  return {
    read: (said, options) => around(() => reader.read(said, options)),
    close: () => reader.close(),
  } satisfies InterviewReader;
};

const databaseName = (server: TestServer): string => new URL(server.databaseUrl).pathname.slice(1);

/** What a suggestion needs; the last line is the eighth detail. */
const STORY = [
  "Hier vers 14h30 mon chef Marc Dupont m'a hurlé dessus et m'a traitée d'incapable dans la salle de réunion du 3e étage.",
  'Julie Leroy, ma collègue, était là et a tout entendu.',
  "Depuis je ne dors plus et j'ai la boule au ventre avant d'aller travailler.",
  "J'en ai parlé à la DRH ce matin par mail.",
];

/** What a test does around each reading of the server below. */
let beforeReading: () => void | Promise<void>;
let afterReading: () => void | Promise<void>;
const doNothing = () => undefined;
/** With the model and the thread that a server has by itself. */
let server: TestServer;
beforeAll(async () => {
  beforeReading = doNothing;
  afterReading = doNothing;
  const interviews = watched(
    () => beforeReading(),
    () => afterReading(),
  );
  server = await startTestServer({ overrides: { interviews } });
});
afterEach(() => {
  beforeReading = doNothing;
  afterReading = doNothing;
});
afterAll(() => server.stop());

describe('the interview', () => {
  it('is read once a turn, and no connection is held meanwhile', async () => {
    const busy: number[] = [];
    const person = await signUpInProcess(server);
    const id = await createConversation(person);
    beforeReading = () => {
      const { totalCount, idleCount } = server.recueil.database.pool;
      busy.push(totalCount - idleCount);
    };
    for (const line of STORY) await say(person, id, line);
    expect(busy).toEqual(STORY.map(() => 0));
    await readConversation(person, id);
    expect(busy).toEqual([...STORY.map(() => 0), 0]);
  });

  it('is the same in a turn as when the conversation is opened, also after turns at the same time', async () => {
    const person = await signUpInProcess(server);
    const id = await createConversation(person);
    await Promise.all(STORY.map((line) => say(person, id, line)));
    const events = await say(person, id, 'Il a recommencé.');
    expect(eventOf(events, 'collected').collected).toEqual((await readConversation(person, id)).collected);
  });

  it('goes completely into an open suggestion, also what is said while a reply is written', async () => {
    const openAi = await startOpenAiServer();
    onTestFinished(() => openAi.stop());
    let meanwhile: (() => Promise<unknown>) | undefined;
    const interviews = watched(async () => {
      const happens = meanwhile;
      meanwhile = undefined;
      await happens?.();
    });
    const server = await startServerForTest({
      env: { RECUEIL_ASSISTANT: 'openai-compatible', AI_BASE_URL: openAi.baseUrl, AI_MODEL: 'm' },
      overrides: { interviews },
    });
    const person = await signUpInProcess(server);
    const id = await createConversation(person);
    openAi.answer({ kind: 'text', tokens: ['Merci.', '\nINCIDENT_READY'] });
    for (const line of STORY) await say(person, id, line);
    expect((await readConversation(person, id)).suggestion).not.toBeNull();
    // Said in another tab, and never answered: no other turn updates the suggestion.
    meanwhile = () =>
      server.recueil.database.onBehalfOf(person.id, 'test', (tx) =>
        appendMessage(tx, id, {
          id: uuidv7(),
          role: 'user',
          content: 'Paul Martin a tout vu.',
          metadata: {},
          replyTo: null,
        }),
      );
    const events = await say(person, id, 'Il a crié encore après.');
    const { suggestion, collected, messages } = await readConversation(person, id);
    expect(messages.map(({ content }) => content).slice(-3)).toEqual([
      'Il a crié encore après.',
      'Paul Martin a tout vu.',
      'Merci.',
    ]);
    for (const line of [...STORY, 'Il a crié encore après.', 'Paul Martin a tout vu.']) {
      expect(suggestion?.description).toContain(line);
    }
    expect(eventOf(events, 'collected')).toMatchObject({ collected, suggestion });
  });
});

describe('a conversation that is read in the thread for long ones', () => {
  it('is opened whole, with what was collected in it', async () => {
    const person = await signUpInProcess(server);
    const id = await createConversation(person);
    // A word without end counts by its length, and is read at once.
    const contents = Array.from(
      { length: 20 },
      (_, at) => `${at}. ${STORY.join(' ')} « é’😀 » ${'a'.repeat(5_000)}`,
    );
    expect(contents.join('').length).toBeGreaterThan(100_000);
    await server.recueil.database.onBehalfOf(person.id, 'test', async (tx) => {
      for (const content of contents) {
        await appendMessage(tx, id, { id: uuidv7(), role: 'user', content, metadata: {}, replyTo: null });
      }
    });
    const answer = await person.call('GET', `/api/conversations/${id}`);
    expect(answer.headers.get('content-type')).toBe('application/json');
    const opened = openConversation.parse(await answer.json());
    expect(opened.messages.map(({ content }) => content)).toEqual(contents);
    expect(opened.collected.told.length).toBeGreaterThanOrEqual(6);
    expect(eventOf(await say(person, id, 'Il a recommencé.'), 'done').conversation.message_count).toBe(22);
  });
});

describe('an interview that cannot be read', () => {
  let code: WorkerErrorCode;
  let server: TestServer;
  beforeAll(async () => {
    const interviews: InterviewReader = {
      read: () => Promise.reject(new WorkerError(code)),
      close: () => Promise.resolve(),
    };
    server = await startTestServer({ overrides: { interviews } });
  });
  afterAll(() => server.stop());

  it('does not keep the person from their messages', async () => {
    code = 'timed_out';
    const person = await signUpInProcess(server);
    const id = await createConversation(person);
    const events = await say(person, id, 'Il a crié.');
    expect(events.map(({ event }) => event)).toEqual(['saved', 'problem']);
    expect(eventOf(events, 'problem').code).toBe('model_timeout');
    const opened = await readConversation(person, id);
    expect(opened.messages.map(({ content }) => content)).toEqual(['Il a crié.']);
    expect(opened.collected).toEqual({ proposals: [], told: [], card: null });
  });

  it.each([
    ['crashed', 'model_failed'],
    ['busy', 'unavailable'],
  ] as const)('because the thread is %s ends a turn as %s', async (reason, problem) => {
    code = reason;
    const person = await signUpInProcess(server);
    const id = await createConversation(person);
    expect(eventOf(await say(person, id, 'Il a crié.'), 'problem').code).toBe(problem);
  });

  it.each(['crashed', 'timed_out', 'busy'] as const)(
    'because the thread is %s keeps no answer to a proposal, which is given again later',
    async (reason) => {
      code = reason;
      const person = await signUpInProcess(server);
      const id = await createConversation(person);
      const answer = await person.call('POST', `/api/conversations/${id}/answers`, {
        action: 'add',
        value: { detail: 'where', text: 'À l’atelier' },
      });
      expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '2']);
      const kept = await server.recueil.database.readOnBehalfOf(person.id, 'test', ({ db }) =>
        db.selectFrom('proposal_answers').select('made').execute(),
      );
      expect(kept).toEqual([]);
    },
  );

  it('for all that waits of the same person is asked for again later', async () => {
    code = 'busy';
    const person = await signUpInProcess(server);
    const answer = await person.call('GET', `/api/conversations/${await createConversation(person)}`);
    expect(answer.status).toBe(503);
    expect(answer.headers.get('retry-after')).toBe('2');
  });
});

describe('a database that goes away while a reply is written', () => {
  it('is told as unavailable, and the same turn is answered when it is back', async () => {
    let away = false;
    const allowConnections = (allowed: boolean) =>
      asSuperuser(inject('cluster'), async (client) => {
        await client.query(`ALTER DATABASE ${databaseName(server)} ALLOW_CONNECTIONS ${allowed}`);
        await client.query('SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1', [
          databaseName(server),
        ]);
      });
    afterReading = async () => {
      if (away) await allowConnections(false);
    };
    const person = await signUpInProcess(server);
    const id = await createConversation(person);
    const messageId = uuidv7();
    away = true;
    const events = await say(person, id, 'Il a crié.', messageId);
    expect(eventOf(events, 'problem').code).toBe('unavailable');
    expect(server.logged.filter(({ level }) => Number(level) >= 50)).toEqual([]);
    away = false;
    await allowConnections(true);
    const again = await say(person, id, 'Il a crié.', messageId);
    expect(eventOf(again, 'saved').message.id).toBe(messageId);
    expect(eventOf(again, 'reply').message.content).not.toBe('');
    expect((await readConversation(person, id)).messages).toHaveLength(2);
  });
});
