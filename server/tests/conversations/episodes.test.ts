/** Several incidents told in one conversation. */
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EPISODE_MARKS_MAX_COUNT } from '#contract/common/limits.ts';
import type { Incident } from '#contract/incidents.ts';
import type { CollectedAnswer, EpisodeMark } from '#contract/interview.ts';
import { readVersions } from '#server/platform/ledger/ledger.ts';
import { daysIn, liveIn, wordsIn } from '../support/collected.ts';
import { answeredBy, type OpenAiServer, startOpenAiServer } from '../support/openai-server.ts';
import { signUpInProcess, type TestPerson } from '../support/people.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';
import { createConversation, readConversation, say } from '../support/turns.ts';

let openAi: OpenAiServer;
let server: TestServer;
let claire: TestPerson;

beforeAll(async () => {
  // A model that always says that a record can be made: when it is suggested, the rule of six decides.
  openAi = await startOpenAiServer();
  openAi.answer({ kind: 'text', tokens: ['Je vous lis.', '\nINCIDENT_READY'] });
  server = await startTestServer({ env: answeredBy(openAi) });
  claire = await signUpInProcess(server);
});
afterAll(async () => {
  await server.stop();
  await openAi.stop();
});

const MARCH = [
  "Le 3 mars 2026 vers 9h mon chef Marc Dupont m'a hurlé dessus dans l'open space et m'a traitée d'incapable devant Julie Leroy, ma collègue.",
  "Après cela j'ai pleuré tout l'après-midi. J'en ai parlé à la DRH par mail.",
];
const APRIL = [
  "Une autre fois, le 12 avril 2026 vers 17h, Paul Girard m'a poussée contre le mur du couloir du 2e étage, et il m'a dit de me taire devant Karim Benali, mon collègue.",
  "J'ai eu mal au bras toute la nuit. J'ai écrit au médecin du travail.",
];

const open = (id: string) => readConversation(claire, id);
const divide = async (id: string, mark: EpisodeMark): Promise<CollectedAnswer> => {
  const answer = await claire.call('PUT', `/api/conversations/${id}/episodes`, mark);
  expect(answer.status).toBe(200);
  return (await answer.json()) as CollectedAnswer;
};
/** Takes back what was divided last, as the panel does after a reload. */
const undo = async (id: string): Promise<CollectedAnswer> =>
  divide(id, { action: 'undo', mark: (await open(id)).collected.last_mark?.made ?? -1 });
/** How many marks that Claire made are stored. */
const marksOf = (id: string) =>
  server.recueil.database.readOnBehalfOf(claire.id, 'test', async ({ db }) => {
    const rows = await db
      .selectFrom('episode_marks')
      .select('made')
      .where('conversation_id', '=', id)
      .execute();
    return rows.length;
  });
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
    expect(first?.title).toContain('3 mars 2026');
    for (const line of APRIL) await say(claire, id, line);
    const both = await open(id);
    expect([both.collected, ...(both.collected.others ?? [])].map(daysIn)).toEqual([
      ['2026-04-12'],
      ['2026-03-03'],
    ]);
    expect([both.collected.number, both.collected.others?.[0]?.number]).toEqual([2, 1]);
    const second = both.suggestion;
    expect(second?.id).not.toBe(first?.id);
    expect(second?.episode).toBe(both.collected.key);

    const april = await create(id, second?.id ?? '');
    expect(april).toMatchObject({ incident_date: '2026-04-12' });
    expect(april.description).toBe(APRIL.join('\n\n'));
    expect(april.persons.map(({ full_name }) => full_name)).toEqual([
      'Paul Girard',
      'médecin du travail',
      'Karim Benali',
    ]);
    // The first one is still suggested, as it was told.
    const left = (await open(id)).suggestion;
    expect(left?.id).toBe(first?.id);
    const march = await create(id, left?.id ?? '');
    expect(march).toMatchObject({ incident_date: '2026-03-03' });
    expect(march.description).toBe(MARCH.join('\n\n'));
    expect(march.persons.map(({ full_name }) => full_name)).toEqual(['Marc Dupont', 'DRH', 'Julie Leroy']);
    expect((await open(id)).suggestion).toBeNull();
    // An incident that has its record is not suggested again.
    await say(claire, id, 'Le 12 avril Karim Benali a tout vu.');
    expect((await open(id)).suggestion).toBeNull();
  });

  it('are both put away at once, as often as that is asked', async () => {
    const id = await told(...MARCH, ...APRIL);
    expect((await open(id)).suggestion).not.toBeNull();
    for (let times = 0; times < 2; times += 1) {
      expect((await claire.call('DELETE', `/api/conversations/${id}/suggestions`)).status).toBe(204);
      // None comes up from behind the one that was shown.
      expect((await open(id)).suggestion).toBeNull();
    }
  });

  it('are joined, and taken apart again, and both is kept in the history', async () => {
    const id = await told(...MARCH, ...APRIL);
    const { key = '' } = (await open(id)).collected;
    const joined = await divide(id, { action: 'join', episode: key });
    expect(joined.collected.others).toBeUndefined();
    expect(joined.suggestion?.episode).toBeUndefined();
    expect((await open(id)).collected).toEqual(joined.collected);
    const apart = await undo(id);
    expect(apart.collected.others).toHaveLength(1);
    expect(apart.collected.last_mark).toBeUndefined();
    // The earlier suggestion for the second one is shown again.
    expect(apart.suggestion?.episode).toBe(key);
    const versions = await server.recueil.database.onBehalfOf(claire.id, 'test', (tx) =>
      readVersions(tx, id),
    );
    expect(versions.filter(({ entity }) => entity === 'conversation_episode')).toHaveLength(2);
  });

  it('are begun by hand, told on by hand, and joined', async () => {
    const id = await told(MARCH[0] ?? '');
    const begun = await divide(id, { action: 'begin' });
    expect(begun.collected.last_mark?.action).toBe('begin');
    await say(claire, id, 'Il a aussi caché mes dossiers au sous-sol.');
    const { collected } = await open(id);
    expect(collected.number).toBe(2);
    expect(wordsIn(collected, 'where')).toEqual(['au sous-sol']);
    expect(collected.others?.map(daysIn)).toEqual([['2026-03-03']]);
    const back = await divide(id, { action: 'continue', episode: '' });
    expect(back.collected.last_mark?.action).toBe('continue');
    await say(claire, id, 'Il a crié à l’accueil.');
    const first = (await open(id)).collected;
    expect([first.key, daysIn(first)]).toEqual(['', ['2026-03-03']]);
    expect(wordsIn(first, 'where')).toContain('à l’accueil');
    const together = await divide(id, { action: 'join', episode: collected.key ?? '' });
    expect(together.collected.others).toBeUndefined();
    expect(wordsIn(together.collected, 'where')).toEqual(
      expect.arrayContaining(['au sous-sol', 'à l’accueil']),
    );
  });

  it('are divided step by step, and each step is undone after a reload, the last one first', async () => {
    const id = await told(MARCH[0] ?? '');
    const alone = (await open(id)).collected;
    const begun = await divide(id, { action: 'begin' });
    await divide(id, { action: 'continue', episode: '' });
    expect((await open(id)).collected.last_mark?.action).toBe('continue');
    // To go on with the first one had taken the place of the beginning: undoing it brings that back.
    expect((await undo(id)).collected).toEqual(begun.collected);
    await say(claire, id, 'Il a aussi caché mes dossiers au sous-sol.');
    const apart = (await open(id)).collected;
    expect(apart.others).toHaveLength(1);
    const joined = await divide(id, { action: 'join', episode: apart.key ?? '' });
    expect([joined.collected.last_mark?.action, joined.collected.others]).toEqual(['join', undefined]);
    expect((await undo(id)).collected).toEqual(apart);
    const last = (await undo(id)).collected;
    expect([last.last_mark, last.others]).toEqual([undefined, undefined]);
    expect(liveIn(last, 'when')).toEqual(liveIn(alone, 'when'));
  });

  it('are kept apart by a mark, which changes nothing else and can be undone', async () => {
    const id = await told(...MARCH, ...APRIL);
    const { collected: before, suggestion } = await open(id);
    const kept = await divide(id, { action: 'keep', episode: before.key ?? '' });
    expect(kept.collected).toEqual({ ...before, last_mark: { made: expect.any(Number), action: 'keep' } });
    expect(kept.suggestion).toEqual(suggestion);
    // The last word about an incident counts.
    const joined = await divide(id, { action: 'join', episode: before.key ?? '' });
    expect(joined.collected.others).toBeUndefined();
    expect((await undo(id)).collected).toEqual(kept.collected);
    expect((await undo(id)).collected).toEqual(before);
  });

  it('are divided once by two clicks, and together again after one step back', async () => {
    const id = await told(...MARCH);
    const { collected: alone, messages } = await open(id);
    for (const mark of [{ action: 'begin' }, { action: 'begin', message_id: messages[2]?.id }] as const) {
      const [first, second] = await Promise.all([divide(id, mark), divide(id, mark)]);
      expect(second?.collected).toEqual(first?.collected);
      expect(await marksOf(id)).toBe(1);
      expect((await undo(id)).collected).toEqual(alone);
    }
  });

  it('are not undone twice by two tabs that show the same', async () => {
    const id = await told(...MARCH, ...APRIL);
    const { key = '' } = (await open(id)).collected;
    const { collected } = await divide(id, { action: 'join', episode: key });
    const mark = collected.last_mark?.made ?? 0;
    await divide(id, { action: 'undo', mark });
    const later = await divide(id, { action: 'begin' });
    expect(later.collected.last_mark?.made).not.toBe(mark);
    expect((await divide(id, { action: 'undo', mark })).collected).toEqual(later.collected);
  });

  it('are divided at an earlier message of the person, and that is undone', async () => {
    const id = await told(MARCH[0] ?? '', 'Il a aussi caché mes dossiers au sous-sol.');
    const before = await open(id);
    const [, , second] = before.messages;
    const { collected } = await divide(id, { action: 'begin', message_id: second?.id });
    expect(collected).toMatchObject({ key: `${second?.id}:0`, number: 2 });
    expect(collected.others?.map(daysIn)).toEqual([['2026-03-03']]);
    expect(wordsIn(collected, 'where')).toContain('au sous-sol');
    expect(wordsIn(collected.others?.[0], 'where')).not.toContain('au sous-sol');
    expect((await undo(id)).collected).toEqual(before.collected);
  });

  it('that were joined are apart again where the person says that another one begins', async () => {
    const id = await told(...MARCH, ...APRIL);
    const { collected, messages } = await open(id);
    await divide(id, { action: 'join', episode: collected.key ?? '' });
    const again = await divide(id, { action: 'begin', message_id: messages[4]?.id });
    expect(again.collected.key).toBe(collected.key);
  });

  it('are those that are told in the conversation: of others nothing is kept', async () => {
    const id = await told(...MARCH, ...APRIL);
    const [message] = (await open(id)).messages;
    const foreign = (await open(await told(APRIL[0] ?? ''))).messages[0]?.id ?? '';
    const names = [
      ...[foreign, uuidv7()].map((other) => `${other}:0`),
      // Well formed, and of the conversation, but nothing begins there.
      ...[1, 2, 3, 999_999_999].map((offset) => `${message?.id}:${offset}`),
      ...['b1', 'b2', 'b7'],
    ];
    const marks = [
      ...names.map((episode) => ({ action: 'join', episode })),
      ...['continue', 'keep'].map((action) => ({ action, episode: names[0] })),
    ];
    for (const mark of marks) {
      const { status } = await claire.call('PUT', `/api/conversations/${id}/episodes`, mark);
      expect([mark, status]).toEqual([mark, 404]);
    }
    expect(await marksOf(id)).toBe(0);
  });

  it('begin only in a message that the person wrote in this conversation; any other is not found', async () => {
    const id = await told(...MARCH);
    const foreign = (await open(await told(APRIL[0] ?? ''))).messages[0]?.id;
    const reply = (await open(id)).messages.find(({ role }) => role === 'assistant')?.id;
    for (const message_id of [foreign, reply, uuidv7()]) {
      const mark = await claire.call('PUT', `/api/conversations/${id}/episodes`, {
        action: 'begin',
        message_id,
      });
      expect(mark.status).toBe(404);
    }
    const marc = await signUpInProcess(server);
    const own = (await open(id)).messages[0]?.id;
    const strange = { action: 'begin', message_id: own };
    expect((await marc.call('PUT', `/api/conversations/${id}/episodes`, strange)).status).toBe(404);
    expect(await marksOf(id)).toBe(0);
  });

  it('are divided no more often than anybody does it, and what was divided can still be undone', async () => {
    const id = await told(MARCH[0] ?? '');
    await server.recueil.database.onBehalfOf(claire.id, 'test', async ({ db }) => {
      const marks = Array.from({ length: EPISODE_MARKS_MAX_COUNT }, (_, at) => ({
        user_id: claire.id,
        conversation_id: id,
        made: at + 1,
        about: 'at:2',
        action: 'continue',
        at: 2,
        episode: '',
      }));
      await db.insertInto('episode_marks').values(marks).execute();
    });
    const mark = await claire.call('PUT', `/api/conversations/${id}/episodes`, { action: 'begin' });
    expect([mark.status, (await mark.json()).code]).toEqual([409, 'not_ready']);
    await divide(id, { action: 'undo', mark: EPISODE_MARKS_MAX_COUNT });
    await divide(id, { action: 'begin' });
  });

  it.each([
    { action: 'join' },
    { action: 'keep' },
    { action: 'begin', episode: '' },
    { action: 'begin', message_id: 'm1' },
    { action: 'undo' },
    { action: 'undo', episode: '' },
    { action: 'undo', mark: 1.5 },
    { action: 'join', episode: '', message_id: uuidv7() },
    { action: 'begin', mark: 1 },
    { action: 'join', episode: "'; DROP TABLE" },
    { action: 'split', episode: '' },
    { action: 'continue', episode: 'b'.repeat(80) },
  ])('are not divided by %j', async (mark) => {
    expect((await claire.call('PUT', `/api/conversations/${uuidv7()}/episodes`, mark)).status).toBe(400);
  });
});
