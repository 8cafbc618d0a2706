/** An incident that is made of an entry of the journal, and what the entry and the timeline know of it. */
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { EntryIncidents } from '#contract/evidence.ts';
import { type Incident, type IncidentInput, incidentHistory } from '#contract/incidents.ts';
import type { TimelinePage } from '#contract/timeline.ts';
import { entryBody, exhibitBody, incidentBody } from '../support/belongings.ts';
import { ifMatch, signUpInProcess, type TestPerson } from '../support/people.ts';
import { search } from '../support/search.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';

let server: TestServer;
let claire: TestPerson;
beforeAll(async () => {
  server = await startTestServer();
  claire = await signUpInProcess(server, 'Claire');
});
afterAll(() => server.stop());

const WORDS = 'Il a dit : « tu ne sers à rien ».\nPuis il est parti.';

const newEntry = async (person = claire): Promise<string> => {
  const id = uuidv7();
  const entry = { ...entryBody(id), title: 'La réunion', content: WORDS, happened_on: '2026-03-12' };
  const answer = await person.call('POST', '/api/journal', { ...entry, happened_at: '09:30' });
  expect(answer.status).toBe(201);
  return id;
};
const make = (entryId: string, changes: Partial<IncidentInput> = {}, person = claire) =>
  person.call('POST', '/api/incidents', {
    ...incidentBody(uuidv7()),
    title: 'La réunion',
    description: WORDS,
    incident_date: '2026-03-12',
    incident_time: '09:30',
    unstated: ['type', 'priority'],
    journal_entry_id: entryId,
    ...changes,
  } satisfies IncidentInput);
const made = async (entryId: string, changes: Partial<IncidentInput> = {}): Promise<Incident> => {
  const answer = await make(entryId, changes);
  expect(answer.status).toBe(201);
  return (await answer.json()) as Incident;
};
const read = async (id: string): Promise<Incident> =>
  (await (await claire.call('GET', `/api/incidents/${id}`)).json()) as Incident;
const linksOf = async (entryId: string): Promise<EntryIncidents['items']> =>
  ((await (await claire.call('GET', `/api/journal/${entryId}/incidents`)).json()) as EntryIncidents).items;

describe('an incident that is made of an entry', () => {
  it('is a draft that keeps the words and the hour, and what they were in the entry', async () => {
    const entryId = await newEntry();
    const incident = await made(entryId);
    expect(incident).toMatchObject({
      status: 'draft',
      description: WORDS,
      incident_date: '2026-03-12',
      incident_time: '09:30',
      unstated: ['type', 'priority'],
      from_entry: {
        entry_id: entryId,
        version: 1,
        title: 'La réunion',
        content: WORDS,
        happened_on: '2026-03-12',
        happened_at: '09:30',
        is_there: true,
      },
    });
    expect(await read(incident.id)).toEqual(incident);
    const history = await claire.call('GET', `/api/incidents/${incident.id}/versions`);
    expect(incidentHistory.parse(await history.json()).versions).toMatchObject([
      { version: 1, record: { from_entry: { content: WORDS }, incident_time: '09:30' } },
    ]);
  });

  it('keeps its own words when the entry is changed and when it is deleted', async () => {
    const entryId = await newEntry();
    const { id, from_entry } = await made(entryId);
    await claire.call('PATCH', `/api/journal/${entryId}`, { content: 'Autre chose.' }, ifMatch(1));
    expect((await read(id)).from_entry).toEqual(from_entry);
    await claire.call('DELETE', `/api/journal/${entryId}`, undefined, ifMatch(2));
    expect(await read(id)).toMatchObject({
      description: WORDS,
      from_entry: { content: WORDS, is_there: false },
    });
  });

  it('is made once, also when the same request arrives after the entry is gone', async () => {
    const entryId = await newEntry();
    const id = uuidv7();
    const answers = await Promise.all([make(entryId, { id }), make(entryId, { id })]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    await claire.call('DELETE', `/api/journal/${entryId}`, undefined, ifMatch(1));
    expect((await make(entryId, { id })).status).toBe(201);
    expect((await make(entryId)).status).toBe(404);
  });

  it('is not made of another person’s entry', async () => {
    const paul = await signUpInProcess(server, 'Paul');
    const foreign = await newEntry(paul);
    const answer = await make(foreign);
    expect([answer.status, await answer.text()]).toEqual([404, expect.not.stringContaining('réunion')]);
    expect((await claire.call('GET', `/api/journal/${foreign}/incidents`)).status).toBe(404);
  });

  it('says that a default was stated once it is changed, and loses its hour with its day', async () => {
    const incident = await made(await newEntry());
    const path = `/api/incidents/${incident.id}`;
    const stated = await claire.call('PATCH', path, { type: 'bullying' }, ifMatch(1));
    expect(await stated.json()).toMatchObject({ type: 'bullying', unstated: ['priority'], version: 2 });
    // The default itself can be what the person means.
    const same = await claire.call('PATCH', path, { priority: incident.priority }, ifMatch(2));
    expect(await same.json()).toMatchObject({ unstated: [], version: 3 });
    const undated = await claire.call('PATCH', path, { incident_date: null }, ifMatch(3));
    expect(await undated.json()).toMatchObject({ incident_date: null, incident_time: null });
    const hourAlone = await make(await newEntry(), { incident_date: null });
    expect(hourAlone.status).toBe(400);
  });
});

describe('the search', () => {
  it('finds the words of an exhibit, and those of a note that is gone in the incident made of it', async () => {
    const someone = await signUpInProcess(server);
    const entryId = await newEntry(someone);
    const incident = (await (await make(entryId, { description: 'Résumé.' }, someone)).json()) as Incident;
    const exhibit = { ...exhibitBody(uuidv7()), description: 'Un courriel du directeur.' };
    await someone.call('POST', `/api/incidents/${incident.id}/evidence`, exhibit);
    await someone.call('DELETE', `/api/journal/${entryId}`, undefined, ifMatch(1));
    expect(await search(someone, 'courriel')).toMatchObject([
      { item: { id: incident.id }, matches: [{ field: 'evidence' }] },
    ]);
    expect(await search(someone, 'sers')).toMatchObject([
      { item: { id: incident.id }, matches: [{ field: 'origin' }] },
    ]);
  });
});

describe('an entry', () => {
  it('names the incidents that were made of it and have it as an exhibit, without the words of a sensitive one', async () => {
    const entryId = await newEntry();
    const own = await made(entryId);
    const sensitive = await made(entryId, { is_sensitive: true });
    for (const _ of [1, 2]) {
      const exhibit = { ...exhibitBody(uuidv7()), journal_entry_id: entryId };
      await claire.call('POST', `/api/incidents/${own.id}/evidence`, exhibit);
    }
    expect(await linksOf(entryId)).toEqual([
      {
        incident_id: own.id,
        title: 'La réunion',
        is_sensitive: false,
        reference_number: own.reference_number,
        is_origin: true,
        exhibits: [1, 2],
      },
      expect.objectContaining({ incident_id: sensitive.id, title: '', is_sensitive: true, exhibits: [] }),
    ]);
  });
});

describe('the timeline of what is linked', () => {
  it('shows entries and conversations that an incident came from or refers to, and no incidents', async () => {
    const someone = await signUpInProcess(server);
    const ids = {
      origin: await newEntry(someone),
      exhibit: await newEntry(someone),
      alone: await newEntry(someone),
    };
    const conversations = [uuidv7(), uuidv7()] as const;
    for (const id of conversations) await someone.call('POST', '/api/conversations', { id });
    const incident = (await (await make(ids.origin, {}, someone)).json()) as Incident;
    const exhibit = { ...exhibitBody(uuidv7()), journal_entry_id: ids.exhibit };
    await someone.call('POST', `/api/incidents/${incident.id}/evidence`, exhibit);
    await server.recueil.database.onBehalfOf(someone.id, 'test', (tx) =>
      tx.db
        .updateTable('incidents')
        .set({ conversation_id: conversations[0] })
        .where('id', '=', incident.id)
        .execute(),
    );
    const shown = async (query: string) => {
      const page = (await (await someone.call('GET', `/api/timeline${query}`)).json()) as TimelinePage;
      return page.items.map(({ id }) => id).sort();
    };
    expect(await shown('?linked=true')).toEqual([ids.origin, ids.exhibit, conversations[0]].sort());
    expect(await shown('')).toHaveLength(6);
    expect(await shown('?linked=true&kind=incident')).toEqual([]);
    const foundLinked = (await search(someone, '', { linked: 'true' })).map(({ item }) => item.id);
    expect(foundLinked.sort()).toEqual([ids.origin, ids.exhibit, conversations[0]].sort());
  });
});
