/** Exhibits that are moved to another incident, that have a day of their own, and that were made of a message. */
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { EntryIncidents } from '#contract/evidence.ts';
import {
  type Evidence,
  type EvidenceInput,
  evidence,
  evidenceHistory,
  evidenceList,
} from '#contract/evidence.ts';
import { readVersions } from '#server/platform/ledger/ledger.ts';
import { entryBody, exhibitBody, giveBelongings, incidentBody } from '../support/belongings.ts';
import { ifMatch, signUpInProcess, type TestPerson } from '../support/people.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';
import { TINY_PNG, uploaded } from '../support/uploads.ts';

let server: TestServer;
let claire: TestPerson;
let paul: TestPerson;
beforeAll(async () => {
  server = await startTestServer();
  claire = await signUpInProcess(server, 'Claire');
  paul = await signUpInProcess(server, 'Paul');
});
afterAll(() => server.stop());

const newIncident = async (person = claire): Promise<string> => {
  const id = uuidv7();
  expect((await person.call('POST', '/api/incidents', incidentBody(id))).status).toBe(201);
  return id;
};
const added = async (incidentId: string, changes: Partial<EvidenceInput> = {}): Promise<Evidence> => {
  const body = { ...exhibitBody(uuidv7()), ...changes };
  const answer = await claire.call('POST', `/api/incidents/${incidentId}/evidence`, body);
  expect(answer.status).toBe(201);
  return evidence.parse(await answer.json());
};
const pathOf = ({ incident_id, id }: Evidence): string => `/api/incidents/${incident_id}/evidence/${id}`;
const move = (exhibit: Evidence, incident_id: string, version = exhibit.version, person = claire) =>
  person.call('POST', `${pathOf(exhibit)}/move`, { incident_id }, ifMatch(version));
const moved = async (exhibit: Evidence, incidentId: string): Promise<Evidence> => {
  const answer = await move(exhibit, incidentId);
  expect(answer.status).toBe(200);
  return evidence.parse(await answer.json());
};
const listed = async (incidentId: string) =>
  evidenceList.parse(await (await claire.call('GET', `/api/incidents/${incidentId}/evidence`)).json());
const ledgerOf = (id: string) =>
  server.recueil.database.onBehalfOf(claire.id, 'test', (tx) => readVersions(tx, id));

describe('an exhibit that is moved', () => {
  it('gets the next number there, and its old number leads to it and is never given again', async () => {
    const [here, there] = [await newIncident(), await newIncident()];
    await added(there);
    const [, second] = [await added(here), await added(here)];
    const now = await moved(second, there);
    expect(now).toMatchObject({
      id: second.id,
      incident_id: there,
      number: 2,
      version: 2,
      title: second.title,
    });
    expect((await added(here)).number).toBe(3);
    const left = await listed(here);
    expect(left.items.map(({ number }) => number)).toEqual([1, 3]);
    expect(left.moved).toMatchObject([
      { number: 2, evidence_id: second.id, incident_id: there, new_number: 2 },
    ]);
    expect(await listed(there)).toMatchObject({ items: [{ number: 1 }, { number: 2 }], moved: [] });
    const back = await moved(now, here);
    expect(back.number).toBe(4);
    expect((await listed(here)).moved).toMatchObject([{ number: 2, incident_id: here, new_number: 4 }]);
  });

  it('is recorded with its versions, and in both incidents', async () => {
    const [here, there] = [await newIncident(), await newIncident()];
    const exhibit = await added(here);
    const now = await moved(exhibit, there);
    const history = await (await claire.call('GET', `${pathOf(now)}/versions`)).json();
    expect(evidenceHistory.parse(history).versions).toMatchObject([
      { version: 1, record: { incident_id: here, number: 1 } },
      { version: 2, action: 'update', record: { incident_id: there, number: 1 } },
    ]);
    for (const incident of [here, there]) {
      expect((await ledgerOf(incident)).at(-1)).toMatchObject({
        entity: 'evidence_move',
        content: {
          evidence_id: exhibit.id,
          from: { incident_id: here, number: 1 },
          to: { incident_id: there, number: 1 },
        },
      });
      expect((await claire.call('GET', `/api/incidents/${incident}/versions`)).status).toBe(200);
    }
  });

  it('takes its files and the entry that it was made of along', async () => {
    const [here, there] = [await newIncident(), await newIncident()];
    const { id: file } = await uploaded(server.url, claire, TINY_PNG);
    const entry = entryBody(uuidv7());
    await claire.call('POST', '/api/journal', entry);
    const exhibit = await added(here, { files: [file], journal_entry_id: entry.id });
    const now = await moved(exhibit, there);
    expect(now).toMatchObject({ files: [{ id: file }], from_entry: { entry_id: entry.id, is_there: true } });
    expect((await claire.call('GET', `/api/evidence/${now.file_path}`)).status).toBe(200);
    const made = (await (
      await claire.call('GET', `/api/journal/${entry.id}/incidents`)
    ).json()) as EntryIncidents;
    expect(made.items).toMatchObject([{ incident_id: there, exhibits: [1] }]);
  });

  it('is moved once when the request arrives twice, and by one of two who move it elsewhere', async () => {
    const [here, there, elsewhere] = [await newIncident(), await newIncident(), await newIncident()];
    const exhibit = await added(here);
    const again = [await move(exhibit, there), await move(exhibit, there)];
    expect(await Promise.all(again.map((answer) => answer.json()))).toMatchObject([
      { version: 2, number: 1 },
      { version: 2, number: 1 },
    ]);
    const other = await added(here);
    const both = await Promise.all([move(other, there), move(other, elsewhere)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 404]);
    expect((await listed(here)).items).toEqual([]);
  });

  it('stays where it is when it was changed meanwhile, and when it is already there', async () => {
    const [here, there] = [await newIncident(), await newIncident()];
    const exhibit = await added(here);
    await claire.call('PATCH', pathOf(exhibit), { title: 'Deux' }, ifMatch(1));
    const stale = await move(exhibit, there);
    expect([stale.status, await stale.json()]).toMatchObject([412, { current: { title: 'Deux' } }]);
    expect(await (await move(exhibit, here, 2)).json()).toMatchObject({ number: 1, version: 2 });
    expect((await added(there)).number).toBe(1);
  });

  it('goes to no incident of another person, and by none', async () => {
    const [here, there, foreign] = [await newIncident(), await newIncident(), await newIncident(paul)];
    const exhibit = await added(here);
    expect((await move(exhibit, foreign)).status).toBe(404);
    expect((await move(exhibit, uuidv7())).status).toBe(404);
    expect((await move(exhibit, foreign, 1, paul)).status).toBe(404);
    expect((await move({ ...exhibit, incident_id: there }, here)).status).toBe(404);
    expect((await listed(here)).items).toHaveLength(1);
  });

  it('goes with the incident where it stands now, and not with the one it came from', async () => {
    const [here, there] = [await newIncident(), await newIncident()];
    const exhibit = await added(here);
    const now = await moved(exhibit, there);
    expect((await claire.call('DELETE', `/api/incidents/${here}`, undefined, ifMatch(1))).status).toBe(204);
    expect((await listed(there)).items).toMatchObject([{ id: now.id }]);
  });
});

describe('the day of an exhibit', () => {
  it('is kept, changed and taken back', async () => {
    const exhibit = await added(await newIncident(), { type: 'screenshot', dated_on: '2026-03-12' });
    expect(exhibit).toMatchObject({ type: 'screenshot', dated_on: '2026-03-12' });
    const changed = await claire.call('PATCH', pathOf(exhibit), { dated_on: null }, ifMatch(1));
    expect(await changed.json()).toMatchObject({ dated_on: null, version: 2 });
  });

  it('is nothing that nobody said', async () => {
    expect((await added(await newIncident())).dated_on).toBeNull();
  });

  it.each(['2026-02-30', '12/03/2026', '1899-12-31', ''])('is not %j', async (dated_on) => {
    const path = `/api/incidents/${await newIncident()}/evidence`;
    const answer = await claire.call('POST', path, { ...exhibitBody(uuidv7()), dated_on });
    expect([answer.status, await answer.json()]).toMatchObject([400, { fields: ['dated_on'] }]);
  });
});

describe('an exhibit that was made of a message', () => {
  it('names the message, also when it is gone', async () => {
    const { messageId, conversationId } = await giveBelongings(server, claire, [
      'conversationId',
      'messageId',
    ]);
    const body = { ...exhibitBody(uuidv7()), message_id: messageId };
    const incident = await newIncident();
    const path = `/api/incidents/${incident}/evidence`;
    const made = evidence.parse(await (await claire.call('POST', path, body)).json());
    const reference = { conversation_id: conversationId, message_id: messageId };
    expect(made.from_message).toMatchObject({ ...reference, is_there: true });
    const gone = await claire.call('DELETE', `/api/conversations/${conversationId}/messages/${messageId}`);
    expect(gone.status).toBe(204);
    expect((await listed(incident)).items).toMatchObject([
      { from_message: { ...reference, is_there: false } },
    ]);
    expect((await claire.call('POST', path, body)).status).toBe(201);
    expect((await claire.call('POST', path, { ...body, id: uuidv7() })).status).toBe(404);
  });

  it('is made neither of another person’s message nor of what the assistant said', async () => {
    const foreign = await giveBelongings(server, paul, ['conversationId', 'messageId']);
    const own = await giveBelongings(server, claire, ['conversationId']);
    const turn = await claire.call('POST', `/api/conversations/${own.conversationId}/turns`, {
      id: uuidv7(),
      content: 'Marc a crié.',
    });
    await turn.text();
    const opened = (await (await claire.call('GET', `/api/conversations/${own.conversationId}`)).json()) as {
      messages: { id: string; role: string }[];
    };
    const reply = opened.messages.find(({ role }) => role === 'assistant');
    const path = `/api/incidents/${await newIncident()}/evidence`;
    for (const message_id of [foreign.messageId, reply?.id, uuidv7()]) {
      const answer = await claire.call('POST', path, { ...exhibitBody(uuidv7()), message_id });
      expect([message_id, answer.status]).toEqual([message_id, 404]);
    }
  });
});
