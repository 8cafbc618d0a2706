/** What happened to an incident, its persons and its exhibits, in one order of time. */
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { type HistoryEvent, historyPage } from '#contract/ledger.ts';
import { insertIncident } from '#server/modules/incidents/index.ts';
import { exhibitBody, incidentBody, personBody } from '../support/belongings.ts';
import { ifMatch, signUpInProcess, type TestPerson } from '../support/people.ts';
import { asSuperuser } from '../support/test-cluster.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';
import { uploaded, wavOf } from '../support/uploads.ts';

let server: TestServer;
let claire: TestPerson;
beforeAll(async () => {
  server = await startTestServer();
  claire = await signUpInProcess(server, 'Claire');
});
afterAll(() => server.stop());

const done = async (status: number, answer: Promise<Response>): Promise<void> =>
  expect((await answer).status).toBe(status);
const historyOf = async (id: string, limit = 50): Promise<HistoryEvent[]> => {
  const events: HistoryEvent[] = [];
  let cursor: string | null = null;
  do {
    const next: string = cursor === null ? '' : `&cursor=${cursor}`;
    const answer = await claire.call('GET', `/api/incidents/${id}/history?limit=${limit}${next}`);
    const page = historyPage.parse(await answer.json());
    events.push(...page.items);
    cursor = page.nextCursor;
  } while (cursor !== null);
  return events;
};
const told = (events: HistoryEvent[]) => events.map(({ kind, action }) => `${kind} ${action}`);

/** A changed incident with a person who was changed and removed, two whose order was changed, and an exhibit. */
const makeIncident = async (): Promise<{ id: string; removed: string }> => {
  const [id, removed, ...others] = [uuidv7(), uuidv7(), uuidv7(), uuidv7()] as const;
  const path = `/api/incidents/${id}`;
  await done(201, claire.call('POST', '/api/incidents', incidentBody(id)));
  for (const personId of [removed, ...others])
    await done(201, claire.call('POST', `${path}/persons`, personBody(personId)));
  await done(200, claire.call('PATCH', `${path}/persons/${removed}`, { role: 'Chef' }, ifMatch(1)));
  await done(204, claire.call('DELETE', `${path}/persons/${removed}`, undefined, ifMatch(2)));
  await done(200, claire.call('PUT', `${path}/persons/order`, { person_ids: others.toReversed() }));
  await done(201, claire.call('POST', `${path}/evidence`, exhibitBody(uuidv7())));
  await done(200, claire.call('PATCH', path, { title: 'Titre changé' }, ifMatch(1)));
  return { id, removed };
};

it('tells of each version in the order of time, with what it said before, also of who was removed', async () => {
  const { id, removed } = await makeIncident();
  const events = await historyOf(id);
  expect(told(events)).toEqual([
    'incident update',
    'evidence create',
    'incident_person_order update',
    'incident_person delete',
    'incident_person update',
    'incident_person create',
    'incident_person create',
    'incident_person create',
    'incident create',
  ]);
  expect(events[0]).toMatchObject({
    version: 2,
    record: { title: 'Titre changé' },
    before: { title: 'Titre secret' },
    by: 'person',
  });
  expect(events[4]).toMatchObject({
    entity_id: removed,
    record: { role: 'Chef' },
    before: { role: 'Rôle secret' },
  });
  // The same page by page.
  expect(await historyOf(id, 2)).toEqual(events);
});

it('tells what Recueil wrote when it made the incident of a conversation from what the person wrote', async () => {
  const id = uuidv7();
  const person = (name: string) => ({ ...personBody(uuidv7()), full_name: name });
  await server.recueil.database.onBehalfOf(claire.id, 'test', (tx) =>
    insertIncident(tx, {
      input: incidentBody(id),
      status: 'draft',
      conversationId: null,
      origin: {
        conversation_id: uuidv7(),
        createdFromChat: true,
        conversation_title: null,
        account: [],
        extracted: { date: null, location: null, people: [], facts: [] },
        details: [],
      },
      fromEntry: null,
      persons: [person('Marc'), person('Rose')],
    }),
  );
  await done(201, claire.call('POST', `/api/incidents/${id}/persons`, personBody(uuidv7())));
  await done(200, claire.call('PATCH', `/api/incidents/${id}`, { title: 'Mon titre' }, ifMatch(1)));
  expect((await historyOf(id)).map(({ kind, by }) => `${kind} ${by}`)).toEqual([
    'incident person',
    'incident_person person',
    'incident_person conversation',
    'incident_person conversation',
    'incident conversation',
  ]);
});

it('tells of an exhibit that went in both incidents, and of two that became one', async () => {
  const [{ id }, other] = [await makeIncident(), uuidv7()];
  await done(201, claire.call('POST', '/api/incidents', incidentBody(other)));
  const exhibit = (await historyOf(id)).find(({ kind }) => kind === 'evidence')?.entity_id;
  const move = `/api/incidents/${id}/evidence/${exhibit}/move`;
  await done(200, claire.call('POST', move, { incident_id: other }, ifMatch(1)));
  expect((await historyOf(id))[0]).toMatchObject({ kind: 'exhibit_went', number: 1 });
  const [came, version] = await historyOf(other);
  expect(came).toMatchObject({ kind: 'exhibit_came', number: 1, entity_id: other });
  // The version that the move made stands two places before it: whoever tells of both knows that they are one.
  expect(version).toMatchObject({
    kind: 'evidence',
    sequence: (came?.sequence ?? 0) - 2,
    record: { incident_id: other, number: 1 },
    before: { incident_id: id },
  });
  // All that was said of it before stands in both.
  expect(told(await historyOf(id))).toContain('evidence create');
  expect(told(await historyOf(other))).toContain('evidence create');
});

it('what happens to the file of an exhibit is not told beside the exhibit that has its id', async () => {
  const [id, clip] = [uuidv7(), uuidv7()];
  await done(201, claire.call('POST', '/api/incidents', incidentBody(id)));
  await uploaded(server.url, claire, wavOf(), { id: clip, name: 'note.wav' });
  const words = { text: 'Ce qui est dit' };
  await done(200, claire.call('PUT', `/api/files/${clip}/transcription`, words));
  const exhibit = { ...exhibitBody(clip), files: [clip] };
  await done(201, claire.call('POST', `/api/incidents/${id}/evidence`, exhibit));
  const events = await historyOf(id, 1);
  expect(told(events)).toEqual(['evidence create', 'incident create']);
  expect(events[0]).toMatchObject({ record: { files: [clip] } });
});

it('a version that was changed by hand is said to be damaged in its place, and the rest goes on', async () => {
  const { id } = await makeIncident();
  const before = await historyOf(id);
  const touched = before[4]?.sequence;
  await asSuperuser(
    inject('cluster'),
    async (client) => {
      await client.query(`SET session_replication_role = 'replica'`);
      await client.query(
        `UPDATE ledger_entries SET sealed = set_byte(sealed, 9, get_byte(sealed, 9) # 1)
         WHERE user_id = $1 AND sequence = $2`,
        [claire.id, touched],
      );
    },
    new URL(server.databaseUrl).pathname.slice(1),
  );
  const after = await historyOf(id);
  expect(after.map(({ sequence }) => sequence)).toEqual(before.map(({ sequence }) => sequence));
  expect(after[4]).toMatchObject({ kind: 'damaged', sequence: touched });
  // The next version of that person cannot say what it changed.
  expect(after[3]).toMatchObject({ kind: 'incident_person', before: null });
  expect(after[0]).toEqual(before[0]);
});
