/** Several incidents told in one conversation. */
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Incident } from '#contract/incidents.ts';
import {
  type Collected,
  type CollectedAnswer,
  DETAIL_KINDS,
  type DetailEdit,
  type DetailKind,
  type EpisodeMark,
} from '#contract/interview.ts';
import { DETAIL_EDITS_MAX_COUNT, EPISODE_MARKS_MAX_COUNT } from '#contract/limits.ts';
import { SEALED_EDIT } from '#server/modules/conversations/telling/detail-edits.ts';
import { readVersions } from '#server/platform/ledger/ledger.ts';
import { signUp, type TestPerson } from '../support/people.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';
import { createConversation, readConversation, say } from '../support/turns.ts';

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

const open = (id: string) => readConversation(claire, id);
const divide = async (id: string, mark: EpisodeMark): Promise<CollectedAnswer> => {
  const answer = await claire.call('PUT', `/api/conversations/${id}/episodes`, mark);
  expect(answer.status).toBe(200);
  return (await answer.json()) as CollectedAnswer;
};
/** Takes back what was divided last, as the panel does after a reload. */
const undo = async (id: string): Promise<CollectedAnswer> =>
  divide(id, { action: 'undo', mark: (await open(id)).collected.last_mark?.made ?? -1 });
const edit = async (id: string, change: DetailEdit): Promise<Collected> => {
  const answer = await claire.call('PUT', `/api/conversations/${id}/details`, change);
  expect(answer.status).toBe(200);
  return ((await answer.json()) as CollectedAnswer).collected;
};
const detailIn = (episode: Pick<Collected, 'details'> | undefined, kind: DetailKind) =>
  episode?.details.find((detail) => detail.kind === kind);
const valueIn = (episode: Pick<Collected, 'details'> | undefined, kind: DetailKind) =>
  detailIn(episode, kind)?.value;
const wordsOn = (episode: Pick<Collected, 'details'> | undefined, kind: DetailKind) =>
  detailIn(episode, kind)?.sources.map(({ words }) => words) ?? [];
/** How many edits and marks that Claire made by hand are stored. */
const kept = (id: string) =>
  server.recueil.database.readOnBehalfOf(claire.id, 'test', async (tx) => {
    const count = async (table: 'detail_edits' | 'episode_marks') =>
      (await tx.db.selectFrom(table).select('conversation_id').where('conversation_id', '=', id).execute())
        .length;
    return { edits: await count('detail_edits'), marks: await count('episode_marks') };
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
    // The first one is still suggested, as it was told.
    const left = (await open(id)).suggestion;
    expect(left?.id).toBe(first?.id);
    const march = await create(id, left?.id ?? '');
    expect(march).toMatchObject({ incident_date: '2026-03-03' });
    expect(march.description).toBe(MARCH.join('\n\n'));
    expect(march.persons.map(({ full_name }) => full_name)).not.toContain('Karim Benali');
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

  it('are divided step by step, and each step is undone after a reload, the last one first', async () => {
    const id = await told(MARCH[0] ?? '');
    const alone = (await open(id)).collected;
    const begun = await divide(id, { action: 'begin' });
    const back = await divide(id, { action: 'continue', episode: '' });
    expect(back.collected.others).toBeUndefined();
    expect((await open(id)).collected.last_mark?.action).toBe('continue');
    // To go on with the first one had taken the place of the beginning: undoing it brings that back.
    expect((await undo(id)).collected).toEqual(begun.collected);
    const again = await divide(id, { action: 'join', episode: begun.collected.key ?? '' });
    expect(again.collected.last_mark?.action).toBe('join');
    expect((await undo(id)).collected.key).toBe(begun.collected.key);
    expect((await undo(id)).collected).toEqual(alone);
  });

  it('are divided once by two clicks, and together again after one step back', async () => {
    const id = await told(...MARCH);
    const { collected: alone, messages } = await open(id);
    for (const mark of [{ action: 'begin' }, { action: 'begin', message_id: messages[2]?.id }] as const) {
      const [first, second] = await Promise.all([divide(id, mark), divide(id, mark)]);
      expect(second?.collected).toEqual(first?.collected);
      expect((await kept(id)).marks).toBe(1);
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
    expect(collected).toMatchObject({ key: `${second?.id}:0`, number: 2, others: [{ day: '2026-03-03' }] });
    expect(wordsOn(collected, 'where')).toContain('au sous-sol');
    expect(wordsOn(collected.others?.[0], 'where')).not.toContain('au sous-sol');
    expect((await undo(id)).collected).toEqual(before.collected);
  });

  it('that were joined are apart again where the person says that another one begins', async () => {
    const id = await told(...MARCH, ...APRIL);
    const { collected, messages } = await open(id);
    await divide(id, { action: 'join', episode: collected.key ?? '' });
    const again = await divide(id, { action: 'begin', message_id: messages[4]?.id });
    expect(again.collected.key).toBe(collected.key);
  });

  it('keep what was edited by hand in both when they are joined, and let the person choose', async () => {
    const id = await told(...MARCH, ...APRIL);
    const { key = '' } = (await open(id)).collected;
    await edit(id, { kind: 'where', action: 'correct', value: 'au premier étage' });
    await edit(id, { kind: 'where', action: 'correct', value: 'dans le hall', episode: key });
    await edit(id, { kind: 'impact', action: 'correct', value: 'Je dors mal', episode: key });
    await edit(id, { kind: 'actions', action: 'erase' });
    const { collected } = await divide(id, { action: 'join', episode: key });
    // What was told of the other incident stays beside the edits of this one.
    expect(valueIn(collected, 'impact')).toMatch(/^Je dors mal ; .*pleuré/);
    expect(wordsOn(collected, 'actions').join()).toMatch(/^(?!.*DRH).*médecin du travail/);
    expect(collected.erased).toBeUndefined();
    expect(valueIn(collected, 'where')).toBe('dans le hall');
    const where = { kind: 'where', action: 'correct' };
    expect(collected.joined_edits).toEqual([
      { ...where, episode: '', value: 'au premier étage', counts: false },
      { ...where, episode: key, value: 'dans le hall', counts: true },
      { kind: 'impact', action: 'correct', episode: key, value: 'Je dors mal', counts: true },
    ]);
    const chosen = await edit(id, { kind: 'where', action: 'choose', episode: '' });
    expect(valueIn(chosen, 'where')).toBe('au premier étage');
    expect(chosen.joined_edits).toContainEqual({
      ...where,
      episode: key,
      value: 'dans le hall',
      counts: false,
    });
    // Taken apart again, each has its own.
    const apart = (await undo(id)).collected;
    expect([valueIn(apart, 'where'), valueIn(apart.others?.[0], 'where')]).toEqual([
      'dans le hall',
      'au premier étage',
    ]);
    expect(apart.joined_edits).toBeUndefined();
  });

  it('that were joined are edited as one, and each is as it was told when they are taken apart', async () => {
    const id = await told(...MARCH, ...APRIL);
    const { key = '' } = (await open(id)).collected;
    const { collected } = await divide(id, { action: 'join', episode: key });
    expect(wordsOn(collected, 'where')).toHaveLength(2);
    const erased = await edit(id, { kind: 'where', action: 'erase' });
    expect([detailIn(erased, 'where'), erased.erased]).toEqual([undefined, ['where']]);
    const apart = (await undo(id)).collected;
    expect(wordsOn(apart, 'where')).toEqual(['du 2e étage']);
    expect(detailIn(apart.others?.[0], 'where')).toBeUndefined();
  });

  it('keep what was edited where one begins no more, since another begins before it', async () => {
    const id = await told('Il a caché mes dossiers.', 'Il a encore crié au sous-sol.', APRIL[0] ?? '');
    await divide(id, { action: 'begin' });
    await say(claire, id, 'Une collègue m’a ignorée.');
    const { collected } = await open(id);
    await edit(id, { kind: 'where', action: 'correct', value: 'à la cantine', episode: collected.key });
    const undone = await undo(id);
    expect(valueIn(undone.collected, 'where')).toBe('à la cantine');
  });

  it('are corrected one by one', async () => {
    const id = await told(...MARCH, ...APRIL);
    const { key } = (await open(id)).collected;
    await edit(id, { kind: 'where', action: 'correct', value: 'au premier étage', episode: '' });
    await edit(id, { kind: 'where', action: 'correct', value: 'dans le hall', episode: key });
    const { collected } = await open(id);
    expect(valueIn(collected, 'where')).toBe('dans le hall');
    expect(valueIn(collected.others?.[0], 'where')).toBe('au premier étage');
  });

  it('are those that are told in the conversation: of others nothing is kept', async () => {
    const id = await told(...MARCH, ...APRIL);
    const { collected, messages } = await open(id);
    const [message] = messages;
    const foreign = (await open(await told(APRIL[0] ?? ''))).messages[0]?.id ?? '';
    const names = [
      ...[foreign, uuidv7()].map((other) => `${other}:0`),
      // Well formed, and of the conversation, but nothing begins there.
      ...[1, 2, 3, 999_999_999].map((offset) => `${message?.id}:${offset}`),
      ...['b1', 'b2', 'b7'],
    ];
    for (const episode of names) {
      for (const action of ['join', 'continue']) {
        const mark = await claire.call('PUT', `/api/conversations/${id}/episodes`, { action, episode });
        expect([episode, mark.status]).toEqual([episode, 404]);
      }
      const erased = { kind: 'where', action: 'erase', episode };
      expect((await claire.call('PUT', `/api/conversations/${id}/details`, erased)).status).toBe(404);
    }
    expect(await kept(id)).toEqual({ edits: 0, marks: 0 });
    for (const kind of DETAIL_KINDS) {
      for (const episode of ['', collected.key]) {
        await edit(id, { kind, action: 'erase', episode });
        await edit(id, { kind, action: 'correct', value: 'autre', episode });
      }
    }
    expect(await kept(id)).toEqual({ edits: 2 * DETAIL_KINDS.length, marks: 0 });
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
    const marc = await signUp(server);
    const own = (await open(id)).messages[0]?.id;
    const strange = { action: 'begin', message_id: own };
    expect((await marc.call('PUT', `/api/conversations/${id}/episodes`, strange)).status).toBe(404);
    expect(await kept(id)).toEqual({ edits: 0, marks: 0 });
  });

  it('are divided and edited no more often than anybody does it', async () => {
    const id = await told(MARCH[0] ?? '');
    const row = { user_id: claire.id, conversation_id: id };
    await server.recueil.database.onBehalfOf(claire.id, 'test', async (tx) => {
      const box = await tx.box();
      const marks = Array.from({ length: EPISODE_MARKS_MAX_COUNT }, (_, at) => ({
        ...row,
        made: at + 1,
        about: 'at:2',
        action: 'continue',
        at: 2,
        episode: '',
      }));
      const edits = Array.from({ length: DETAIL_EDITS_MAX_COUNT }, (_, at) => {
        const columns = {
          conversation_id: id,
          kind: 'where',
          episode: `b${at}`,
          through: 0,
          updated_at: new Date(),
        };
        return { ...row, ...columns, sealed: SEALED_EDIT.seal(box, columns, { action: 'erase' }) };
      });
      await tx.db.insertInto('episode_marks').values(marks).execute();
      await tx.db.insertInto('detail_edits').values(edits).execute();
    });
    const mark = await claire.call('PUT', `/api/conversations/${id}/episodes`, { action: 'begin' });
    const erased = { kind: 'when', action: 'erase' };
    const more = await claire.call('PUT', `/api/conversations/${id}/details`, erased);
    expect([mark.status, more.status]).toEqual([409, 409]);
    // What is there can still be changed and undone.
    await edit(id, { kind: 'where', action: 'correct', value: 'au sous-sol', episode: 'b3' });
    await edit(id, { kind: 'where', action: 'undo', episode: 'b3' });
    await edit(id, { kind: 'when', action: 'erase' });
  });

  it.each([
    { action: 'join' },
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
    const id = await createConversation(claire);
    expect((await claire.call('PUT', `/api/conversations/${id}/episodes`, mark)).status).toBe(400);
  });
});
