/** What the person says of proposals by a press. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Incident } from '#contract/incidents.ts';
import type {
  Collected,
  CollectedAnswer,
  DetailKind,
  DetailValue,
  Proposal,
  ProposalAnswer,
} from '#contract/interview.ts';
import { ANSWERS_MAX_COUNT, DETAIL_MAX_CHARACTERS } from '#contract/limits.ts';
import { SEALED_ANSWER } from '#server/modules/conversations/telling/answers.ts';
import { readVersions } from '#server/platform/ledger/ledger.ts';
import { liveIn } from '../support/collected.ts';
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
const DAY: DetailValue = {
  detail: 'when',
  day: '2026-11-18',
  time: '09:00',
  approximate: false,
  habit: false,
};
const PLACE: DetailValue = { detail: 'where', text: 'dans son bureau' };

const told = async (lines: readonly string[] = STORY): Promise<string> => {
  const id = await createConversation(claire);
  for (const line of lines) await say(claire, id, line);
  return id;
};
const open = (id: string) => readConversation(claire, id);
const post = (person: TestPerson, id: string, body: unknown) =>
  person.call('POST', `/api/conversations/${id}/answers`, body);
const answer = async (id: string, body: ProposalAnswer): Promise<CollectedAnswer> => {
  const answered = await post(claire, id, body);
  expect(answered.status).toBe(200);
  return (await answered.json()) as CollectedAnswer;
};
const proposalsIn = ({ proposals }: Pick<Collected, 'proposals'>, kind: DetailKind): Proposal[] =>
  proposals.filter(({ detail }) => detail === kind);
/** The id of the first proposal of a detail. */
const idOf = async (id: string, kind: DetailKind): Promise<string> => {
  const [proposal] = proposalsIn((await open(id)).collected, kind);
  if (!proposal) throw new Error(`Nothing is proposed for ${kind}`);
  return proposal.id;
};
const rowsOf = (id: string) =>
  server.recueil.database.readOnBehalfOf(claire.id, 'test', ({ db }) =>
    db.selectFrom('proposal_answers').selectAll().where('conversation_id', '=', id).orderBy('made').execute(),
  );

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

describe('answers', () => {
  it('are kept sealed, and in the ledger, each once', async () => {
    const id = await told();
    const proposal = await idOf(id, 'where');
    await answer(id, { action: 'unsure', proposal });
    const [first, second] = [
      await answer(id, { action: 'correct', proposal, value: PLACE }),
      await answer(id, { action: 'add', value: { detail: 'impact', text: 'Je dors mal' } }),
    ];
    expect(await answer(id, { action: 'add', value: { detail: 'impact', text: 'Je dors mal' } })).toEqual(
      second,
    );
    expect(first.collected).not.toEqual(second.collected);
    const rows = await rowsOf(id);
    expect(rows.map(({ made }) => made)).toEqual([1, 2, 3]);
    expect(JSON.stringify(rows.map(({ sealed }) => sealed.toString('latin1')))).not.toMatch(
      /bureau|dors mal/,
    );
    const versions = await server.recueil.database.readOnBehalfOf(claire.id, 'test', (tx) =>
      readVersions(tx, id),
    );
    expect(versions).toMatchObject([
      {
        entity: 'proposal_answer',
        action: 'create',
        content: { made: 1, action: 'unsure', detail: 'where' },
      },
      { entity: 'proposal_answer', action: 'create', content: { made: 2, action: 'correct', value: PLACE } },
      { entity: 'proposal_answer', action: 'create', content: { made: 3, action: 'add', about: null } },
    ]);
  });

  it.each(['when', 'where', 'people', 'description'] as const)(
    'about %s that are given by two presses at once are kept once',
    async (kind) => {
      const id = await told(STORY.slice(0, 1));
      const proposal = await idOf(id, kind);
      const [first, second] = await Promise.all([
        answer(id, { action: 'unsure', proposal }),
        answer(id, { action: 'unsure', proposal }),
      ]);
      expect(first.collected).toEqual(second.collected);
      expect(await rowsOf(id)).toHaveLength(1);
    },
  );

  it('that put in the same value one after the other are kept once', async () => {
    const id = await told(STORY.slice(0, 1));
    const person: DetailValue = { detail: 'people', name: 'Paul Girard', role: null, part: 'author' };
    for (const [count, value] of [DAY, PLACE, person].entries()) {
      await answer(id, { action: 'add', value });
      await answer(id, { action: 'add', value });
      expect(await rowsOf(id)).toHaveLength(count + 1);
    }
  });

  it('of which one does not open leave the conversation and the others as they are', async () => {
    const id = await told();
    await answer(id, { action: 'refuse', proposal: await idOf(id, 'where') });
    await answer(id, { action: 'refuse', proposal: await idOf(id, 'impact') });
    await server.recueil.database.onBehalfOf(claire.id, 'test', async ({ db }) => {
      const earlier = new Date(0);
      await db
        .updateTable('proposal_answers')
        .set({ created_at: earlier })
        .where('conversation_id', '=', id)
        .where('made', '=', 2)
        .execute();
    });
    const { collected } = await open(id);
    expect(collected.told).toContain('impact');
    expect(collected.told).not.toContain('where');
    await answer(id, { action: 'refuse', proposal: await idOf(id, 'impact') });
    expect((await rowsOf(id)).map(({ made }) => made)).toEqual([1, 2, 3]);
    expect((await open(id)).collected.told).not.toContain('impact');
  });

  it('go with the conversation', async () => {
    const id = await told(STORY.slice(0, 1));
    await answer(id, { action: 'add', value: PLACE });
    expect((await claire.call('DELETE', `/api/conversations/${id}`)).status).toBe(204);
    expect(await rowsOf(id)).toEqual([]);
    expect((await post(claire, id, { action: 'add', value: PLACE })).status).toBe(404);
  });

  it('are read by another server of the same database', async () => {
    const id = await told(STORY.slice(0, 1));
    const { collected } = await answer(id, { action: 'refuse', proposal: await idOf(id, 'where') });
    const other = await startTestServer({ beside: server });
    try {
      const opened = await claire.call('GET', `/api/conversations/${id}`);
      const there = await fetch(`${other.url}/api/conversations/${id}`, {
        headers: { authorization: `Bearer ${claire.accessToken}` },
      });
      expect(there.status).toBe(200);
      expect((await there.json()).collected).toEqual(collected);
      expect((await opened.json()).collected).toEqual(collected);
    } finally {
      await other.stop();
    }
  });

  it('are refused beyond a number that nobody reaches, and what was answered stands', async () => {
    const id = await told(STORY.slice(0, 1));
    await server.recueil.database.onBehalfOf(claire.id, 'test', async (tx) => {
      const box = await tx.box();
      const rows = Array.from({ length: ANSWERS_MAX_COUNT }, (_, at) => {
        const columns = { conversation_id: id, made: at + 1, created_at: new Date() };
        const content = {
          incident: '',
          detail: 'where' as const,
          action: 'add' as const,
          about: null,
          value: { detail: 'where' as const, text: 'à la cantine' },
        };
        return { user_id: claire.id, ...columns, sealed: SEALED_ANSWER.seal(box, columns, content) };
      });
      await tx.db.insertInto('proposal_answers').values(rows).execute();
    });
    const more = await post(claire, id, { action: 'add', value: PLACE });
    expect([more.status, (await more.json()).code]).toEqual([409, 'not_ready']);
    expect(await rowsOf(id)).toHaveLength(ANSWERS_MAX_COUNT);
  });

  it('to what is not proposed, of another incident, conversation or person are not found, and nothing is kept', async () => {
    const [id, elsewhere] = [await told(), await told(STORY.slice(0, 1))];
    const [proposal, foreign] = [await idOf(id, 'where'), await idOf(elsewhere, 'where')];
    const wrong: ProposalAnswer[] = [
      { action: 'confirm', proposal: 'where/nothing:0/where' },
      { action: 'confirm', proposal: foreign },
      { action: 'confirm', proposal, episode: 'b7' },
      { action: 'add', value: PLACE, episode: 'b7' },
    ];
    for (const body of wrong) expect((await post(claire, id, body)).status).toBe(404);
    expect((await post(marc, id, { action: 'confirm', proposal })).status).toBe(404);
    expect((await post(marc, id, { action: 'add', value: PLACE })).status).toBe(404);
    expect(await rowsOf(id)).toEqual([]);
  });

  it.each<unknown>([
    {},
    { action: 'confirm' },
    { action: 'correct', proposal: 'x' },
    { action: 'refuse', proposal: 'x', value: PLACE },
    { action: 'add' },
    { action: 'add', proposal: 'x', value: PLACE },
    { action: 'burn', proposal: 'x' },
    { action: 'add', value: { detail: 'weather', text: 'pluie' } },
    { action: 'add', value: { detail: 'where', text: ' ' } },
    { action: 'add', value: { detail: 'where', text: 'x'.repeat(DETAIL_MAX_CHARACTERS + 1) } },
    { action: 'add', value: { ...DAY, day: '2026-02-30' } },
    { action: 'add', value: { ...DAY, time: '25:00' } },
    { action: 'add', value: PLACE, episode: "'; DROP TABLE" },
  ])('are not given by %j', async (body) => {
    const id = await createConversation(claire);
    expect((await post(claire, id, body)).status).toBe(400);
  });

  it('do not put the value of one detail in the place of another', async () => {
    const id = await told(STORY.slice(0, 1));
    const proposal = await idOf(id, 'where');
    const answered = await post(claire, id, { action: 'correct', proposal, value: DAY });
    expect([answered.status, (await answered.json()).code]).toEqual([400, 'invalid_input']);
    expect(await rowsOf(id)).toEqual([]);
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
