/** Exhibits: their numbers, versions and files, and what stays when an entry or an incident goes. */
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type Evidence,
  type EvidenceInput,
  type EvidenceList,
  evidenceHistory,
  evidenceList,
} from '#contract/evidence.ts';
import type { Incident } from '#contract/incidents.ts';
import type { Entry } from '#contract/journal.ts';
import { readVersions } from '#server/platform/ledger/ledger.ts';
import { entryBody, exhibitBody, incidentBody } from '../support/belongings.ts';
import { ifMatch, signUpInProcess, type TestPerson } from '../support/people.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';
import { TINY_PNG, uploaded } from '../support/uploads.ts';

let server: TestServer;
let claire: TestPerson;
beforeAll(async () => {
  server = await startTestServer();
  claire = await signUpInProcess(server, 'Claire');
});
afterAll(() => server.stop());

const newIncident = async (): Promise<Incident> => {
  const answer = await claire.call('POST', '/api/incidents', incidentBody(uuidv7()));
  expect(answer.status).toBe(201);
  return (await answer.json()) as Incident;
};
const newEntry = async (files: string[] = []): Promise<Entry> => {
  const answer = await claire.call('POST', '/api/journal', { ...entryBody(uuidv7()), files });
  expect(answer.status).toBe(201);
  return (await answer.json()) as Entry;
};
const newFile = async (): Promise<string> => {
  const id = uuidv7();
  await uploaded(server.url, claire, TINY_PNG, { id, name: 'photo.png' });
  return id;
};
const add = (incidentId: string, changes: Partial<EvidenceInput> = {}) =>
  claire.call('POST', `/api/incidents/${incidentId}/evidence`, { ...exhibitBody(uuidv7()), ...changes });
const added = async (incidentId: string, changes: Partial<EvidenceInput> = {}): Promise<Evidence> => {
  const answer = await add(incidentId, changes);
  expect(answer.status).toBe(201);
  return (await answer.json()) as Evidence;
};
const pathOf = ({ incident_id, id }: Evidence): string => `/api/incidents/${incident_id}/evidence/${id}`;
const remove = (path: string, version: number) => claire.call('DELETE', path, undefined, ifMatch(version));
const listed = async (incidentId: string): Promise<EvidenceList['items']> =>
  evidenceList.parse(await (await claire.call('GET', `/api/incidents/${incidentId}/evidence`)).json()).items;
const isThere = async (fileId: string): Promise<boolean> =>
  (await claire.call('GET', `/api/files/${fileId}`)).status === 200;
const ledgerOf = (id: string) =>
  server.recueil.database.onBehalfOf(claire.id, 'test', (tx) => readVersions(tx, id));

describe('the number of an exhibit', () => {
  it('counts within its incident, and is not given again after a deletion', async () => {
    const { id } = await newIncident();
    const [first, second] = [await added(id), await added(id)];
    expect([first.number, second.number]).toEqual([1, 2]);
    expect((await remove(pathOf(second), 1)).status).toBe(204);
    expect((await added(id)).number).toBe(3);
    expect((await listed(id)).map(({ number }) => number)).toEqual([1, 3]);
    expect((await added((await newIncident()).id)).number).toBe(1);
  });

  it('is given once each when several are added at the same moment', async () => {
    const { id } = await newIncident();
    const made = await Promise.all(Array.from({ length: 6 }, () => added(id)));
    expect(made.map(({ number }) => number).sort()).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it('stays when the same request arrives again, and other words under its id are refused', async () => {
    const { id } = await newIncident();
    const input = exhibitBody(uuidv7());
    const answers = await Promise.all(Array.from({ length: 4 }, () => add(id, input)));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    expect(await listed(id)).toMatchObject([{ id: input.id, number: 1 }]);
    const other = await add(id, { ...input, title: 'Autre' });
    expect([other.status, await other.json()]).toMatchObject([409, { code: 'already_used' }]);
    const elsewhere = await add((await newIncident()).id, input);
    expect(elsewhere.status).toBe(409);
  });
});

describe('an exhibit', () => {
  it('is changed from the version that was seen, and every version stays readable', async () => {
    const { id } = await newIncident();
    const exhibit = await added(id);
    const edited = await claire.call('PATCH', pathOf(exhibit), { title: 'Deux', type: 'email' }, ifMatch(1));
    expect(await edited.json()).toMatchObject({ title: 'Deux', type: 'email', version: 2, number: 1 });
    const stale = await claire.call('PATCH', pathOf(exhibit), { title: 'Trois' }, ifMatch(1));
    expect([stale.status, await stale.json()]).toMatchObject([412, { current: { title: 'Deux' } }]);
    const history = await claire.call('GET', `${pathOf(exhibit)}/versions`);
    expect(evidenceHistory.parse(await history.json()).versions).toMatchObject([
      { version: 1, action: 'create', record: { title: 'Pièce secret', number: 1 } },
      { version: 2, action: 'update', record: { title: 'Deux' } },
    ]);
  });

  it('is found only under its own incident', async () => {
    const [one, other] = [await newIncident(), await newIncident()];
    const exhibit = await added(one.id);
    const elsewhere = `/api/incidents/${other.id}/evidence/${exhibit.id}`;
    expect((await claire.call('PATCH', elsewhere, { title: 'X' }, ifMatch(1))).status).toBe(404);
    expect((await remove(elsewhere, 1)).status).toBe(404);
    expect((await claire.call('GET', `${elsewhere}/versions`)).status).toBe(404);
    expect(await listed(one.id)).toMatchObject([{ title: 'Pièce secret' }]);
  });

  it('takes nothing of another person: no incident, no entry, no file', async () => {
    const paul = await signUpInProcess(server, 'Paul');
    const foreignFile = uuidv7();
    await uploaded(server.url, paul, TINY_PNG, { id: foreignFile, name: 'p.png' });
    const foreignEntry = entryBody(uuidv7());
    await paul.call('POST', '/api/journal', foreignEntry);
    const { id } = await newIncident();
    expect((await add(id, { files: [foreignFile] })).status).toBe(404);
    expect((await add(id, { journal_entry_id: foreignEntry.id })).status).toBe(404);
    const foreign = await paul.call('POST', `/api/incidents/${id}/evidence`, exhibitBody(uuidv7()));
    expect(foreign.status).toBe(404);
    expect(await listed(id)).toEqual([]);
    const exhibit = await added(id);
    expect((await claire.call('PATCH', pathOf(exhibit), { files: [foreignFile] }, ifMatch(1))).status).toBe(
      404,
    );
  });

  it('that was damaged is shown in its place, and the incident opens', async () => {
    const { id } = await newIncident();
    const [damaged, whole] = [await added(id), await added(id)];
    await server.recueil.database.onBehalfOf(claire.id, 'test', (tx) =>
      tx.db
        .updateTable('evidence')
        .set({ sealed: Buffer.alloc(80) })
        .where('id', '=', damaged.id)
        .execute(),
    );
    const incident = (await (await claire.call('GET', `/api/incidents/${id}`)).json()) as Incident;
    expect(incident.evidence).toMatchObject([
      { number: 1, title: '', damaged: true },
      { number: 2, title: whole.title },
    ]);
  });
});

describe('the files of an exhibit', () => {
  it('open as a plain link by their path, and by no other exhibit’s', async () => {
    const { id } = await newIncident();
    const file = await newFile();
    const [exhibit, other] = [await added(id, { files: [file] }), await added(id)];
    expect(exhibit).toMatchObject({
      file_path: `${exhibit.id}/${file}`,
      files: [{ id: file, name: 'photo.png' }],
    });
    const opened = await claire.call('GET', `/api/evidence/${exhibit.file_path}`);
    expect(opened.status).toBe(200);
    expect(Buffer.from(await opened.arrayBuffer())).toEqual(Buffer.from(TINY_PNG));
    expect(Object.fromEntries(opened.headers)).toMatchObject({
      'content-type': 'image/png',
      'content-disposition': expect.stringMatching(/^inline/),
      'content-security-policy': expect.stringContaining('sandbox'),
    });
    expect((await claire.call('GET', `/api/evidence/${other.id}/${file}`)).status).toBe(404);
  });

  it('stay as long as the entry or an exhibit has them, and go with the last', async () => {
    const { id } = await newIncident();
    const [kept, gone] = [await newFile(), await newFile()];
    const entry = await newEntry([kept, gone]);
    const exhibit = await added(id, { files: [kept], journal_entry_id: entry.id });
    expect((await remove(`/api/journal/${entry.id}`, 1)).status).toBe(204);
    expect([await isThere(kept), await isThere(gone)]).toEqual([true, false]);
    expect(await listed(id)).toMatchObject([
      {
        description: 'Pièce secret',
        files: [{ id: kept }],
        from_entry: { entry_id: entry.id, is_there: false },
      },
    ]);
    expect((await remove(pathOf(exhibit), 1)).status).toBe(204);
    expect(await isThere(kept)).toBe(false);
  });

  it('that an edit leaves out stay with the entry that has them too', async () => {
    const { id } = await newIncident();
    const [shared, own] = [await newFile(), await newFile()];
    const entry = await newEntry([shared]);
    const exhibit = await added(id, { files: [shared, own], journal_entry_id: entry.id });
    const edited = await claire.call('PATCH', pathOf(exhibit), { files: [] }, ifMatch(1));
    expect(await edited.json()).toMatchObject({ files: [], file_path: null, version: 2 });
    expect([await isThere(shared), await isThere(own)]).toEqual([true, false]);
  });
});

describe('the deletion of an incident', () => {
  it('takes its exhibits, for good also their files, and the ledger records each', async () => {
    const incident = await newIncident();
    const [own, shared] = [await newFile(), await newFile()];
    const entry = await newEntry([shared]);
    const exhibit = await added(incident.id, { files: [own, shared], journal_entry_id: entry.id });
    expect((await remove(`/api/incidents/${incident.id}`, 1)).status).toBe(204);
    expect((await claire.call('DELETE', `/api/incidents/deleted/${incident.id}`)).status).toBe(204);
    expect([await isThere(own), await isThere(shared)]).toEqual([false, true]);
    const versions = await ledgerOf(exhibit.id);
    expect(versions.map((version) => [version.action, version.entity])).toEqual([
      ['create', 'evidence'],
      ['delete', 'evidence'],
    ]);
    expect(versions[1]).toMatchObject({ content: { number: 1, version: 1, files: [own, shared] } });
    const links = await claire.call('GET', `/api/journal/${entry.id}/incidents`);
    expect(await links.json()).toEqual({ items: [] });
  });

  it('and that of an entry linked to it, at the same moment, both succeed', async () => {
    for (let round = 0; round < 5; round += 1) {
      const incident = await newIncident();
      const entry = await newEntry([await newFile()]);
      await added(incident.id, { files: [await newFile()], journal_entry_id: entry.id });
      const answers = await Promise.all([
        remove(`/api/incidents/${incident.id}`, 1),
        remove(`/api/journal/${entry.id}`, 1),
      ]);
      expect(answers.map(({ status }) => status)).toEqual([204, 204]);
    }
  });
});
