/** An incident that is deleted is nowhere, and comes back as it was. */
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { deletedIncidentPage, type Incident, incident } from '#contract/incidents.ts';
import { eraseDue } from '#server/modules/incidents/deleted/start-erasing.ts';
import { readVersions } from '#server/platform/ledger/ledger.ts';
import { entryBody, exhibitBody, incidentBody, personBody } from '../support/belongings.ts';
import { ifMatch, signUpInProcess, type TestPerson } from '../support/people.ts';
import { asSuperuser } from '../support/test-cluster.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';
import { TINY_PNG, uploaded } from '../support/uploads.ts';

let server: TestServer;
let claire: TestPerson;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const done = async (status: number, answer: Promise<Response>): Promise<unknown> => {
  const given = await answer;
  expect(given.status).toBe(status);
  return status === 204 ? undefined : await given.json();
};
const read = async (id: string): Promise<Incident> =>
  incident.parse(await done(200, claire.call('GET', `/api/incidents/${id}`)));
const remove = (id: string, version = 1) =>
  claire.call('DELETE', `/api/incidents/${id}`, undefined, ifMatch(version));
const restore = (id: string, person = claire) => person.call('POST', `/api/incidents/deleted/${id}/restore`);
const erase = (id: string, person = claire) => person.call('DELETE', `/api/incidents/deleted/${id}`);
const bin = async (person = claire) =>
  deletedIncidentPage.parse(await done(200, person.call('GET', '/api/incidents/deleted'))).items;
const statusOf = async (path: string): Promise<number> => (await claire.call('GET', path)).status;
const ledgerOf = async (id: string) =>
  (await server.recueil.database.readOnBehalfOf(claire.id, 'test', (tx) => readVersions(tx, id))).map(
    ({ action }) => action,
  );
const byHand = (sql: string, values: unknown[]): Promise<void> =>
  asSuperuser(
    inject('cluster'),
    (client) => client.query(sql, values),
    new URL(server.databaseUrl).pathname.slice(1),
  );

interface Whole {
  id: string;
  entryId: string;
  fileId: string;
  sharedFileId: string;
  personKey: string;
  exhibitId: string;
}

/** An incident with two persons in an order of their own, two exhibits with files (one shared with an entry), and links. */
const makeWhole = async (): Promise<Whole> => {
  const [id, entryId, fileId, sharedFileId, personKey, exhibitId] = Array.from({ length: 6 }, () =>
    uuidv7(),
  ) as [string, string, string, string, string, string];
  await uploaded(server.url, claire, TINY_PNG, { id: fileId, name: 'seule.png' });
  await uploaded(server.url, claire, TINY_PNG, { id: sharedFileId, name: 'partagee.png' });
  await done(201, claire.call('POST', '/api/journal', { ...entryBody(entryId), files: [sharedFileId] }));
  await done(201, claire.call('POST', '/api/incidents', { ...incidentBody(id), journal_entry_id: entryId }));
  const persons = [uuidv7(), uuidv7()];
  for (const personId of persons) {
    const body = { ...personBody(personId), person_key: personId === persons[0] ? personKey : personId };
    await done(201, claire.call('POST', `/api/incidents/${id}/persons`, body));
  }
  await done(
    200,
    claire.call('PUT', `/api/incidents/${id}/persons/order`, { person_ids: persons.toReversed() }),
  );
  const first = uuidv7();
  await done(201, claire.call('POST', `/api/incidents/${id}/evidence`, exhibitBody(first)));
  await done(204, claire.call('DELETE', `/api/incidents/${id}/evidence/${first}`, undefined, ifMatch(1)));
  const body = { ...exhibitBody(exhibitId), files: [fileId, sharedFileId], journal_entry_id: entryId };
  await done(201, claire.call('POST', `/api/incidents/${id}/evidence`, body));
  await done(200, claire.call('PATCH', `/api/incidents/${id}`, { title: 'Titre changé' }, ifMatch(1)));
  return { id, entryId, fileId, sharedFileId, personKey, exhibitId };
};

/** An incident alone. */
const makeBare = async (): Promise<string> => {
  const id = uuidv7();
  await done(201, claire.call('POST', '/api/incidents', incidentBody(id)));
  return id;
};

describe('a deleted incident', () => {
  beforeAll(async () => {
    claire = await signUpInProcess(server, 'Claire');
  });

  it('is nowhere, and comes back with everything exactly as it was', async () => {
    const { id, entryId, fileId, sharedFileId, personKey, exhibitId } = await makeWhole();
    const places = [
      '/api/incidents?limit=100',
      '/api/incidents/counters',
      '/api/persons',
      '/api/timeline',
      '/api/timeline/days?zone=Europe/Paris',
      `/api/journal/${entryId}/incidents`,
      `/api/incidents/${id}/versions`,
      `/api/incidents/${id}/history`,
      `/api/incidents/${id}/persons`,
      `/api/incidents/${id}/evidence`,
      `/api/persons/${personKey}`,
      `/api/evidence/${exhibitId}/${fileId}`,
      `/api/evidence/${exhibitId}/${sharedFileId}`,
      `/api/files/${fileId}`,
      `/api/files/${fileId}/content`,
    ];
    const look = async () =>
      await Promise.all(
        places.map(async (path) => {
          const answer = await claire.call('GET', path);
          return [path, answer.status, await answer.text()] as const;
        }),
      );
    const [whole, before] = [await read(id), await look()];
    expect(whole.persons.map(({ position }) => position)).toEqual([1, 2]);
    expect(whole.evidence.map(({ number, files }) => [number, files.length])).toEqual([[2, 2]]);

    expect((await remove(id, 2)).status).toBe(204);
    for (const [path, , body] of await look()) {
      expect([path, body.includes(id), /changé|Nom secret/.test(body)]).toEqual([path, false, false]);
    }
    expect(await statusOf(`/api/incidents/${id}`)).toBe(404);
    for (const path of [
      `/api/evidence/${exhibitId}/${fileId}`,
      `/api/files/${fileId}`,
      `/api/files/${fileId}/content`,
      `/api/files/${fileId}/thumbnail`,
    ]) {
      expect([path, await statusOf(path)]).toEqual([path, 404]);
    }
    // Nor does it come back by the way of something else.
    const attached = { ...entryBody(uuidv7()), files: [fileId] };
    expect((await claire.call('POST', '/api/journal', attached)).status).toBe(404);
    expect(await statusOf(`/api/files/${sharedFileId}`)).toBe(200);
    expect(await bin()).toMatchObject([
      { id, title: 'Titre changé', reference_number: whole.reference_number },
    ]);
    // Its id names nothing else meanwhile.
    expect((await claire.call('POST', '/api/incidents', incidentBody(id))).status).toBe(409);

    expect(incident.parse(await done(200, restore(id)))).toEqual(whole);
    expect(await read(id)).toEqual(whole);
    const after = await look();
    for (const [index, [path, status, body]] of before.entries()) {
      // Its history now tells of both.
      if (!path.endsWith('/history')) expect(after[index]).toEqual([path, status, body]);
    }
    expect(await bin()).toEqual([]);
    expect(await ledgerOf(id)).toEqual(['create', 'update', 'update', 'delete', 'restore']);
    // Numbers go on where they were.
    const next = await done(201, claire.call('POST', `/api/incidents/${id}/evidence`, exhibitBody(uuidv7())));
    expect(next).toMatchObject({ number: 3 });
    // An edit that another tab had begun can be saved.
    await done(200, claire.call('PATCH', `/api/incidents/${id}`, { title: 'Et après' }, ifMatch(2)));
  });

  it('keeps the id of its analysis from naming another one meanwhile', async () => {
    const [here, there, analysisId] = [await makeBare(), await makeBare(), uuidv7()];
    const analyse = (id: string) => claire.call('POST', `/api/incidents/${id}/analyses`, { id: analysisId });
    await done(201, analyse(here));
    await remove(here);
    expect(await done(409, analyse(there))).toMatchObject({ code: 'already_used' });
    await done(200, restore(here));
    await done(201, analyse(here));
  });

  it('is taken back once by two tabs at the same moment, and again by a request that is repeated', async () => {
    const id = await makeBare();
    await remove(id);
    const answers = await Promise.all(Array.from({ length: 4 }, () => restore(id)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect((await ledgerOf(id)).filter((action) => action === 'restore')).toHaveLength(1);
    expect((await restore(id)).status).toBe(200);
    // And can go and come again.
    await remove(id);
    expect((await restore(id)).status).toBe(200);
  });

  it('comes back without the link of an entry that has gone since, and keeps the file that they shared', async () => {
    const { id, entryId, fileId, sharedFileId, exhibitId } = await makeWhole();
    await remove(id, 2);
    await done(204, claire.call('DELETE', `/api/journal/${entryId}`, undefined, ifMatch(1)));
    const back = incident.parse(await done(200, restore(id)));
    expect(back.from_entry).toMatchObject({ entry_id: entryId, is_there: false });
    expect(back.evidence[0]?.files.map((file) => file.id)).toEqual([fileId, sharedFileId]);
    expect(await statusOf(`/api/evidence/${exhibitId}/${sharedFileId}`)).toBe(200);
  });

  it('comes back in any order with an incident that one of its exhibits went to', async () => {
    const [one, other] = [await makeWhole(), uuidv7()];
    await done(201, claire.call('POST', '/api/incidents', incidentBody(other)));
    const move = `/api/incidents/${one.id}/evidence/${one.exhibitId}/move`;
    await done(200, claire.call('POST', move, { incident_id: other }, ifMatch(1)));
    const wentAway = () => done(200, claire.call('GET', `/api/incidents/${one.id}/evidence`));
    const before = [await read(one.id), await read(other), await wentAway()];
    expect(before[2]).toMatchObject({ moved: [{ number: 2, incident_id: other, new_number: 1 }] });
    const orders = [
      [one.id, other],
      [other, one.id],
    ];
    for (const [gone, back] of orders.flatMap((first) => orders.map((second) => [first, second] as const))) {
      for (const id of gone) expect((await remove(id, id === one.id ? 2 : 1)).status).toBe(204);
      for (const id of back) expect((await restore(id)).status).toBe(200);
      expect([await read(one.id), await read(other), await wentAway()]).toEqual(before);
    }
    for (const id of [one.id, other]) expect((await remove(id, id === one.id ? 2 : 1)).status).toBe(204);
    const both = await Promise.all([restore(one.id), restore(other)]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect(await wentAway()).toEqual(before[2]);
  });

  it('keeps its files from being deleted alone', async () => {
    const { id, fileId } = await makeWhole();
    await remove(id, 2);
    expect((await claire.call('DELETE', `/api/files/${fileId}`)).status).toBe(404);
    expect((await restore(id)).status).toBe(200);
    expect((await claire.call('DELETE', `/api/files/${fileId}`)).status).toBe(409);
  });

  it('is erased at once when the person says so, with the files that nothing else has', async () => {
    const { id, fileId, sharedFileId } = await makeWhole();
    await remove(id, 2);
    expect((await erase(id)).status).toBe(204);
    expect([await statusOf(`/api/files/${fileId}`), await statusOf(`/api/files/${sharedFileId}`)]).toEqual([
      404, 200,
    ]);
    expect((await bin()).some((one) => one.id === id)).toBe(false);
    expect([(await erase(id)).status, (await restore(id)).status]).toEqual([404, 404]);
    expect(await ledgerOf(fileId)).toEqual(['create', 'delete']);
    // The sealed versions stay (decision 007).
    expect(await ledgerOf(id)).toContain('delete');
  });

  it('is nobody else’s to see, to take back or to erase', async () => {
    const id = await makeBare();
    await remove(id);
    const paul = await signUpInProcess(server, 'Paul');
    expect(await bin(paul)).toEqual([]);
    expect([(await restore(id, paul)).status, (await erase(id, paul)).status]).toEqual([404, 404]);
    expect((await restore(id)).status).toBe(200);
    // One that is not deleted is not erased either.
    expect((await erase(id)).status).toBe(404);
  });

  it('is listed without its title when it is sensitive, and is taken back only by who shows who they are', async () => {
    const id = uuidv7();
    await done(201, claire.call('POST', '/api/incidents', { ...incidentBody(id), is_sensitive: true }));
    await remove(id);
    expect((await bin()).find((one) => one.id === id)).toMatchObject({ title: '', is_sensitive: true });
    const signedIn = (ago: string) =>
      byHand(`UPDATE auth.sessions SET created_at = now() - $2::interval WHERE user_id = $1`, [
        claire.id,
        ago,
      ]);
    await signedIn('1 day');
    expect([(await restore(id)).status, (await erase(id)).status]).toEqual([403, 403]);
    await signedIn('0');
    expect((await restore(id)).status).toBe(200);
  });
});

describe('after 30 days', () => {
  beforeAll(async () => {
    claire = await signUpInProcess(server, 'Denise');
  });

  const age = (id: string, days: number) =>
    byHand(`UPDATE deleted_incidents SET deleted_at = now() - make_interval(days => $2) WHERE id = $1`, [
      id,
      days,
    ]);

  it('what was deleted is erased with its files, and not a day before', async () => {
    const [due, kept] = [await makeWhole(), await makeWhole()];
    await remove(due.id, 2);
    await remove(kept.id, 2);
    await Promise.all([age(due.id, 31), age(kept.id, 29)]);
    expect(await eraseDue(server.recueil.database, server.recueil.log)).toBe(1);
    expect((await bin()).map(({ id }) => id)).toEqual([kept.id]);
    expect([await statusOf(`/api/files/${due.fileId}`), (await restore(due.id)).status]).toEqual([404, 404]);
    expect((await restore(kept.id)).status).toBe(200);
    expect(await statusOf(`/api/evidence/${kept.exhibitId}/${kept.fileId}`)).toBe(200);
  });

  it('one that cannot be erased does not keep the others', async () => {
    const [one, other] = [await makeWhole(), await makeBare()];
    await remove(one.id, 2);
    await remove(other);
    await Promise.all([age(one.id, 40), age(other, 40)]);
    await byHand(`UPDATE files SET sealed = '\\x00' WHERE id = $1`, [one.fileId]);
    expect(await eraseDue(server.recueil.database, server.recueil.log)).toBeGreaterThanOrEqual(1);
    expect((await bin()).some(({ id }) => id === other)).toBe(false);
  });
});
