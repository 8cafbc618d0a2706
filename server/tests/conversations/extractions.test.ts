/** What an outside model points at behind its replies, from its answer to what the person sees. */
import { Client } from 'pg';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { type FindingServer, finding, PLACE, startFindingServer, TOLD } from '../support/findings.ts';
import { signUp, type TestPerson } from '../support/people.ts';
import { asSuperuser } from '../support/test-cluster.ts';
import { createConversation, eventOf, say } from '../support/turns.ts';

let tried: FindingServer;
let marc: TestPerson;

beforeAll(async () => {
  tried = await startFindingServer();
  marc = await signUp(tried.server);
});
afterAll(() => tried.stop());
beforeEach(() => {
  tried.openAi.answer({ kind: 'text', tokens: ['Merci. ', 'Que s’est-il passé ensuite ?'] });
});

describe('what a model points at', () => {
  it('is collected after the reply, in the person’s words, and asked for once', async () => {
    const { openAi, claire, findsLater, proposalOf, untilExtracted } = tried;
    const goOn = findsLater(finding(PLACE));
    const id = await createConversation(claire);
    const before = openAi.findingCalls.length;
    const messageId = uuidv7();
    const start = TOLD.indexOf(PLACE);
    const events = await say(claire, id, TOLD, messageId);
    expect(eventOf(events, 'collected').collected.told).not.toContain('where');
    goOn();
    await expect
      .poll(() => proposalOf(id, 'where'))
      .toEqual({
        id: expect.any(String),
        detail: 'where',
        value: { detail: 'where', text: null },
        sources: [{ message_id: messageId, start, end: start + PLACE.length, words: PLACE }],
        denial: false,
        state: 'proposed',
        certain: false,
        conflicts: [],
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

  it('is told to the person’s other tabs', async () => {
    const { server, claire, findsLater } = tried;
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
      await expect.poll(() => heard).toContain(`${claire.id} conversation ${id}`);
    } finally {
      await listener.end();
    }
  });

  it('is sealed, seen by its owner alone, and deleted with the conversation', async () => {
    const { server, claire, finds, extractedOf, untilExtracted } = tried;
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
    const { openAi, claire, finds, proposalOf, extractedOf, untilExtracted } = tried;
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
    expect(await proposalOf(id, 'where')).toMatchObject({ sources: [{ words: PLACE }], found_by: 'model' });
    expect(await extractedOf(claire, kept)).toBe(0);
  });

  it('is added to an open suggestion', async () => {
    const { openAi, claire, findsLater, open } = tried;
    const goOn = findsLater(finding(PLACE));
    openAi.answer({ kind: 'text', tokens: ['Merci. ', 'INCIDENT_READY'] });
    const id = await createConversation(claire);
    await say(
      claire,
      id,
      `Hier vers 14h30 mon chef Marc Dupont m'a hurlé dessus ${PLACE} et m'a traitée d'incapable parce que j'avais rendu le dossier en retard. Julie Leroy, ma collègue, a tout entendu. Depuis je ne dors plus. J'en ai parlé à la DRH par mail.`,
    );
    expect((await open(id)).suggestion?.extractedData.location).toBeNull();
    goOn();
    await expect.poll(async () => (await open(id)).suggestion?.extractedData.location).toBe(PLACE);
  });

  it('is confirmed or refused like anything else, and does not come back once it was refused', async () => {
    const { claire, finds, proposalOf, open, untilExtracted } = tried;
    finds(finding(PLACE));
    const id = await createConversation(claire);
    await say(claire, id, TOLD);
    await untilExtracted(id, 1);
    const proposal = (await proposalOf(id, 'where'))?.id;
    const answer = (action: string) =>
      claire.call('POST', `/api/conversations/${id}/answers`, { action, proposal });
    expect((await answer('confirm')).status).toBe(200);
    expect(await proposalOf(id, 'where')).toMatchObject({ state: 'confirmed', certain: true });
    expect((await answer('refuse')).status).toBe(200);
    await say(claire, id, `Il a crié, ${PLACE}.`);
    await untilExtracted(id, 2);
    const { proposals, told } = (await open(id)).collected;
    expect(proposals.filter(({ detail }) => detail === 'where').map(({ state }) => state)).toEqual([
      'refused',
    ]);
    expect(told).not.toContain('where');
  });
});
