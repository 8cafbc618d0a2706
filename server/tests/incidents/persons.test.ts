/** Persons of an incident: their versions, their order, and one person in several incidents. */
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  INCIDENT_PERSONS_MAX_COUNT,
  PERSON_MAX_CHARACTERS,
  PERSON_NOTES_MAX_CHARACTERS,
} from '#contract/common/limits.ts';
import type { Incident, IncidentInput } from '#contract/incidents.ts';
import {
  type KnownPersonPage,
  type KnownPersons,
  knownPerson,
  knownPersons,
  type Person,
  type PersonInput,
  personHistory,
  personList,
} from '#contract/persons.ts';
import { appendToLedger, readVersions } from '#server/platform/ledger/ledger.ts';
import { incidentBody, personBody } from '../support/belongings.ts';
import { ifMatch, signUpInProcess, type TestPerson } from '../support/people.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';

let server: TestServer;
let claire: TestPerson;
beforeAll(async () => {
  server = await startTestServer();
  claire = await signUpInProcess(server, 'Claire');
});
afterAll(() => server.stop());

const newIncident = async (changes: Partial<IncidentInput> = {}, by = claire): Promise<Incident> => {
  const answer = await by.call('POST', '/api/incidents', { ...incidentBody(uuidv7()), ...changes });
  expect(answer.status).toBe(201);
  return (await answer.json()) as Incident;
};
const add = (incidentId: string, changes: Partial<PersonInput> = {}, by = claire) =>
  by.call('POST', `/api/incidents/${incidentId}/persons`, { ...personBody(uuidv7()), ...changes });
const added = async (
  incidentId: string,
  changes: Partial<PersonInput> = {},
  by = claire,
): Promise<Person> => {
  const answer = await add(incidentId, changes, by);
  expect(answer.status).toBe(201);
  return (await answer.json()) as Person;
};
const pathOf = ({ incident_id, id }: Person): string => `/api/incidents/${incident_id}/persons/${id}`;
const change = (person: Person, body: object, version = person.version) =>
  claire.call('PATCH', pathOf(person), body, ifMatch(version));
const remove = (person: Person, version = person.version) =>
  claire.call('DELETE', pathOf(person), undefined, ifMatch(version));
const listed = async (incidentId: string): Promise<Person[]> =>
  personList.parse(await (await claire.call('GET', `/api/incidents/${incidentId}/persons`)).json()).items;
const names = async (incidentId: string): Promise<string[]> =>
  (await listed(incidentId)).map(({ full_name }) => full_name);
const order = (incidentId: string, persons: { id: string }[]) =>
  claire.call('PUT', `/api/incidents/${incidentId}/persons/order`, {
    person_ids: persons.map(({ id }) => id),
  });
const ledgerOf = (id: string, owner = claire) =>
  server.recueil.database.onBehalfOf(owner.id, 'test', (tx) => readVersions(tx, id));
const knownTo = async (person: TestPerson): Promise<KnownPersons['items']> =>
  knownPersons.parse(await (await person.call('GET', '/api/persons')).json()).items;

describe('a person of an incident', () => {
  it('is stored with the part played, and is part of the incident', async () => {
    const { id } = await newIncident();
    const marc = await added(id, { full_name: 'Marc', part: null, role: '', notes: '' });
    const julie = await added(id, { full_name: 'Julie', part: 'told_afterwards', is_anonymized: true });
    expect(marc).toMatchObject({ version: 1, part: null, position: 1, also_in: 0, person_key: marc.id });
    const incident = (await (await claire.call('GET', `/api/incidents/${id}`)).json()) as Incident;
    expect(incident.persons).toEqual([marc, julie]);
    expect(incident.version).toBe(1);
  });

  it('is changed from the version that was seen, and every version stays readable', async () => {
    const person = await added((await newIncident()).id);
    const edited = await change(person, { notes: 'Parti depuis.', part: 'author' });
    expect(await edited.json()).toMatchObject({ notes: 'Parti depuis.', part: 'author', version: 2 });
    const stale = await change(person, { notes: 'Autre' }, 1);
    expect([stale.status, await stale.json()]).toMatchObject([412, { current: { notes: 'Parti depuis.' } }]);
    expect((await remove(person, 1)).status).toBe(412);
    const history = await (await claire.call('GET', `${pathOf(person)}/versions`)).json();
    expect(personHistory.parse(history).versions).toMatchObject([
      { version: 1, action: 'create', record: { notes: 'Notes secret', part: 'witness' } },
      { version: 2, action: 'update', record: { notes: 'Parti depuis.', part: 'author' } },
    ]);
  });

  it('is removed, and one who is removed elsewhere while being edited is not there any more', async () => {
    const { id } = await newIncident();
    const person = await added(id);
    expect((await remove(person)).status).toBe(204);
    expect(await listed(id)).toEqual([]);
    expect((await change(person, { notes: 'Trop tard' })).status).toBe(404);
    expect((await ledgerOf(person.id)).map(({ action }) => action)).toEqual(['create', 'delete']);
  });

  it('is added once by a request that arrives again, and other words under the id are refused', async () => {
    const { id } = await newIncident();
    const input = personBody(uuidv7());
    const answers = await Promise.all(Array.from({ length: 4 }, () => add(id, input)));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    expect(await listed(id)).toMatchObject([{ id: input.id, position: 1 }]);
    const other = await add(id, { ...input, role: 'Autre' });
    expect([other.status, await other.json()]).toMatchObject([409, { code: 'already_used' }]);
    expect((await add((await newIncident()).id, input)).status).toBe(409);
  });

  it.each([
    ['full_name', PERSON_MAX_CHARACTERS],
    ['role', PERSON_MAX_CHARACTERS],
    ['notes', PERSON_NOTES_MAX_CHARACTERS],
  ])('has a %s of at most %i characters', async (field, max) => {
    const { id } = await newIncident();
    const longest = await added(id, { [field]: 'é'.repeat(max) });
    expect(longest[field as 'notes']).toHaveLength(max);
    const longer = await add(id, { [field]: 'é'.repeat(max + 1) });
    expect([longer.status, await longer.json()]).toMatchObject([400, { fields: [field] }]);
  });

  it('has a name, and one of the parts or none', async () => {
    const { id } = await newIncident();
    for (const wrong of [{ full_name: ' \u200b' }, { part: 'suspect' }, { person_key: 'x' }]) {
      const answer = await claire.call('POST', `/api/incidents/${id}/persons`, {
        ...personBody(uuidv7()),
        ...wrong,
      });
      expect([answer.status, await answer.json()]).toMatchObject([400, { fields: Object.keys(wrong) }]);
    }
  });

  it('is one of so many at most', async () => {
    const { id } = await newIncident();
    const statuses: number[] = [];
    for (let count = 0; count <= INCIDENT_PERSONS_MAX_COUNT; count += 1)
      statuses.push((await add(id)).status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(INCIDENT_PERSONS_MAX_COUNT);
    expect(statuses.at(-1)).toBe(409);
  });

  it('is found only under their own incident', async () => {
    const [one, other] = [await newIncident(), await newIncident()];
    const person = { ...(await added(one.id)), incident_id: other.id };
    expect((await change(person, { notes: 'X' })).status).toBe(404);
    expect((await remove(person)).status).toBe(404);
    expect((await claire.call('GET', `${pathOf(person)}/versions`)).status).toBe(404);
    expect(await listed(one.id)).toMatchObject([{ notes: 'Notes secret' }]);
  });

  it('who was changed by hand is shown in their place, and the incident opens', async () => {
    const { id } = await newIncident();
    const [damaged, whole] = [await added(id), await added(id, { full_name: 'Julie' })];
    await server.recueil.database.onBehalfOf(claire.id, 'test', (tx) =>
      tx.db
        .updateTable('incident_persons')
        .set({ is_anonymized: true })
        .where('id', '=', damaged.id)
        .execute(),
    );
    expect(await listed(id)).toMatchObject([{ full_name: '', damaged: true }, { full_name: 'Julie' }]);
    // They stay where they are: what binds them cannot be sealed again.
    const third = await added(id, { full_name: 'Paul' });
    expect((await order(id, [third, damaged, whole])).status).toBe(200);
    expect(await names(id)).toEqual(['', 'Paul', 'Julie']);
  });
});

describe('a person from before persons had versions', () => {
  it('is read, with the part that stood behind the role, and changed; the first version is the one of then', async () => {
    const { id } = await newIncident();
    const personId = uuidv7();
    const told = { full_name: 'Julie Leroy', role: 'collègue, témoin', notes: '' };
    await server.recueil.database.onBehalfOf(claire.id, 'test', async (tx) => {
      const box = await tx.box();
      const bound = [
        ['id', personId],
        ['incident_id', id],
        ['position', 1],
        ['is_anonymized', false],
      ];
      const context = `2:${JSON.stringify(['incident_persons', 1, bound])}`;
      const sealed = Buffer.concat([
        Buffer.from([2, 1]),
        box.seal(context, Buffer.from(JSON.stringify(told))),
      ]);
      await tx.db
        .insertInto('incident_persons')
        .values({
          user_id: claire.id,
          id: personId,
          incident_id: id,
          person_key: personId,
          position: 1,
          sealed,
        })
        .execute();
      const content = { ...told, is_anonymized: false, incident_id: id };
      await appendToLedger(tx, [
        { entity: 'incident_person', entityId: personId, action: 'create', content },
      ]);
    });
    const [julie] = await listed(id);
    expect(julie).toMatchObject({ full_name: 'Julie Leroy', role: 'collègue', part: 'witness', version: 1 });
    // Moved, they are sealed anew.
    const marc = await added(id, { full_name: 'Marc' });
    expect((await order(id, [marc, { id: personId }])).status).toBe(200);
    expect(await listed(id)).toMatchObject([{ full_name: 'Marc' }, { full_name: 'Julie Leroy', version: 1 }]);
    expect((await change(julie as Person, { notes: 'Prête à témoigner.' })).status).toBe(200);
    const history = await (await claire.call('GET', `${pathOf(julie as Person)}/versions`)).json();
    expect(personHistory.parse(history).versions).toMatchObject([
      { version: 1, record: { full_name: 'Julie Leroy', role: 'collègue', part: 'witness', notes: '' } },
      { version: 2, record: { part: 'witness', notes: 'Prête à témoigner.' } },
    ]);
  });
});

describe('the order of persons', () => {
  it('is changed without a version, and the ledger records it', async () => {
    const { id } = await newIncident();
    const [marc, julie, paul] = [
      await added(id, { full_name: 'Marc' }),
      await added(id, { full_name: 'Julie' }),
      await added(id, { full_name: 'Paul' }),
    ];
    expect((await order(id, [paul, marc])).status).toBe(200);
    expect(await names(id)).toEqual(['Paul', 'Marc', 'Julie']);
    // An edit that was begun before goes on.
    expect((await change(marc, { notes: 'Après' })).status).toBe(200);
    expect(await names(id)).toEqual(['Paul', 'Marc', 'Julie']);
    // The same order again says nothing new.
    await order(id, [paul, marc, julie]);
    const recorded = (await ledgerOf(id)).filter(({ entity }) => entity === 'incident_person_order');
    expect(recorded).toMatchObject([{ content: { person_ids: [paul.id, marc.id, julie.id] } }]);
    const history = await (await claire.call('GET', `/api/incidents/${id}/versions`)).json();
    expect(history).toMatchObject({ versions: [{ version: 1 }] });
  });

  it('passes over who is not there, and whoever is added at the same moment stands last', async () => {
    const { id } = await newIncident();
    const [marc, julie] = [await added(id, { full_name: 'Marc' }), await added(id, { full_name: 'Julie' })];
    const [, moved] = await Promise.all([
      added(id, { full_name: 'Paul' }),
      order(id, [julie, { id: uuidv7() }, marc]),
    ]);
    expect(moved?.status).toBe(200);
    expect(await names(id)).toEqual(['Julie', 'Marc', 'Paul']);
  });
});

describe('one person in several incidents', () => {
  it('is offered with the incidents that name them, and not with sensitive ones nor as a hidden name', async () => {
    const emma = await signUpInProcess(server, 'Emma');
    const [one, two] = [
      await newIncident({ title: 'Une' }, emma),
      await newIncident({ title: 'Deux' }, emma),
    ];
    const sensitive = await newIncident({ title: 'Cachée', is_sensitive: true }, emma);
    const marc = await added(one.id, { full_name: 'Marc', role: 'chef' }, emma);
    await added(two.id, { full_name: 'Marc Dupont', role: '', person_key: marc.person_key }, emma);
    await added(one.id, { full_name: 'Nom caché', is_anonymized: true }, emma);
    await added(sensitive.id, { full_name: 'Nom de la cachée' }, emma);
    const known = await knownTo(emma);
    expect(known).toMatchObject([{ person_key: marc.person_key, full_name: 'Marc Dupont' }]);
    expect(known[0]?.incidents.map(({ title }) => title)).toEqual(['Deux', 'Une']);
  });

  it('is one by the key alone: two of the same name stay two', async () => {
    const [one, two] = [await newIncident(), await newIncident()];
    const [rose, other] = [
      await added(one.id, { full_name: 'Rose' }),
      await added(two.id, { full_name: 'Rose' }),
    ];
    expect(rose.person_key).not.toBe(other.person_key);
    expect([rose.also_in, other.also_in]).toEqual([0, 0]);
    const linked = await change(other, { person_key: rose.person_key });
    expect(await linked.json()).toMatchObject({ also_in: 1, version: 2 });
    expect(await listed(one.id)).toMatchObject([{ also_in: 1, version: 1 }]);
    // Taken back by a key of their own.
    const apart = await change(other, { person_key: uuidv7() }, 2);
    expect(await apart.json()).toMatchObject({ also_in: 0, version: 3 });
  });

  it('has a page that says in which incidents and in which part', async () => {
    const march = await newIncident({ title: 'En mars', incident_date: '2026-03-12' });
    const april = await newIncident({ title: 'En avril', incident_date: '2026-04-02' });
    const hidden = await newIncident({ title: 'Cachée', incident_date: '2026-02-01', is_sensitive: true });
    const first = await added(march.id, { full_name: 'Marc', part: 'author', role: 'chef' });
    const linked = { person_key: first.person_key };
    await added(april.id, { ...linked, full_name: 'M. Dupont', is_anonymized: true, part: 'other' });
    await added(hidden.id, { ...linked, full_name: 'Nom de la cachée', part: 'witness', role: 'chef' });
    const answer = await claire.call('GET', `/api/persons/${first.person_key}`);
    const page: KnownPersonPage = knownPerson.parse(await answer.json());
    expect(page.full_name).toBe('Marc');
    expect(page.incidents).toMatchObject([
      { title: 'En avril', is_anonymized: true, full_name: '', part: 'other' },
      { title: 'En mars', full_name: 'Marc', part: 'author', role: 'chef' },
      { title: '', is_sensitive: true, full_name: '', part: null, role: '' },
    ]);
  });

  it('is nobody of another account, whatever key is named', async () => {
    const paul = await signUpInProcess(server, 'Paul');
    const mine = await added((await newIncident()).id, { full_name: 'Rose' });
    const theirs = await newIncident({}, paul);
    const copied = await added(theirs.id, { full_name: 'Rose', person_key: mine.person_key }, paul);
    expect(copied.also_in).toBe(0);
    const page = await (await paul.call('GET', `/api/persons/${mine.person_key}`)).json();
    expect(page).toMatchObject({ incidents: [{ incident_id: theirs.id }] });
    expect(await knownTo(paul)).toHaveLength(1);
  });
});

describe('the deletion of an incident', () => {
  it('takes its persons, records each as the kit does, and leaves those of other incidents', async () => {
    const [gone, kept] = [await newIncident(), await newIncident()];
    const person = await added(gone.id);
    const other = await added(kept.id, { person_key: person.person_key });
    const answer = await claire.call('DELETE', `/api/incidents/${gone.id}`, undefined, ifMatch(1));
    expect(answer.status).toBe(204);
    const versions = await ledgerOf(person.id);
    expect(versions.map(({ action }) => action)).toEqual(['create', 'delete']);
    const content = { full_name: 'Nom secret', part: 'witness', incident_id: gone.id, version: 1 };
    expect(versions).toMatchObject([
      { content, shape: 2 },
      { content, shape: 2 },
    ]);
    expect(await listed(kept.id)).toMatchObject([{ id: other.id, also_in: 0 }]);
  });

  it('and an edit of one of its persons, at the same moment, do not block each other', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { id } = await newIncident();
      const [first, second] = [await added(id), await added(id)];
      const answers = await Promise.all([
        claire.call('DELETE', `/api/incidents/${id}`, undefined, ifMatch(1)),
        change(first, { notes: 'Pendant' }),
        remove(second),
        order(id, [second, first]),
      ]);
      expect(answers[0]?.status).toBe(204);
      for (const { status } of answers.slice(1)) expect([200, 204, 404]).toContain(status);
    }
  });
});
