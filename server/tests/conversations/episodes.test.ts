/** Several incidents told in one conversation. */
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenConversation } from '#contract/conversations.ts';
import type { Incident } from '#contract/incidents.ts';
import type { CollectedAnswer, EpisodeMark } from '#contract/interview.ts';
import { readVersions } from '#server/platform/ledger/ledger.ts';
import { signUp, type TestPerson } from '../support/people.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';
import { createConversation, say } from '../support/turns.ts';

let server: TestServer;
let claire: TestPerson;

beforeAll(async () => {
  server = await startTestServer();
  claire = await signUp(server);
});
afterAll(() => server.stop());

const MARCH = [
  "Le 3 mars 2026 vers 9h mon chef Marc Dupont m'a hurlé dessus dans l'open space et m'a traitée d'incapable devant Julie Leroy, ma collègue.",
  "Après cela j'ai pleuré tout l'après-midi. J'en ai parlé à la DRH par mail.",
];
const APRIL = [
  "Le 12 avril 2026 vers 17h, Marc Dupont m'a poussée contre le mur du couloir du 2e étage, et il m'a dit de me taire devant Karim Benali, mon collègue.",
  "J'ai eu mal au bras toute la nuit. J'ai écrit au médecin du travail.",
];

const open = async (id: string): Promise<OpenConversation> =>
  (await (await claire.call('GET', `/api/conversations/${id}`)).json()) as OpenConversation;
const divide = async (id: string, mark: EpisodeMark): Promise<CollectedAnswer> => {
  const answer = await claire.call('PUT', `/api/conversations/${id}/episodes`, mark);
  expect(answer.status).toBe(200);
  return (await answer.json()) as CollectedAnswer;
};
const told = async (...lines: string[]): Promise<string> => {
  const id = await createConversation(claire);
  for (const line of lines) await say(claire, id, line);
  return id;
};
const create = async (id: string, suggestionId: string): Promise<Incident> => {
  const made = await claire.call('POST', `/api/conversations/${id}/suggestions/${suggestionId}/incident`);
  expect(made.status).toBe(201);
  const { id: incidentId } = (await made.json()) as { id: string };
  return (await (await claire.call('GET', `/api/incidents/${incidentId}`)).json()) as Incident;
};

describe('two incidents of one conversation', () => {
  it('become two records, each with its own day, place and persons, and no word of the other', async () => {
    const id = await told(...MARCH);
    const first = (await open(id)).suggestion;
    expect(first?.title).toContain('3 mars 2026'.replaceAll(' ', '\u00a0'));
    for (const line of APRIL) await say(claire, id, line);
    const both = await open(id);
    expect(both.collected).toMatchObject({ day: '2026-04-12', others: [{ day: '2026-03-03' }] });
    const second = both.suggestion;
    expect(second?.id).not.toBe(first?.id);
    expect(second?.episode).toBe(both.collected.key);

    const april = await create(id, second?.id ?? '');
    expect(april).toMatchObject({ incident_date: '2026-04-12' });
    expect(april.description).toBe(APRIL.join('\n\n'));
    expect(april.persons.map(({ full_name }) => full_name)).not.toContain('Julie Leroy');
    // The first one is offered still, as it was told.
    const left = (await open(id)).suggestion;
    expect(left?.id).toBe(first?.id);
    const march = await create(id, left?.id ?? '');
    expect(march).toMatchObject({ incident_date: '2026-03-03' });
    expect(march.description).toBe(MARCH.join('\n\n'));
    expect(march.persons.map(({ full_name }) => full_name)).not.toContain('Karim Benali');
    expect((await open(id)).suggestion).toBeNull();
    // Nothing more is offered of what has its record.
    await say(claire, id, 'Le 12 avril Karim Benali a tout vu.');
    expect((await open(id)).suggestion).toBeNull();
  });

  it('are joined, and taken apart again, and both is kept in the history', async () => {
    const id = await told(...MARCH, ...APRIL);
    const { key = '' } = (await open(id)).collected;
    const joined = await divide(id, { action: 'join', episode: key });
    expect(joined.collected.others).toBeUndefined();
    expect(joined.suggestion?.episode).toBeUndefined();
    expect((await open(id)).collected).toEqual(joined.collected);
    const apart = await divide(id, { action: 'undo', episode: key });
    expect(apart.collected.others).toHaveLength(1);
    // What was offered before of the second one is offered again.
    expect(apart.suggestion?.episode).toBe(key);
    const versions = await server.recueil.database.onBehalfOf(claire.id, 'test', (tx) =>
      readVersions(tx, id),
    );
    expect(versions.filter(({ entity }) => entity === 'conversation_episode')).toHaveLength(2);
  });

  it('are begun by hand, told on by hand, and joining takes the beginning back', async () => {
    const id = await told(MARCH[0] ?? '');
    const begun = await divide(id, { action: 'begin' });
    expect(begun.collected).toMatchObject({ details: [], number: 2, others: [{ day: '2026-03-03' }] });
    await say(claire, id, 'Il a aussi caché mes dossiers au sous-sol.');
    const { collected } = await open(id);
    expect(collected.key).toBe(begun.collected.key);
    expect(collected.details.some(({ kind }) => kind === 'where')).toBe(true);
    const back = await divide(id, { action: 'continue', episode: '' });
    expect(back.collected.day).toBe('2026-03-03');
    await say(claire, id, 'Julie Leroy a tout entendu.');
    expect((await open(id)).collected).toMatchObject({ key: '', day: '2026-03-03' });
    const together = await divide(id, { action: 'join', episode: collected.key ?? '' });
    expect(together.collected.others).toBeUndefined();
  });

  it('are corrected one by one', async () => {
    const id = await told(...MARCH, ...APRIL);
    const { key } = (await open(id)).collected;
    const edit = (episode: string | undefined, value: string) =>
      claire.call('PUT', `/api/conversations/${id}/details`, {
        kind: 'where',
        action: 'correct',
        value,
        ...(episode === undefined ? {} : { episode }),
      });
    await edit('', 'au premier étage');
    await edit(key, 'dans le hall');
    const { collected } = await open(id);
    const placeIn = (episode: Pick<OpenConversation['collected'], 'details'> | undefined) =>
      episode?.details.find(({ kind }) => kind === 'where')?.value;
    expect(placeIn(collected)).toBe('dans le hall');
    expect(placeIn(collected.others?.[0])).toBe('au premier étage');
  });

  it('are named after messages of the conversation: others are unknown', async () => {
    const id = await told(MARCH[0] ?? '');
    const other = (await open(await told(APRIL[0] ?? ''))).messages[0]?.id ?? '';
    for (const episode of [`${other}:0`, `${uuidv7()}:3`]) {
      const mark = await claire.call('PUT', `/api/conversations/${id}/episodes`, { action: 'join', episode });
      expect(mark.status).toBe(404);
      const edit = await claire.call('PUT', `/api/conversations/${id}/details`, {
        kind: 'where',
        action: 'erase',
        episode,
      });
      expect(edit.status).toBe(404);
    }
  });

  it.each([
    { action: 'join' },
    { action: 'begin', episode: '' },
    { action: 'join', episode: "'; DROP TABLE" },
    { action: 'split', episode: '' },
    { action: 'continue', episode: 'b'.repeat(80) },
  ])('are not divided by %j', async (mark) => {
    const id = await createConversation(claire);
    expect((await claire.call('PUT', `/api/conversations/${id}/episodes`, mark)).status).toBe(400);
  });
});
