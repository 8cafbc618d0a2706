/** An outside model that points at the wrong words, or gives no answer when it is asked for them. */
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type FindingServer, finding, PLACE, startFindingServer, TOLD } from '../support/findings.ts';
import { createConversation, eventOf, readTurn, say } from '../support/turns.ts';
import { uploaded } from '../support/uploads.ts';

let tried: FindingServer;

beforeAll(async () => {
  tried = await startFindingServer();
});
afterAll(() => tried.stop());
beforeEach(() => {
  tried.openAi.answer({ kind: 'text', tokens: ['Merci. ', 'Que s’est-il passé ensuite ?'] });
});

const failureCodes = () =>
  tried.server.logged
    .filter(({ msg }) => msg === 'a model did not say what a message tells')
    .map(({ code, status }) => [code, status]);

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
    const { openAi, claire, open, untilExtracted } = tried;
    openAi.find({ kind: 'findings', text });
    const id = await createConversation(claire);
    const events = await say(claire, id, TOLD);
    await untilExtracted(id, 1);
    expect((await open(id)).collected).toEqual(eventOf(events, 'collected').collected);
  });

  it('and quotes what is attached changes nothing, and has not been sent it', async () => {
    const { openAi, server, claire, finds, open, untilExtracted } = tried;
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
    expect((await open(id)).collected).toEqual(eventOf(events, 'collected').collected);
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
    'and %s is asked again with the next message, and none of the person’s words are in the log',
    async (_what, script, code) => {
      const { openAi, server, claire, finds, open, proposalOf, extractedOf, untilExtracted } = tried;
      openAi.find(script);
      const logged = server.logged.length;
      const failed = failureCodes().length;
      const id = await createConversation(claire);
      const events = await say(claire, id, TOLD);
      await expect.poll(() => failureCodes().length).toBe(failed + 1);
      expect(failureCodes().at(-1)?.[0]).toEqual(code[0]);
      expect((await open(id)).collected).toEqual(eventOf(events, 'collected').collected);
      expect(await extractedOf(claire, id)).toBe(0);
      expect(JSON.stringify(server.logged.slice(logged))).not.toMatch(/palettes|insultée|rien de précis/);
      finds(finding(PLACE));
      await say(claire, id, 'Il a crié.');
      await untilExtracted(id, 2);
      expect(await proposalOf(id, 'where')).toMatchObject({ sources: [{ words: PLACE }] });
    },
  );

  it('and is busy is asked once more at once', async () => {
    const { openAi, claire, proposalOf, untilExtracted } = tried;
    openAi.find(
      { kind: 'status', status: 429 },
      { kind: 'findings', text: JSON.stringify({ items: [finding(PLACE)] }) },
    );
    const id = await createConversation(claire);
    await say(claire, id, TOLD);
    await untilExtracted(id, 1);
    expect(await proposalOf(id, 'where')).toMatchObject({ sources: [{ words: PLACE }] });
  });

  it('and takes its time holds up neither the reply nor the next turn', async () => {
    const { openAi, claire, findsLater, proposalOf, untilExtracted } = tried;
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
    expect(await proposalOf(id, 'where')).toMatchObject({ sources: [{ words: PLACE }] });
  });

  it('and points at small talk everywhere leads to no suggestion', async () => {
    const { openAi, claire, finds, open, untilExtracted } = tried;
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
    await say(claire, id, talk);
    await untilExtracted(id, 1);
    await say(claire, id, 'Voilà, merci.');
    await untilExtracted(id, 2);
    const { collected, suggestion } = await open(id);
    expect(suggestion).toBeNull();
    const found = collected.proposals.filter(({ found_by }) => found_by === 'model');
    expect(found.length).toBeGreaterThan(0);
    expect(found.filter(({ certain }) => certain)).toEqual([]);
  });
});
