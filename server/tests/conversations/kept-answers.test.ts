/** How the answers to proposals are kept, and which are refused. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ANSWERS_MAX_COUNT, DETAIL_MAX_CHARACTERS } from '#contract/common/limits.ts';
import type { DetailValue, ProposalAnswer } from '#contract/interview.ts';
import { SEALED_ANSWER } from '#server/modules/conversations/telling/answers.ts';
import { readVersions } from '#server/platform/ledger/ledger.ts';
import { answeringAs, DAY, PLACE, postAnswer, STORY } from '../support/answers.ts';
import { signUpInProcess, type TestPerson } from '../support/people.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';
import { createConversation } from '../support/turns.ts';

let server: TestServer;
let claire: TestPerson;
let marc: TestPerson;

beforeAll(async () => {
  server = await startTestServer();
  [claire, marc] = await Promise.all([signUpInProcess(server), signUpInProcess(server)]);
});
afterAll(() => server.stop());

const { answer, idOf, open, rowsOf, told } = answeringAs(() => ({ server, person: claire }));

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
    expect((await postAnswer(claire, id, { action: 'add', value: PLACE })).status).toBe(404);
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
    const more = await postAnswer(claire, id, { action: 'add', value: PLACE });
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
    for (const body of wrong) expect((await postAnswer(claire, id, body)).status).toBe(404);
    expect((await postAnswer(marc, id, { action: 'confirm', proposal })).status).toBe(404);
    expect((await postAnswer(marc, id, { action: 'add', value: PLACE })).status).toBe(404);
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
    expect((await postAnswer(claire, id, body)).status).toBe(400);
  });

  it('do not put the value of one detail in the place of another', async () => {
    const id = await told(STORY.slice(0, 1));
    const proposal = await idOf(id, 'where');
    const answered = await postAnswer(claire, id, { action: 'correct', proposal, value: DAY });
    expect([answered.status, (await answered.json()).code]).toEqual([400, 'invalid_input']);
    expect(await rowsOf(id)).toEqual([]);
  });
});
