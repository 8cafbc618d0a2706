/** What the person says of proposals by a press. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Incident } from '#contract/incidents.ts';
import type { DetailValue } from '#contract/interview.ts';
import { SEALED_ANSWER } from '#server/modules/conversations/telling/answers.ts';
import { answeringAs, DAY, PLACE, proposalsIn, STORY } from '../support/answers.ts';
import { liveIn } from '../support/collected.ts';
import { signUpInProcess, type TestPerson } from '../support/people.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';
import { eventOf, say } from '../support/turns.ts';

let server: TestServer;
let claire: TestPerson;

beforeAll(async () => {
  server = await startTestServer();
  claire = await signUpInProcess(server);
});
afterAll(() => server.stop());

const { answer, idOf, open, told } = answeringAs(() => ({ server, person: claire }));

describe('a proposal', () => {
  it('is certain once it was confirmed, also when the conversation is opened again and after more was told', async () => {
    const id = await told();
    const proposal = await idOf(id, 'when');
    expect(proposalsIn((await open(id)).collected, 'when')).toMatchObject([
      { state: 'proposed', certain: false },
    ]);
    const { collected } = await answer(id, { action: 'confirm', proposal });
    expect(proposalsIn(collected, 'when')).toMatchObject([
      { id: proposal, state: 'confirmed', certain: true },
    ]);
    expect((await open(id)).collected).toEqual(collected);
    const events = await say(claire, id, 'Il a aussi claqué la porte.');
    expect(proposalsIn(eventOf(events, 'collected').collected, 'when')).toMatchObject([
      { id: proposal, state: 'confirmed', certain: true },
    ]);
  });

  it('is corrected: the value that the person put in takes its place, and the former one does not come back', async () => {
    const id = await told();
    const { collected, suggestion } = await answer(id, {
      action: 'correct',
      proposal: await idOf(id, 'when'),
      value: DAY,
    });
    expect(proposalsIn(collected, 'when').filter(({ certain }) => certain)).toMatchObject([
      { value: DAY, sources: [], state: 'corrected' },
    ]);
    expect(suggestion?.title.replaceAll('\u00a0', ' ')).toContain('18 novembre 2026');
    expect(suggestion?.extractedData.date).toContain('18 novembre 2026');
    await say(claire, id, STORY[0] ?? '');
    const live = liveIn((await open(id)).collected, 'when');
    expect(live).toMatchObject([{ value: DAY, certain: true }]);
  });

  it('that was refused does not come back with later messages, in the panel, the suggestion or the record', async () => {
    const id = await told();
    const witness = proposalsIn((await open(id)).collected, 'witnesses').find(
      ({ value }) => 'name' in value && value.name === 'Julie Leroy',
    );
    const refused = await answer(id, { action: 'refuse', proposal: witness?.id ?? '' });
    expect(refused.collected.told).not.toContain('witnesses');
    await say(claire, id, 'Il a crié aussi devant Julie Leroy, ma collègue.');
    const { collected, suggestion } = await open(id);
    expect(liveIn(collected, 'witnesses')).toEqual([]);
    expect(suggestion?.extractedData.people.join()).not.toContain('Julie');
    const made = await claire.call('POST', `/api/conversations/${id}/suggestions/${suggestion?.id}/incident`);
    const { id: incidentId } = (await made.json()) as { id: string };
    const incident = (await (await claire.call('GET', `/api/incidents/${incidentId}`)).json()) as Incident;
    expect(incident.persons.map(({ full_name }) => full_name)).toEqual(['Marc Dupont', 'DRH']);
  });

  it('of which the person is unsure stays, is not certain, and counts as told', async () => {
    const id = await told();
    const before = (await open(id)).collected;
    const { collected } = await answer(id, { action: 'unsure', proposal: await idOf(id, 'impact') });
    expect(proposalsIn(collected, 'impact')).toMatchObject([{ state: 'unsure', certain: false }]);
    expect(collected.told).toEqual(before.told);
    const later = await answer(id, { action: 'confirm', proposal: await idOf(id, 'impact') });
    expect(proposalsIn(later.collected, 'impact')).toMatchObject([{ state: 'confirmed', certain: true }]);
  });

  it('of a witness can be corrected to somebody of another part', async () => {
    const id = await told();
    const value: DetailValue = { detail: 'people', name: 'Julie Leroy', role: 'collègue', part: 'author' };
    const { collected } = await answer(id, {
      action: 'correct',
      proposal: await idOf(id, 'witnesses'),
      value,
    });
    expect(liveIn(collected, 'witnesses')).toEqual([]);
    expect(proposalsIn(collected, 'people').filter(({ certain }) => certain)).toMatchObject([{ value }]);
  });
});

describe('what no words were read for', () => {
  it.each<DetailValue>([
    DAY,
    { detail: 'when', day: null, time: null, approximate: true, habit: false, text: 'fin septembre' },
    { detail: 'people', name: 'Paul Girard', role: 'chef d’équipe', part: 'author' },
    { detail: 'witnesses', name: null, role: 'collègue', part: 'witness' },
    { detail: 'incident_type', type: 'discrimination' },
    { detail: 'impact', text: 'Je dors mal' },
    PLACE,
  ])('is put in by hand, and certain: %j', async (value) => {
    const id = await told(['On m’a poussée.']);
    const { collected } = await answer(id, { action: 'add', value });
    expect(proposalsIn(collected, value.detail)).toMatchObject([
      { value, sources: [], state: 'confirmed', certain: true },
    ]);
    expect(collected.told).toContain(value.detail);
    expect((await open(id)).collected).toEqual(collected);
  });
});

describe('a full date', () => {
  it('is certain alone, until another one contradicts it', async () => {
    const id = await told(['Le 3 mars 2026 à 9h mon chef m’a hurlé dessus.']);
    expect(proposalsIn((await open(id)).collected, 'when')).toMatchObject([
      { state: 'proposed', certain: true, conflicts: [] },
    ]);
    await say(claire, id, 'C’était le 4 mars 2026 qu’il m’a hurlé dessus.');
    const days = liveIn((await open(id)).collected, 'when');
    // Either the later word took the place of the first, or both stand open: never two that are certain.
    expect(days.filter(({ certain }) => certain).length).toBeLessThanOrEqual(1);
  });
});

describe('an open suggestion', () => {
  it('follows the answers, and is withdrawn where too few details are left, until there are enough again', async () => {
    const id = await told();
    const offered = (await open(id)).suggestion;
    expect(offered).not.toBeNull();
    const moved = await answer(id, {
      action: 'correct',
      proposal: await idOf(id, 'where'),
      value: PLACE,
    });
    expect(moved.suggestion).toMatchObject({
      id: offered?.id,
      extractedData: { location: 'dans son bureau' },
    });
    await answer(id, { action: 'refuse', proposal: await idOf(id, 'impact') });
    const last = await answer(id, { action: 'refuse', proposal: await idOf(id, 'actions') });
    expect([last.collected.told.length, last.suggestion]).toEqual([5, null]);
    expect((await open(id)).suggestion).toBeNull();
    const again = await answer(id, {
      action: 'add',
      value: { detail: 'impact', text: 'Je fais des cauchemars' },
    });
    expect(again.suggestion?.id).toBe(offered?.id);
  });

  it('is withdrawn where the person takes all back in words', async () => {
    const id = await told();
    expect((await open(id)).suggestion).not.toBeNull();
    const events = await say(claire, id, 'oubliez tout');
    expect(eventOf(events, 'collected')).toMatchObject({ suggestion: null, collected: { told: [] } });
  });
});

describe('a message that is deleted', () => {
  const remove = async (id: string, at: number): Promise<void> => {
    const { messages } = await open(id);
    const own = messages.filter(({ role }) => role === 'user');
    const gone = await claire.call('DELETE', `/api/conversations/${id}/messages/${own[at]?.id}`);
    expect(gone.status).toBe(204);
  };
  const contentsOf = (id: string) =>
    server.recueil.database.readOnBehalfOf(claire.id, 'test', async (tx) => {
      const rows = await tx.db
        .selectFrom('proposal_answers')
        .select(['conversation_id', 'made', 'created_at', 'sealed'])
        .where('conversation_id', '=', id)
        .orderBy('made')
        .execute();
      const box = await tx.box();
      return rows.map((row) => SEALED_ANSWER.open(box, row, row.sealed));
    });

  it('takes with it the answers about its words alone, and leaves what the person put in by hand', async () => {
    const id = await told(['Bonjour.', ...STORY]);
    await answer(id, { action: 'confirm', proposal: await idOf(id, 'people') });
    await answer(id, { action: 'correct', proposal: await idOf(id, 'where'), value: PLACE });
    await answer(id, { action: 'refuse', proposal: await idOf(id, 'impact') });
    await remove(id, 1);
    const kept = await contentsOf(id);
    expect(kept).toMatchObject([
      { action: 'add', about: null, value: PLACE },
      { action: 'refuse', detail: 'impact' },
    ]);
    expect(JSON.stringify(kept)).not.toMatch(/Dupont|réunion/);
    const { collected } = await open(id);
    expect(proposalsIn(collected, 'where')).toMatchObject([{ value: PLACE, certain: true }]);
    expect(proposalsIn(collected, 'impact')).toMatchObject([{ state: 'refused' }]);
    expect(JSON.stringify(collected)).not.toMatch(/Dupont|réunion/);
  });

  it('takes a name along that was confirmed, where the role is still told elsewhere', async () => {
    const id = await told(['Mon chef m’a poussée hier.', 'Il s’appelle Karim Benali.']);
    await answer(id, { action: 'confirm', proposal: await idOf(id, 'people') });
    await remove(id, 1);
    expect(JSON.stringify(await contentsOf(id))).not.toContain('Karim');
    const { collected } = await open(id);
    expect(JSON.stringify(collected)).not.toContain('Karim');
    expect(proposalsIn(collected, 'people')).toMatchObject([{ value: { name: null, role: 'chef' } }]);
  });

  it('before others leaves the answers to those as they were', async () => {
    const id = await told(['Bonjour.', ...STORY]);
    await answer(id, { action: 'refuse', proposal: await idOf(id, 'where') });
    const before = (await open(id)).collected;
    await remove(id, 0);
    expect((await open(id)).collected).toEqual(before);
  });
});
