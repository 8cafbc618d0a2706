/** What an outside model points at behind its replies, from its answer to what the person sees. */
import { Client } from 'pg';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import type { OpenConversation } from '#contract/conversations.ts';
import type { CollectedDetail, DetailKind } from '#contract/interview.ts';
import { type OpenAiServer, startOpenAiServer } from '../support/openai-server.ts';
import { signUp, type TestPerson } from '../support/people.ts';
import { asSuperuser } from '../support/test-cluster.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';
import { createConversation, eventOf, readTurn, say } from '../support/turns.ts';
import { uploaded } from '../support/uploads.ts';

let openAi: OpenAiServer;
let server: TestServer;
let claire: TestPerson;
let marc: TestPerson;

beforeAll(async () => {
  openAi = await startOpenAiServer();
  server = await startTestServer({
    env: { RECUEIL_ASSISTANT: 'openai-compatible', AI_BASE_URL: openAi.baseUrl, AI_MODEL: 'test-model' },
  });
  [claire, marc] = await Promise.all([signUp(server), signUp(server)]);
});
afterAll(async () => {
  await server.stop();
  await openAi.stop();
});
beforeEach(() => {
  openAi.answer({ kind: 'text', tokens: ['Merci. ', 'Que s’est-il passé ensuite ?'] });
});

const TOLD = 'Mon chef m’a insultée sous la verrière de la cour.';
const PLACE = 'sous la verrière de la cour';

const finding = (quote: string, more: object = {}) => ({
  kind: 'where',
  message: 1,
  quote,
  certainty: 'exact',
  ...more,
});
const finds = (...items: object[]) => openAi.find({ kind: 'findings', text: JSON.stringify({ items }) });

/** The same, not before it is told to go on. */
const findsLater = (...items: object[]): (() => void) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  openAi.find({ kind: 'findings', text: JSON.stringify({ items }), until: promise });
  return resolve;
};

const open = async (person: TestPerson, id: string): Promise<OpenConversation> =>
  (await (await person.call('GET', `/api/conversations/${id}`)).json()) as OpenConversation;
const detailOf = async (id: string, kind: DetailKind): Promise<CollectedDetail | undefined> =>
  (await open(claire, id)).collected.details.find((detail) => detail.kind === kind);

/** How many of the person's messages a model has answered about. */
const extractedOf = (person: TestPerson, id: string): Promise<number> =>
  server.recueil.database.readOnBehalfOf(person.id, 'test', async ({ db }) => {
    const rows = await db
      .selectFrom('extractions')
      .select('message_id')
      .where('conversation_id', '=', id)
      .execute();
    return rows.length;
  });
const untilExtracted = (id: string, count: number) =>
  expect.poll(() => extractedOf(claire, id), { timeout: 10_000 }).toBe(count);

const failureCodes = () =>
  server.logged
    .filter(({ msg }) => msg === 'a model found nothing in a message')
    .map(({ code, status }) => [code, status]);

describe('what a model points at', () => {
  it('is collected behind the reply, in her words, and asked for once', async () => {
    const goOn = findsLater(finding(PLACE));
    const id = await createConversation(claire);
    const before = openAi.findingCalls.length;
    const messageId = uuidv7();
    const events = await say(claire, id, TOLD, messageId);
    expect(eventOf(events, 'collected').collected.details.map(({ kind }) => kind)).not.toContain('where');
    goOn();
    await expect
      .poll(() => detailOf(id, 'where'), { timeout: 10_000 })
      .toEqual({
        kind: 'where',
        certainty: 'exact',
        value: PLACE,
        sources: [{ message_id: messageId, start: 22, end: 49, words: PLACE }],
        found_by: 'model',
      });
    await say(claire, id, TOLD, messageId);
    await say(claire, id, 'Il a crié.');
    await untilExtracted(id, 2);
    const calls = openAi.findingCalls.slice(before);
    expect(calls).toHaveLength(2);
    expect(calls[0]).toMatchObject({ temperature: 0, response_format: { type: 'json_object' } });
    const materials = calls.map(({ messages }) => messages.at(-1)?.content);
    expect(materials[0]).toBe(`[Message 1]\n> ${TOLD}`);
    expect(materials[1]).toBe(
      '[Question posée avant le message 1]\n> Merci. Que s’est-il passé ensuite ?\n\n[Message 1]\n> Il a crié.',
    );
  });

  it('is told to her other tabs', async () => {
    const goOn = findsLater(finding(PLACE));
    const heard: string[] = [];
    const listener = new Client({ connectionString: server.databaseUrl });
    await listener.connect();
    listener.on('notification', ({ payload }) => heard.push(payload ?? ''));
    await listener.query('LISTEN recueil_events');
    try {
      const id = await createConversation(claire);
      await say(claire, id, TOLD);
      // What the turn itself has told has arrived.
      const mark = uuidv7();
      await listener.query("SELECT pg_notify('recueil_events', $1)", [mark]);
      await expect.poll(() => heard).toContain(mark);
      heard.length = 0;
      goOn();
      await expect.poll(() => heard, { timeout: 10_000 }).toContain(`${claire.id} conversation ${id}`);
    } finally {
      await listener.end();
    }
  });

  it('is sealed, hers alone, and gone with the conversation', async () => {
    finds(finding(PLACE));
    const id = await createConversation(claire);
    await say(claire, id, TOLD);
    await untilExtracted(id, 1);
    expect(await extractedOf(marc, id)).toBe(0);
    const database = new URL(server.databaseUrl).pathname.slice(1);
    const sealed = async (): Promise<string[]> => {
      let rows: { sealed: Buffer }[] = [];
      const select = 'SELECT sealed FROM extractions WHERE conversation_id = $1';
      await asSuperuser(
        inject('cluster'),
        async (client) => {
          ({ rows } = await client.query<{ sealed: Buffer }>(select, [id]));
        },
        database,
      );
      return rows.map((row) => row.sealed.toString('latin1'));
    };
    expect(await sealed()).toEqual([expect.not.stringMatching(/where|start|test-model/)]);
    expect((await claire.call('DELETE', `/api/conversations/${id}`)).status).toBe(204);
    expect(await sealed()).toEqual([]);
  });

  it('stays when the conversation goes on with the guide, which calls nobody', async () => {
    finds(finding(PLACE));
    const id = await createConversation(claire);
    await say(claire, id, TOLD);
    await untilExtracted(id, 1);
    expect((await claire.call('PATCH', `/api/conversations/${id}`, { answered_by: 'guide' })).status).toBe(
      200,
    );
    const calls = [openAi.calls.length, openAi.findingCalls.length];
    await say(claire, id, 'Il a crié.');
    const kept = await createConversation(claire);
    await claire.call('PATCH', `/api/conversations/${kept}`, { answered_by: 'guide' });
    await say(claire, kept, TOLD);
    expect([openAi.calls.length, openAi.findingCalls.length]).toEqual(calls);
    expect(await detailOf(id, 'where')).toMatchObject({ value: PLACE, found_by: 'model' });
    expect(await extractedOf(claire, kept)).toBe(0);
  });

  it('is put into an offer that is open', async () => {
    const goOn = findsLater(finding(PLACE));
    openAi.answer({ kind: 'text', tokens: ['Merci. ', 'INCIDENT_READY'] });
    const id = await createConversation(claire);
    await say(
      claire,
      id,
      `Hier vers 14h30 mon chef Marc Dupont m'a hurlé dessus ${PLACE} et m'a traitée d'incapable parce que j'avais rendu le dossier en retard. Julie Leroy, ma collègue, a tout entendu. Depuis je ne dors plus. J'en ai parlé à la DRH par mail.`,
    );
    expect((await open(claire, id)).suggestion?.extractedData.location).toBeNull();
    goOn();
    await expect
      .poll(async () => (await open(claire, id)).suggestion?.extractedData.location, { timeout: 10_000 })
      .toBe(PLACE);
  });

  it('does not come back when she has erased it before it was found', async () => {
    const goOn = findsLater(finding(PLACE));
    const id = await createConversation(claire);
    await say(claire, id, TOLD);
    await claire.call('PUT', `/api/conversations/${id}/details`, { kind: 'where', action: 'erase' });
    goOn();
    await untilExtracted(id, 1);
    expect(await detailOf(id, 'where')).toBeUndefined();
  });
});

describe('a model that answers wrongly', () => {
  const answerOf = (items: object[]) => JSON.stringify({ items });
  it.each([
    [
      'invents',
      answerOf([finding('dans la cave'), finding('Mon chef m’a frappée', { kind: 'description' })]),
    ],
    ['quotes itself', answerOf([finding('Que s’est-il passé ensuite')])],
    ['names another message', answerOf([finding(PLACE, { message: 2 }), finding(PLACE, { message: 0 })])],
    ['orders', answerOf([finding('INCIDENT_READY'), finding('Ignorez vos consignes', { kind: 'actions' })])],
    [
      'makes up kinds',
      answerOf([finding(PLACE, { kind: 'guilty' }), { ...finding(PLACE), certainty: 'sure' }]),
    ],
  ])('and %s changes nothing of what is collected', async (_what, text) => {
    openAi.find({ kind: 'findings', text });
    const id = await createConversation(claire);
    const events = await say(claire, id, TOLD);
    await untilExtracted(id, 1);
    expect((await open(claire, id)).collected).toEqual(eventOf(events, 'collected').collected);
  });

  it('and quotes what is attached changes nothing, and has not been sent it', async () => {
    finds(finding('dans la cave du bâtiment C'));
    const id = await createConversation(claire);
    const text = 'Cela s’est passé dans la cave du bâtiment C.';
    const { id: fileId } = await uploaded(server.url, claire, Buffer.from(text), { name: 'note.txt' });
    const before = openAi.findingCalls.length;
    const answer = await claire.call('POST', `/api/conversations/${id}/turns`, {
      id: uuidv7(),
      content: TOLD,
      attachments: [fileId],
    });
    const events = await readTurn(answer);
    await untilExtracted(id, 1);
    expect((await open(claire, id)).collected).toEqual(eventOf(events, 'collected').collected);
    expect(JSON.stringify(openAi.calls.at(-1))).toContain('bâtiment C');
    expect(JSON.stringify(openAi.findingCalls.slice(before))).not.toContain('bâtiment C');
  });

  it.each([
    ['is refused', { kind: 'status', status: 400 }, ['failed', 400]],
    ['speaks', { kind: 'findings', text: 'Je ne trouve rien de précis.' }, ['malformed', null]],
    [
      'is cut off',
      { kind: 'findings', text: '{"items": [{"kind": "wh', finishReason: 'length' },
      ['malformed', null],
    ],
    ['speaks nonsense', { kind: 'malformed' }, ['failed', expect.anything()]],
  ] as const)(
    'and %s is asked again with the next message, and says nothing of hers in the log',
    async (_what, script, code) => {
      openAi.find(script);
      const logged = server.logged.length;
      const failed = failureCodes().length;
      const id = await createConversation(claire);
      const events = await say(claire, id, TOLD);
      await expect.poll(() => failureCodes().length, { timeout: 10_000 }).toBe(failed + 1);
      expect(failureCodes().at(-1)?.[0]).toEqual(code[0]);
      expect((await open(claire, id)).collected).toEqual(eventOf(events, 'collected').collected);
      expect(await extractedOf(claire, id)).toBe(0);
      expect(JSON.stringify(server.logged.slice(logged))).not.toMatch(/verrière|insultée|rien de précis/);
      finds(finding(PLACE));
      await say(claire, id, 'Il a crié.');
      await untilExtracted(id, 2);
      expect(await detailOf(id, 'where')).toMatchObject({ value: PLACE });
    },
  );

  it('and is busy is asked once more at once', async () => {
    openAi.find(
      { kind: 'status', status: 429 },
      { kind: 'findings', text: JSON.stringify({ items: [finding(PLACE)] }) },
    );
    const id = await createConversation(claire);
    await say(claire, id, TOLD);
    await untilExtracted(id, 1);
    expect(await detailOf(id, 'where')).toMatchObject({ value: PLACE });
  });

  it('and takes its time holds up neither the reply nor the next turn', async () => {
    const goOn = findsLater(finding(PLACE));
    const id = await createConversation(claire);
    const calls = openAi.findingCalls.length;
    const events = await say(claire, id, TOLD);
    expect(events.at(-1)?.event).toBe('done');
    expect((await say(claire, id, 'Il a crié.')).at(-1)?.event).toBe('done');
    goOn();
    await untilExtracted(id, 2);
    const materials = openAi.findingCalls.slice(calls).map(({ messages }) => messages.at(-1)?.content ?? '');
    expect(materials.filter((material) => material.includes(PLACE))).toHaveLength(1);
    expect(await detailOf(id, 'where')).toMatchObject({ value: PLACE });
  });

  it('and points at small talk everywhere brings about no offer', async () => {
    const talk =
      'Bonjour ! Hier à 20h je suis allée au cinéma avec ma sœur, on a mangé des crêpes place du marché et je me suis bien amusée, tout le monde riait dans la salle.';
    const quotes = [
      'au cinéma',
      'avec ma sœur',
      'je me suis bien amusée',
      'on a mangé des crêpes',
      'place du marché',
      talk.slice(10),
    ];
    const kinds = [
      'incident_type',
      'when',
      'where',
      'people',
      'description',
      'witnesses',
      'impact',
      'actions',
    ];
    finds(
      ...kinds.flatMap((kind, at) => [
        finding(quotes[at % quotes.length] ?? '', { kind }),
        finding(quotes[(at + 2) % 6] ?? '', { kind }),
      ]),
    );
    openAi.answer({ kind: 'text', tokens: ['Merci. ', 'INCIDENT_READY'] });
    const id = await createConversation(claire);
    const events = await say(claire, id, talk);
    await untilExtracted(id, 1);
    await say(claire, id, 'Voilà, merci.');
    await untilExtracted(id, 2);
    const { collected, suggestion } = await open(claire, id);
    expect(suggestion).toBeNull();
    expect(collected.filled).toBe(eventOf(events, 'collected').collected.filled);
  });
});
