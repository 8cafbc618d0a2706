/** What is shown of an incident is held against the ledger by what the browser runs (verifier/compare-records.ts). */
import type { ClientBase } from 'pg';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { Evidence } from '#contract/evidence.ts';
import { type Incident, type IncidentInput, incident } from '#contract/incidents.ts';
import { ledgerContentPage, ledgerPage } from '#contract/ledger.ts';
import type { Person, PersonInput } from '#contract/persons.ts';
import { appendToLedger } from '#server/platform/ledger/ledger.ts';
import { checkLedger, type LedgerSource } from '#verifier/check-ledger.ts';
import { shownRecords } from '#verifier/compare-records.ts';
import { entryBody, exhibitBody, incidentBody, personBody } from '../support/belongings.ts';
import { ifMatch, signUpInProcess, type TestPerson } from '../support/people.ts';
import { asSuperuser } from '../support/test-cluster.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';
import { createConversation, readConversation, say } from '../support/turns.ts';
import { TINY_PNG, uploaded } from '../support/uploads.ts';

let server: TestServer;
let claire: TestPerson;
beforeAll(async () => {
  server = await startTestServer();
  claire = await signUpInProcess(server, 'Claire');
});
afterAll(() => server.stop());

const done = async <Answer>(
  method: string,
  path: string,
  body?: object,
  headers?: Record<string, string>,
): Promise<Answer> => {
  const answer = await claire.call(method, path, body, headers);
  expect([answer.status, path]).toEqual([answer.ok ? answer.status : 200, path]);
  return (answer.status === 204 ? undefined : await answer.json()) as Answer;
};
const newIncident = (changes: Partial<IncidentInput> = {}) =>
  done<Incident>('POST', '/api/incidents', { ...incidentBody(uuidv7()), ...changes });
const addPerson = ({ id }: Incident, changes: Partial<PersonInput> = {}) =>
  done<Person>('POST', `/api/incidents/${id}/persons`, { ...personBody(uuidv7()), ...changes });
const addExhibit = ({ id }: Incident, changes: object = {}) =>
  done<Evidence>('POST', `/api/incidents/${id}/evidence`, { ...exhibitBody(uuidv7()), ...changes });
const read = async (id: string): Promise<Incident> =>
  incident.parse(await done('GET', `/api/incidents/${id}`));
const change = (path: string, version: number, patch: object) =>
  done<unknown>('PATCH', `/api/incidents/${path}`, patch, ifMatch(version));

const sourceOf = (id: string): LedgerSource => ({
  readEntries: async (after) => ledgerPage.parse(await done('GET', `/api/ledger?after=${after}`)),
  readContents: async (after) =>
    ledgerContentPage.parse(await done('GET', `/api/incidents/${id}/ledger?after=${after}`)),
  readShown: async () => shownRecords(await read(id)),
});
const check = ({ id }: { id: string }) => checkLedger(sourceOf(id), id);
const HOLDS = { holds: true };
const differs = (...differences: object[]) => ({ holds: false, differences });

/** An incident with two persons and an exhibit, each of two versions. */
const told = async (): Promise<{ own: Incident; marc: Person; exhibit: Evidence; v1: Rows }> => {
  const own = await newIncident({ location: 'Salle 3', tags: ['réunion'] });
  const marc = await addPerson(own, { full_name: 'Marc', is_anonymized: false });
  const exhibit = await addExhibit(own);
  const v1 = await rowsOf(own.id);
  await change(own.id, 1, { description: 'Il a crié.' });
  await change(`${own.id}/persons/${marc.id}`, 1, { notes: 'Il criait.' });
  await change(`${own.id}/evidence/${exhibit.id}`, 1, { title: 'Le mail' });
  return { own, marc, exhibit, v1 };
};

type Rows = Record<string, Record<string, unknown>[]>;
const TABLES = { incidents: 'id', incident_persons: 'incident_id', evidence: 'incident_id' } as const;

const byHand = (work: (client: ClientBase) => Promise<unknown>): Promise<void> =>
  asSuperuser(
    inject('cluster'),
    async (client) => {
      await client.query(`SET session_replication_role = 'replica'`);
      await work(client);
    },
    new URL(server.databaseUrl).pathname.slice(1),
  );

const rowsOf = async (id: string): Promise<Rows> => {
  const rows: Rows = {};
  await byHand(async (client) => {
    for (const [table, column] of Object.entries(TABLES))
      rows[table] = (await client.query(`SELECT * FROM ${table} WHERE ${column} = $1`, [id])).rows;
  });
  return rows;
};

/** Puts rows back as they once were. */
const putBack = (table: string, rows: Rows): Promise<void> =>
  byHand(async (client) => {
    for (const { id, sealed, version, updated_at } of rows[table] ?? [])
      await client.query(`UPDATE ${table} SET sealed = $2, version = $3, updated_at = $4 WHERE id = $1`, [
        id,
        sealed,
        version,
        updated_at,
      ]);
  });

describe('what is shown of an incident that was touched in the database', () => {
  it.each([
    ['incidents', 'incident'],
    ['incident_persons', 'incident_person'],
    ['evidence', 'evidence'],
  ] as const)('is found where a row of %s was put back to an earlier version', async (table, entity) => {
    const { own, marc, exhibit, v1 } = await told();
    expect(await check(own)).toMatchObject(HOLDS);
    await putBack(table, v1);
    const id = { incident: own.id, incident_person: marc.id, evidence: exhibit.id }[entity];
    expect(await check(own)).toMatchObject(differs({ entity, id, is: 'changed' }));
  });

  it('is found where rows were taken out, by the name and the number that the ledger has', async () => {
    const { own, marc, exhibit } = await told();
    await byHand(async (client) => {
      await client.query('DELETE FROM incident_persons WHERE id = $1', [marc.id]);
      await client.query('DELETE FROM evidence WHERE id = $1', [exhibit.id]);
    });
    expect(await check(own)).toMatchObject(
      differs(
        { id: marc.id, is: 'missing', fields: { full_name: 'Marc' } },
        { id: exhibit.id, is: 'missing', fields: { number: 1, title: 'Le mail' } },
      ),
    );
  });

  it('is found where a file was taken from an exhibit', async () => {
    const own = await newIncident();
    const file = await uploaded(server.url, claire, TINY_PNG);
    const { id } = await addExhibit(own, { files: [file.id] });
    expect(await check(own)).toMatchObject(HOLDS);
    await byHand((client) => client.query('DELETE FROM files WHERE id = $1', [file.id]));
    expect(await check(own)).toMatchObject(differs({ id, is: 'changed' }));
  });

  it('is found where a person was removed and put back in, or is of another incident', async () => {
    const { own, marc } = await told();
    const rows = await rowsOf(own.id);
    await done('DELETE', `/api/incidents/${own.id}/persons/${marc.id}`, undefined, ifMatch(2));
    expect(await check(own)).toMatchObject(HOLDS);
    const row = rows.incident_persons?.[0] ?? {};
    await byHand((client) =>
      client.query(
        `INSERT INTO incident_persons (${Object.keys(row).join(', ')})
         VALUES (${Object.keys(row).map((_, index) => `$${index + 1}`)})`,
        Object.values(row),
      ),
    );
    expect(await check(own)).toMatchObject(differs({ id: marc.id, is: 'unknown' }));
    const other = await newIncident();
    await byHand((client) =>
      client.query('UPDATE incident_persons SET incident_id = $2 WHERE id = $1', [marc.id, other.id]),
    );
    // What binds a row to its incident no longer opens it.
    expect(await check(other)).toMatchObject(differs({ id: marc.id, is: 'damaged' }));
  });

  it('is found where a person came from another incident, and is missed there', async () => {
    const { own, marc } = await told();
    const other = await newIncident();
    await byHand((client) =>
      client.query('UPDATE incident_persons SET incident_id = $2 WHERE id = $1', [marc.id, other.id]),
    );
    expect(await check(own)).toMatchObject(differs({ id: marc.id, is: 'missing' }));
    expect(await check(other)).toMatchObject(differs({ id: marc.id, is: 'damaged' }));
  });

  it('is found where a move was taken back by hand', async () => {
    const { own, exhibit } = await told();
    const other = await newIncident();
    const rows = await rowsOf(own.id);
    const path = `/api/incidents/${own.id}/evidence/${exhibit.id}/move`;
    await done('POST', path, { incident_id: other.id }, ifMatch(2));
    await byHand((client) =>
      client.query('UPDATE evidence SET incident_id = $2, number = $3 WHERE id = $1', [
        exhibit.id,
        own.id,
        1,
      ]),
    );
    await putBack('evidence', rows);
    expect(await check(own)).toMatchObject(differs({ id: exhibit.id, is: 'unknown' }));
    expect(await check(other)).toMatchObject(differs({ id: exhibit.id, is: 'missing' }));
  });

  it('says of a row that does not open that it is damaged', async () => {
    const { own, exhibit } = await told();
    await byHand((client) =>
      client.query(`UPDATE evidence SET type = 'other' WHERE id = $1 AND type <> 'other'`, [exhibit.id]),
    );
    await byHand((client) =>
      client.query('UPDATE evidence SET number = number + 1 WHERE id = $1', [exhibit.id]),
    );
    expect(await check(own)).toMatchObject(
      differs({ id: exhibit.id, is: 'damaged', fields: { number: 1, title: 'Le mail' } }),
    );
  });
});

describe('what is shown of an incident that nobody touched', () => {
  it('holds after edits of everything, removals and another order', async () => {
    const entry = uuidv7();
    await done('POST', '/api/journal', entryBody(entry));
    const own = await newIncident({ journal_entry_id: entry, location: 'Salle 3' });
    const [one, two, three] = [await addPerson(own), await addPerson(own), await addPerson(own)];
    const [file, other] = [
      await uploaded(server.url, claire, TINY_PNG),
      await uploaded(server.url, claire, TINY_PNG),
    ];
    const exhibit = await addExhibit(own, { files: [file.id], journal_entry_id: entry });
    const gone = await addExhibit(own);
    await change(`${own.id}/evidence/${exhibit.id}`, 1, { files: [other.id, file.id] });
    await change(own.id, 1, { incident_date: '2026-03-12', incident_time: '10:30', status: 'resolved' });
    await change(own.id, 2, { other_places: [{ place: 'Cantine', what: '' }], tags: ['a', 'b'] });
    const order = { person_ids: [three.id, one.id, two.id] };
    await done('PUT', `/api/incidents/${own.id}/persons/order`, order);
    await done('DELETE', `/api/incidents/${own.id}/persons/${one.id}`, undefined, ifMatch(1));
    await done('DELETE', `/api/incidents/${own.id}/evidence/${gone.id}`, undefined, ifMatch(1));
    await change(`${own.id}/persons/${two.id}`, 1, { role: 'chef', person_key: three.person_key });
    await done('DELETE', `/api/journal/${entry}`, undefined, ifMatch(1));
    expect(await check(own)).toMatchObject(HOLDS);
  });

  it('holds on both sides of a move, of a copy and of a merge, and once the merged one is back', async () => {
    const { own, exhibit } = await told();
    const second = await newIncident();
    const moved = `/api/incidents/${own.id}/evidence/${exhibit.id}/move`;
    await done('POST', moved, { incident_id: second.id }, ifMatch(2));
    expect([await check(own), await check(second)]).toMatchObject([HOLDS, HOLDS]);
    const back = `/api/incidents/${second.id}/evidence/${exhibit.id}/move`;
    await done('POST', back, { incident_id: own.id }, ifMatch(3));
    expect([await check(own), await check(second)]).toMatchObject([HOLDS, HOLDS]);
    const copied = { id: uuidv7(), title: 'Copie' };
    await done('POST', `/api/incidents/${own.id}/duplicate`, copied);
    expect([await check(own), await check(copied)]).toMatchObject([HOLDS, HOLDS]);
    const stays = await newIncident({ description: 'Le même jour' });
    await addExhibit(stays);
    await done('POST', `/api/incidents/${stays.id}/merges/${own.id}`, {}, ifMatch(1));
    expect((await read(stays.id)).evidence).toHaveLength(2);
    expect(await check(stays)).toMatchObject(HOLDS);
    await done('POST', `/api/incidents/deleted/${own.id}/restore`);
    expect([await check(own), await check(stays)]).toMatchObject([HOLDS, HOLDS]);
  });

  it('holds after it was deleted and taken back, and when it is edited after that', async () => {
    const { own, marc } = await told();
    const file = await uploaded(server.url, claire, TINY_PNG);
    await addExhibit(own, { files: [file.id] });
    await done('DELETE', `/api/incidents/${own.id}`, undefined, ifMatch(2));
    await done('POST', `/api/incidents/deleted/${own.id}/restore`);
    expect(await check(own)).toMatchObject(HOLDS);
    await change(own.id, 2, { title: 'Après' });
    await change(`${own.id}/persons/${marc.id}`, 2, { role: 'cheffe' });
    expect(await check(own)).toMatchObject(HOLDS);
  });

  it('holds while names are replaced, and once they are back', async () => {
    const { own } = await told();
    await change(own.id, 2, { description: 'Marc a crié sur Marc.' });
    await done('POST', `/api/incidents/${own.id}/anonymize`, {}, ifMatch(3));
    expect((await read(own.id)).is_anonymized).toBe(true);
    expect(await check(own)).toMatchObject(HOLDS);
    await done('POST', `/api/incidents/${own.id}/anonymize/undo`, {}, ifMatch(4));
    expect((await read(own.id)).description).toContain('Marc');
    expect(await check(own)).toMatchObject(HOLDS);
  });

  it('holds where a conversation became an incident, and when the conversation is deleted', async () => {
    const conversation = await createConversation(claire);
    const lines = [
      "Hier vers 14h30 mon chef Marc Dupont m'a hurlé dessus dans la salle de réunion devant Julie Leroy, ma collègue.",
      "Depuis je ne dors plus. J'en ai parlé à la DRH par mail.",
    ];
    for (const line of lines) await say(claire, conversation, line);
    const { suggestion } = await readConversation(claire, conversation);
    const path = `/api/conversations/${conversation}/suggestions/${suggestion?.id}/incident`;
    const made = await read((await done<Incident>('POST', path)).id);
    expect(made.origin).not.toBeNull();
    expect(made.persons.length).toBeGreaterThan(0);
    expect(await check(made)).toMatchObject(HOLDS);
    await change(made.id, 1, { title: 'Un autre titre' });
    await done('DELETE', `/api/conversations/${conversation}`);
    expect(await check(made)).toMatchObject(HOLDS);
  });

  it('holds when something is written while it is checked', async () => {
    const { own } = await told();
    const source = sourceOf(own.id);
    let writes = 0;
    const busy: LedgerSource = {
      ...source,
      readShown: async () => {
        writes += 1;
        if (writes === 1) await change(own.id, 2, { title: 'Dans un autre onglet' });
        return await source.readShown();
      },
    };
    expect(await checkLedger(busy, own.id)).toMatchObject(HOLDS);
    expect(writes).toBe(2);
  });

  it('holds where a person was recorded before persons had a version, a part and a key', async () => {
    const own = await newIncident();
    const person = await addPerson(own, { full_name: 'Marc', role: 'collègue', part: 'witness', notes: '' });
    await server.recueil.database.onBehalfOf(claire.id, 'test', (tx) =>
      appendToLedger(tx, [
        {
          entity: 'incident_person',
          entityId: person.id,
          action: 'create',
          content: {
            incident_id: own.id,
            full_name: 'Marc',
            role: 'collègue, témoin',
            notes: '',
            is_anonymized: person.is_anonymized,
          },
        },
      ]),
    );
    expect(await check(own)).toMatchObject(HOLDS);
  });
});
