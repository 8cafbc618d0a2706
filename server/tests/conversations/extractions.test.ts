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
    const { openAi, claire, findsLater, detailOf, untilExtracted } = tried;
    const goOn = findsLater(finding(PLACE));
    const id = await createConversation(claire);
    const before = openAi.findingCalls.length;
    const messageId = uuidv7();
    const events = await say(claire, id, TOLD, messageId);
    expect(eventOf(events, 'collected').collected.details.map(({ kind }) => kind)).not.toContain('where');
    goOn();
    await expect
      .poll(() => detailOf(id, 'where'))
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
    const { openAi, claire, finds, detailOf, extractedOf, untilExtracted } = tried;
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

  it('does not come back when the person erased it before it was found', async () => {
    const { claire, findsLater, detailOf, untilExtracted } = tried;
    const goOn = findsLater(finding(PLACE));
    const id = await createConversation(claire);
    await say(claire, id, TOLD);
    await claire.call('PUT', `/api/conversations/${id}/details`, { kind: 'where', action: 'erase' });
    goOn();
    await untilExtracted(id, 1);
    expect(await detailOf(id, 'where')).toBeUndefined();
  });
});
