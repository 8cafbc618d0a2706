import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TimelineItem, type TimelinePage, timelineDays, timelinePage } from '#contract/timeline.ts';
import { entryBody, exhibitBody, incidentBody } from '../support/belongings.ts';
import { signUpInProcess, type TestPerson } from '../support/people.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';
import { TINY_PNG, uploaded, wavOf } from '../support/uploads.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const page = async (person: TestPerson, query: Record<string, string> = {}): Promise<TimelinePage> => {
  const answer = await person.call('GET', `/api/timeline?${new URLSearchParams(query)}`);
  expect(answer.status).toBe(200);
  return timelinePage.parse(await answer.json());
};
/** All pages, one after the other. */
const all = async (
  person: TestPerson,
  query: Record<string, string> = {},
  between: () => Promise<unknown> = async () => undefined,
): Promise<TimelineItem[]> => {
  const items: TimelineItem[] = [];
  let cursor: string | null = null;
  do {
    const read: TimelinePage = await page(person, { ...query, ...(cursor !== null && { cursor }) });
    items.push(...read.items);
    cursor = read.nextCursor;
    await between();
  } while (cursor !== null);
  return items;
};
const titles = (items: readonly TimelineItem[]): string[] => items.map(({ title }) => title);
const note = async (person: TestPerson, title: string, changes: object = {}): Promise<string> => {
  const id = uuidv7();
  const answer = await person.call('POST', '/api/journal', { ...entryBody(id), title, ...changes });
  expect(answer.status).toBe(201);
  return id;
};
const incident = async (person: TestPerson, title: string, changes: object = {}): Promise<string> => {
  const id = uuidv7();
  const answer = await person.call('POST', '/api/incidents', { ...incidentBody(id), title, ...changes });
  expect(answer.status).toBe(201);
  return id;
};

const exhibit = async (person: TestPerson, incidentId: string, files: readonly string[]): Promise<void> => {
  const body = { ...exhibitBody(uuidv7()), files };
  expect((await person.call('POST', `/api/incidents/${incidentId}/evidence`, body)).status).toBe(201);
};

describe('the timeline', () => {
  it('places an hour that the clock skips, or has twice, always at the same moment', async () => {
    const person = await signUpInProcess(server);
    const at = {
      saut: ['2026-03-29', '02:30'],
      après: ['2026-03-29', '03:15'],
      double: ['2026-10-25', '02:30'],
      avant: ['2026-10-25', '01:59'],
    };
    for (const [title, [happened_on, happened_at]] of Object.entries(at))
      await note(person, title, { happened_on, happened_at });
    const placed = async () =>
      (await all(person)).map(({ title, date, happened_at }) => [title, date, happened_at]);
    const first = await placed();
    expect(first).toEqual([
      // The second of the two, of winter.
      ['double', '2026-10-25T01:30:00.000Z', '02:30'],
      ['avant', '2026-10-24T23:59:00.000Z', '01:59'],
      // As if the clock had not been put forward: half past three.
      ['saut', '2026-03-29T01:30:00.000Z', '02:30'],
      ['après', '2026-03-29T01:15:00.000Z', '03:15'],
    ]);
    expect(await placed()).toEqual(first);
  });

  it('holds the three kinds in one stream, by when they happened', async () => {
    const person = await signUpInProcess(server);
    await incident(person, 'En mars', { incident_date: '2026-03-10' });
    await note(person, 'Le soir', { happened_on: '2026-03-10', happened_at: '20:00' });
    await note(person, 'Le matin', { happened_on: '2026-03-10', happened_at: '08:00' });
    await person.call('POST', '/api/conversations', { id: uuidv7(), title: 'Une conversation' });
    await note(person, 'Maintenant', { content: 'a'.repeat(151), mood: 'neutral', tags: ['x'] });
    const items = await all(person, { limit: '2' });
    expect(titles(items)).toEqual(['Maintenant', 'Une conversation', 'Le soir', 'En mars', 'Le matin']);
    expect(items[0]).toMatchObject({
      type: 'journal',
      content: `${'a'.repeat(150)}…`,
      happened_on: null,
      data: { entry_type: 'note', mood: 'neutral', tags: ['x'], is_private: true, files: 0 },
    });
    expect(titles(await all(person, { limit: '2', towards: 'newer' }))).toEqual(titles(items).reverse());
  });

  it('shows nothing twice and leaves nothing out while things come and go', async () => {
    const person = await signUpInProcess(server);
    const ids: string[] = [];
    for (let number = 0; number < 24; number += 1) {
      ids.push(await note(person, `n${number}`, { happened_on: `2026-02-${10 + (number % 3)}` }));
      if (number % 3 === 0) await incident(person, `i${number}`, { incident_date: '2026-02-11' });
    }
    let gone = 0;
    const seen = await all(person, { limit: '3' }, async () => {
      // A newer one, and one that has not been reached yet.
      await note(person, 'later');
      const last = ids[gone];
      gone += 1;
      if (last !== undefined)
        await person.call('DELETE', `/api/journal/${last}`, undefined, { 'if-match': '"1"' });
    });
    expect(new Set(seen.map(({ id }) => id)).size).toBe(seen.length);
    const left = (await all(person)).filter(({ title }) => title !== 'later').map(({ id }) => id);
    expect(seen.map(({ id }) => id)).toEqual(expect.arrayContaining(left));
  });

  it('is narrowed by kind, type, priority and days, which combine', async () => {
    const person = await signUpInProcess(server);
    await note(person, 'note', { happened_on: '2026-05-01' });
    await note(person, 'réflexion', { entry_type: 'reflection', happened_on: '2026-05-02' });
    await incident(person, 'grave', { priority: 'critical', incident_date: '2026-05-03' });
    await incident(person, 'autre', { priority: 'low', incident_date: '2026-05-04' });
    const titlesFor = async (query: Record<string, string>) => titles(await all(person, query));
    expect(await titlesFor({ kind: 'journal' })).toEqual(['réflexion', 'note']);
    expect(await titlesFor({ entry_type: 'reflection' })).toEqual(['réflexion']);
    expect(await titlesFor({ priority: 'critical' })).toEqual(['grave']);
    expect(await titlesFor({ from: '2026-05-02', to: '2026-05-03' })).toEqual(['grave', 'réflexion']);
    expect(await titlesFor({ from: '2026-05-02', kind: 'incident', priority: 'low' })).toEqual(['autre']);
    expect(await titlesFor({ kind: 'incident', entry_type: 'note' })).toEqual([]);
  });

  it('is read on in the other direction from the first item of any page', async () => {
    const person = await signUpInProcess(server);
    for (let day = 1; day <= 7; day += 1) await note(person, `le ${day}`, { happened_on: `2026-04-0${day}` });
    const first = await page(person, { limit: '2' });
    const second = await page(person, { limit: '3', cursor: first.nextCursor as string });
    expect(titles(second.items)).toEqual(['le 5', 'le 4', 'le 3']);
    const back = await page(person, { towards: 'newer', cursor: second.previousCursor as string });
    expect(titles(back.items)).toEqual(['le 6', 'le 7']);
    const on = await page(person, { cursor: back.previousCursor as string, limit: '1' });
    expect(titles(on.items), 'the other way again').toEqual(['le 5']);
    const beyond = await page(person, { towards: 'newer', cursor: first.previousCursor as string });
    expect(beyond).toEqual({ items: [], nextCursor: null, previousCursor: null });
  });

  it('shows the first three files of an entry, and with `whole` all of it', async () => {
    const person = await signUpInProcess(server);
    const names = ['un.png', 'deux.wav', 'trois.png', 'quatre.png'];
    const files: string[] = [];
    for (const name of names) {
      const bytes = name.endsWith('.wav') ? wavOf(32_000) : TINY_PNG;
      files.push((await uploaded(server.url, person, bytes, { name })).id);
    }
    const content = 'a'.repeat(400);
    await note(person, 'avec', { files, content, written_at: '2026-03-01T08:00:00.000Z' });
    await note(person, 'sans', { happened_on: '2026-01-01' });
    await incident(person, 'long', { description: content, incident_date: '2026-01-02' });
    const [shown, , bare] = (await page(person)).items;
    expect(shown).toMatchObject({ content: `${'a'.repeat(150)}…`, data: { files: 4 } });
    expect(shown).not.toHaveProperty('recorded');
    const fileNames = (item: TimelineItem | undefined) =>
      item?.type === 'journal' && item.data.first_files?.map(({ name }) => name);
    expect(fileNames(shown)).toEqual(names.slice(0, 3));
    expect(shown).toMatchObject({
      data: {
        first_files: [{ type: 'image/png', has_thumbnail: true }, { type: 'audio/wav', seconds: 2 }, {}],
      },
    });
    expect(bare?.data).not.toHaveProperty('first_files');
    const [whole, incidentItem] = (await page(person, { whole: 'true' })).items;
    expect(whole).toMatchObject({ content, data: { written_at: '2026-03-01T08:00:00.000Z' } });
    expect(whole?.recorded).toEqual({ created_at: expect.any(String), changed_at: null });
    expect(fileNames(whole)).toEqual(names);
    expect(incidentItem).toMatchObject({ content, recorded: { changed_at: null } });
  });

  it('is narrowed to what has files: entries, messages of conversations, exhibits of incidents', async () => {
    const person = await signUpInProcess(server);
    const file = await uploaded(server.url, person, TINY_PNG, { name: 'photo.png' });
    await note(person, 'avec', { files: [file.id], happened_on: '2026-05-01' });
    await note(person, 'sans');
    await incident(person, 'incident', { incident_date: '2026-05-02' });
    await exhibit(person, await incident(person, 'prouvé', { incident_date: '2026-05-03' }), [file.id]);
    await exhibit(person, await incident(person, 'affirmé', { incident_date: '2026-05-04' }), []);
    for (const [title, attachments] of Object.entries({ bavarde: [], montrée: [file.id] })) {
      const id = uuidv7();
      await person.call('POST', '/api/conversations', { id, title });
      const turn = { id: uuidv7(), content: 'Bonjour', attachments };
      await (await person.call('POST', `/api/conversations/${id}/turns`, turn)).text();
    }
    const titlesFor = async (query: Record<string, string>) => titles(await all(person, query));
    expect(await titlesFor({ with_files: 'true', limit: '1' })).toEqual(['montrée', 'prouvé', 'avec']);
    expect(await titlesFor({ with_files: 'true', kind: 'journal' })).toEqual(['avec']);
    expect(await titlesFor({ with_files: 'true', kind: 'incident' })).toEqual(['prouvé']);
    expect(await titlesFor({ with_files: 'true', priority: 'high' })).toEqual(['prouvé']);
    expect((await person.call('GET', '/api/timeline?with_files=false')).status).toBe(400);
  });

  it('answers a query that is nonsense with a problem', async () => {
    const person = await signUpInProcess(server);
    const queries = ['kind=dream', 'from=hier', 'from=0000-01-01', 'to=0000-12-31', 'limit=0', 'limit=101'];
    for (const query of [...queries, 'cursor=%00', 'towards=up']) {
      expect((await person.call('GET', `/api/timeline?${query}`)).status, query).toBe(400);
    }
    expect((await page(person, { time_zone: 'Mars/Olympus' })).items).toEqual([]);
    expect((await page(person, { from: '0001-01-01', to: '9999-12-31' })).items).toEqual([]);
  });

  it('hides the words of a sensitive incident, and holds nothing of another person', async () => {
    const [person, other] = [await signUpInProcess(server), await signUpInProcess(server)];
    await incident(person, 'caché', { is_sensitive: true, description: 'caché' });
    await note(other, 'à moi');
    expect(JSON.stringify(await all(person))).not.toMatch(/caché|à moi/);
    expect(titles(await all(other))).toEqual(['à moi']);
  });

  it('counts the days of the last twelve months in the person’s time zone', async () => {
    const person = await signUpInProcess(server);
    const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Paris' }).format(new Date());
    await note(person, 'un', { happened_on: today });
    await incident(person, 'deux', { incident_date: today });
    await note(person, 'il y a longtemps', { happened_on: '2001-01-01' });
    const answer = await person.call('GET', '/api/timeline/days?time_zone=Europe/Paris');
    expect(timelineDays.parse(await answer.json())).toEqual({ days: [{ day: today, count: 2 }] });
  });
});
