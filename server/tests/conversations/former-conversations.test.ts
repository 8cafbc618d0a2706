/** What was stored of a conversation before readings gave proposals still counts in it. */
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DetailKind } from '#contract/common/details.ts';
import type { Incident } from '#contract/incidents.ts';
import {
  SEALED_SUGGESTION,
  SUGGESTIONS,
} from '#server/modules/conversations/suggestions/suggestion-reader.ts';
import { SEALED_EDIT } from '#server/modules/conversations/telling/former-edits.ts';
import { liveIn, wordsIn } from '../support/collected.ts';
import { signUpInProcess, type TestPerson } from '../support/people.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';
import { createConversation, eventOf, readConversation, say } from '../support/turns.ts';

let server: TestServer;
let claire: TestPerson;

beforeAll(async () => {
  server = await startTestServer();
  claire = await signUpInProcess(server);
});
afterAll(() => server.stop());

const STORY = [
  'Bonjour.',
  "Hier vers 14h30 mon chef Marc Dupont m'a hurlé dessus dans la salle de réunion du 3e étage.",
];
const told = async (): Promise<string> => {
  const id = await createConversation(claire);
  for (const line of STORY) await say(claire, id, line);
  return id;
};
const open = (id: string) => readConversation(claire, id);

describe('a detail that was edited by hand', () => {
  type Edit = Parameters<typeof SEALED_EDIT.seal>[2];
  /** Stores it as the program of that time did, after all that has been said so far. */
  const store = async (id: string, kind: DetailKind, content: Edit): Promise<void> => {
    const through = (await open(id)).messages.length;
    await server.recueil.database.onBehalfOf(claire.id, 'test', async (tx) => {
      const columns = { conversation_id: id, episode: '', kind, through, updated_at: new Date() };
      const sealed = SEALED_EDIT.seal(await tx.box(), columns, content);
      await tx.db
        .insertInto('detail_edits')
        .values({ user_id: claire.id, ...columns, sealed })
        .execute();
    });
  };

  it('is as the person left it: put right, taken out, or open', async () => {
    const id = await told();
    await store(id, 'where', { action: 'correct', value: 'dans son bureau', joined: ['b4'] });
    await store(id, 'when', { action: 'erase' });
    await store(id, 'people', { action: 'unsure' });
    const { collected } = await open(id);
    expect(liveIn(collected, 'where')).toMatchObject([
      { value: { text: 'dans son bureau' }, sources: [], certain: true },
    ]);
    expect(liveIn(collected, 'when')).toEqual([]);
    expect(liveIn(collected, 'people')).toMatchObject([{ state: 'unsure', certain: false }]);
  });

  it('is answered to like anything else', async () => {
    const id = await told();
    await store(id, 'where', { action: 'correct', value: 'dans son bureau' });
    const [proposal] = liveIn((await open(id)).collected, 'where');
    const answered = await claire.call('POST', `/api/conversations/${id}/answers`, {
      action: 'correct',
      proposal: proposal?.id,
      value: { detail: 'where', text: 'à l’accueil' },
    });
    expect(answered.status).toBe(200);
    const { collected } = await open(id);
    expect(liveIn(collected, 'where').at(-1)).toMatchObject({
      value: { text: 'à l’accueil' },
      certain: true,
    });
  });

  it('stays where it was made when a message before it is deleted', async () => {
    const id = await told();
    await store(id, 'where', { action: 'erase' });
    const [greeting] = (await open(id)).messages;
    await claire.call('DELETE', `/api/conversations/${id}/messages/${greeting?.id}`);
    expect(wordsIn((await open(id)).collected, 'where')).toEqual([]);
    // What is told after it counts.
    const { collected } = eventOf(await say(claire, id, 'C’était dans son bureau.'), 'collected');
    expect(wordsIn(collected, 'where')).toEqual(['dans son bureau']);
  });
});

describe('a suggestion that was made before', () => {
  /** Sealed in shape 2, which no program writes any more. */
  const store = async (id: string, details: object[]): Promise<string> => {
    const suggestionId = uuidv7();
    const content = {
      title: 'Cris en réunion – 19 novembre 2026',
      description: STORY[1],
      severity: 'high',
      type: 'harassment',
      extractedData: { date: 'hier', location: 'en réunion', people: ['Marc Dupont'], facts: [STORY[1]] },
      people: [
        { name: 'Marc Dupont', role: 'chef', full: true, witness: false },
        { name: 'Julie Leroy', role: '', full: true, witness: true },
      ],
      day: null,
      details,
    };
    await server.recueil.database.onBehalfOf(claire.id, 'test', async (tx) => {
      const columns = {
        id: suggestionId,
        conversation_id: id,
        episode: '',
        version: 1,
        status: 'offered',
        created_at: new Date(),
      };
      const box = await tx.box();
      const context = `2:${JSON.stringify([SEALED_SUGGESTION.name, 2, Object.entries(columns)])}`;
      const sealed = Buffer.concat([
        Buffer.from([2, 2]),
        box.seal(context, Buffer.from(JSON.stringify(content))),
      ]);
      await tx.db
        .insertInto(SUGGESTIONS)
        .values({ user_id: claire.id, ...columns, sealed })
        .execute();
    });
    return suggestionId;
  };

  it.each([
    ['names none', [{ kind: 'when', certainty: 'approximate', value: 'Fin septembre' }]],
    ['says nothing of it', []],
  ])('is shown as it was, and makes an incident without a day where it %s', async (_what, details) => {
    const id = await told();
    const suggestionId = await store(id, details);
    const { suggestion } = await open(id);
    expect(suggestion).toMatchObject({ id: suggestionId, description: STORY[1], account: [], rest: [] });
    const made = await claire.call('POST', `/api/conversations/${id}/suggestions/${suggestionId}/incident`);
    expect(made.status).toBe(201);
    const { id: incidentId } = (await made.json()) as { id: string };
    const incident = (await (await claire.call('GET', `/api/incidents/${incidentId}`)).json()) as Incident;
    expect(incident).toMatchObject({
      title: 'Cris en réunion – 19 novembre 2026',
      description: STORY[1],
      incident_date: null,
      location: 'en réunion',
    });
    expect(incident.persons.map(({ full_name, role, part }) => [full_name, role, part])).toEqual([
      ['Marc Dupont', 'chef', null],
      ['Julie Leroy', '', 'witness'],
    ]);
  });
});
