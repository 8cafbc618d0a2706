/** What the person does by hand to what was collected. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CollectedAnswer, DetailKind } from '#contract/interview.ts';
import { readVersions } from '#server/platform/ledger/ledger.ts';
import { signUp, type TestPerson } from '../support/people.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';
import { createConversation, eventOf, readConversation, say } from '../support/turns.ts';

let server: TestServer;
let claire: TestPerson;
let marc: TestPerson;

beforeAll(async () => {
  server = await startTestServer();
  [claire, marc] = await Promise.all([signUp(server), signUp(server)]);
});
afterAll(() => server.stop());

const STORY = [
  "Hier vers 14h30 mon chef Marc Dupont m'a hurlé dessus dans la salle de réunion du 3e étage et m'a traitée d'incapable devant Julie Leroy, ma collègue.",
  "Depuis je ne dors plus. J'en ai parlé à la DRH par mail.",
];

const put = (person: TestPerson, id: string, body: object) =>
  person.call('PUT', `/api/conversations/${id}/details`, body);
const edit = async (id: string, kind: DetailKind, body: object): Promise<CollectedAnswer> => {
  const answer = await put(claire, id, { kind, ...body });
  expect(answer.status).toBe(200);
  return (await answer.json()) as CollectedAnswer;
};
const open = (id: string) => readConversation(claire, id);
const detailIn = ({ collected }: Pick<CollectedAnswer, 'collected'>, kind: DetailKind) =>
  collected.details.find((detail) => detail.kind === kind);

const told = async (): Promise<string> => {
  const id = await createConversation(claire);
  for (const line of STORY) await say(claire, id, line);
  return id;
};

describe('a collected detail', () => {
  it('is corrected: the person’s words replace it, and their day replaces its day', async () => {
    const id = await told();
    const answer = await edit(id, 'when', { action: 'correct', value: 'le 18 novembre 2026 à 9h' });
    expect(detailIn(answer, 'when')).toMatchObject({
      certainty: 'exact',
      value: 'le 18 novembre 2026 à 9h',
      sources: [],
      edit: 'corrected',
    });
    expect(answer.collected).toMatchObject({ day: '2026-11-18', time: '09:00' });
    expect((await open(id)).collected).toEqual(answer.collected);
    const events = await say(claire, id, 'Il a aussi claqué la porte.');
    expect(eventOf(events, 'collected').collected).toMatchObject({ day: '2026-11-18', time: '09:00' });
  });

  it('is erased, not asked for again, and collected again when the person tells of it again', async () => {
    const id = await told();
    const answer = await edit(id, 'where', { action: 'erase' });
    expect([detailIn(answer, 'where'), answer.collected.erased]).toEqual([undefined, ['where']]);
    const events = await say(claire, id, 'C’était dans son bureau.');
    const { collected } = eventOf(events, 'collected');
    expect([detailIn({ collected }, 'where')?.value, collected.erased]).toEqual([
      'dans son bureau',
      undefined,
    ]);
  });

  it('that is unsure no longer counts, until that is undone', async () => {
    const id = await told();
    const before = (await open(id)).collected;
    const answer = await edit(id, 'impact', { action: 'unsure' });
    expect(detailIn(answer, 'impact')).toMatchObject({ certainty: 'approximate', edit: 'unsure' });
    expect(answer.collected.filled).toBe(before.filled - 1);
    expect((await edit(id, 'impact', { action: 'undo' })).collected).toEqual(before);
  });

  it('is written where nothing was told', async () => {
    const id = await createConversation(claire);
    const answer = await edit(id, 'people', { action: 'correct', value: 'Paul Girard, chef d’équipe' });
    expect(answer.collected.people).toEqual([
      { name: 'Paul Girard', role: 'chef d’équipe', full: true, witness: false },
    ]);
    expect(detailIn(answer, 'people')?.certainty).toBe('exact');
  });

  it('changes the suggestion, and withdraws it where too few details are left', async () => {
    const id = await told();
    expect((await open(id)).suggestion).not.toBeNull();
    const moved = await edit(id, 'where', { action: 'correct', value: 'dans son bureau' });
    expect(moved.suggestion?.extractedData.location).toBe('dans son bureau');
    await edit(id, 'impact', { action: 'erase' });
    await edit(id, 'actions', { action: 'erase' });
    const last = await edit(id, 'witnesses', { action: 'erase' });
    expect([last.collected.filled < 6, last.suggestion]).toEqual([true, null]);
    expect((await open(id)).suggestion).toBeNull();
  });

  it('is recorded', async () => {
    const id = await told();
    await edit(id, 'where', { action: 'erase' });
    await edit(id, 'where', { action: 'correct', value: 'dans le hall' });
    await edit(id, 'where', { action: 'undo' });
    await edit(id, 'where', { action: 'undo' });
    const versions = await server.recueil.database.readOnBehalfOf(claire.id, 'test', (tx) =>
      readVersions(tx, id),
    );
    expect(versions.map(({ action, content }) => [action, content])).toEqual([
      ['create', { kind: 'where', action: 'erase' }],
      ['update', { kind: 'where', action: 'correct', value: 'dans le hall' }],
      ['delete', { kind: 'where', action: 'correct', value: 'dans le hall' }],
    ]);
  });

  it('of another person, and one that there is not, are not there', async () => {
    const id = await createConversation(claire);
    expect((await put(marc, id, { kind: 'where', action: 'erase' })).status).toBe(404);
    expect((await put(marc, id, { kind: 'where', action: 'undo' })).status).toBe(404);
    expect((await put(claire, id, { kind: 'weather', action: 'erase' })).status).toBe(400);
  });

  it.each([
    {},
    { action: 'correct' },
    { action: 'correct', value: ' ' },
    { action: 'correct', value: 'x'.repeat(2_001) },
    { action: 'burn' },
    { action: 'erase', value: 'x' },
  ])('is not edited by %j', async (body) => {
    const id = await createConversation(claire);
    expect((await put(claire, id, { kind: 'where', ...body })).status).toBe(400);
  });
});

describe('what the person takes back in words', () => {
  it('withdraws the suggestion with it', async () => {
    const id = await told();
    expect((await open(id)).suggestion).not.toBeNull();
    const events = await say(claire, id, 'oubliez tout');
    expect(eventOf(events, 'collected')).toMatchObject({
      suggestion: null,
      collected: { filled: 0, details: [] },
    });
  });
});
