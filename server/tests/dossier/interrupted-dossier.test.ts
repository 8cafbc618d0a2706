/** Dossiers while something changes, breaks or ends: what is offered is whole, of one moment, and says what is damaged. */
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import type { DossierChoices } from '#contract/dossiers.ts';
import { insertDossier } from '#server/modules/dossier/dossier-rows.ts';
import type { DossierServices } from '#server/modules/dossier/dossier-services.ts';
import { makeDossier } from '#server/modules/dossier/making/make-dossier.ts';
import { settleDossiers } from '#server/modules/dossier/making/settle-dossiers.ts';
import { sweepObjects } from '#server/modules/files/sweep-objects.ts';
import { createDiskRoom } from '#server/platform/files/disk-room.ts';
import { createDiskStore } from '#server/platform/files/disk-store.ts';
import type { ObjectStore } from '#server/platform/files/object-store.ts';
import { createTimestampAuthority } from '#server/platform/timestamp/timestamp.ts';
import { checkDossier } from '#verifier/dossier/check-dossier.ts';
import { DOSSIER_PATHS } from '#verifier/dossier/format.ts';
import { sourceOfBytes } from '#verifier/dossier/source.ts';
import { exhibitBody, incidentBody } from '../support/belongings.ts';
import { choicesOf, dossiersOf, unpacked } from '../support/dossiers.ts';
import { signUp, type TestPerson } from '../support/people.ts';
import { asSuperuser } from '../support/test-cluster.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';
import { startTimestampAuthority, type TestAuthority } from '../support/timestamp-authority.ts';
import { TINY_PNG, uploaded } from '../support/uploads.ts';

let server: TestServer;
let claire: TestPerson;
let store: ObjectStore;
let folder: string;
let tsa: TestAuthority;
beforeAll(async () => {
  server = await startTestServer();
  store = createDiskStore(join(server.dataDir, 'files'));
  folder = await mkdtemp(join(tmpdir(), 'recueil-dossier-'));
  tsa = await startTimestampAuthority();
});
afterAll(async () => {
  await tsa.stop();
  await server.stop();
  await rm(folder, { recursive: true, force: true });
});
beforeEach(async () => {
  tsa.misbehave = null;
  claire = await signUp(server, 'Claire');
});

const servicesWith = (some: Partial<DossierServices> = {}): DossierServices => ({
  database: server.recueil.database,
  log: server.recueil.log,
  store,
  spoolDir: join(folder, 'spool'),
  room: createDiskRoom({ folders: [folder], reserveBytes: 0 }),
  productName: 'Recueil',
  productSlug: 'recueil',
  // What it looks like is tried elsewhere.
  pdf: async () => Buffer.from('%PDF-1.7\n'),
  verifierPage: async () => null,
  authority: null,
  now: () => new Date(),
  ...some,
});
/** A dossier that waits for a job that nobody has added. */
const waiting = async (some: Partial<DossierChoices>): Promise<string> => {
  const id = uuidv7();
  await server.recueil.database.onBehalfOf(claire.id, 'test', (tx) =>
    insertDossier(tx, { id, choices: choicesOf(some), fingerprint: undefined, createdAt: new Date() }),
  );
  return id;
};
const make = (
  dossierId: string,
  some: Partial<DossierServices> = {},
  attempt: { isLast?: boolean; signal?: AbortSignal } = {},
): Promise<void> =>
  makeDossier(
    servicesWith(some),
    { userId: claire.id, dossierId },
    { isLast: false, signal: new AbortController().signal, ...attempt },
  );
/** An incident with a picture. */
const keep = async (description = 'Avant'): Promise<{ incidentId: string; fileId: string }> => {
  const incidentId = uuidv7();
  const { id: fileId } = await uploaded(server.url, claire, TINY_PNG, { name: 'photo.png' });
  await claire.call('POST', '/api/incidents', { ...incidentBody(incidentId), description });
  const exhibit = { ...exhibitBody(uuidv7()), files: [fileId] };
  expect((await claire.call('POST', `/api/incidents/${incidentId}/evidence`, exhibit)).status).toBe(201);
  return { incidentId, fileId };
};
const byHand = (statement: string, values: unknown[]): Promise<unknown> =>
  asSuperuser(
    inject('cluster'),
    (client) => client.query(statement, values),
    new URL(server.databaseUrl).pathname.slice(1),
  );
/** The store, with something done before its objects are read. */
const storeBefore = (before: (key: string) => Promise<void>): ObjectStore => ({
  ...store,
  get: async function* (key, range) {
    await before(key);
    yield* store.get(key, range);
  },
});
const objectKeyOf = (fileId: string): Promise<string> =>
  server.recueil.database.readOnBehalfOf(claire.id, 'test', async ({ db }) => {
    const row = await db.selectFrom('files').select('object_key').where('id', '=', fileId).executeTakeFirst();
    return String(row?.object_key);
  });
const differencesIn = async (zip: Buffer) => (await checkDossier(sourceOfBytes(zip))).differences;

describe('a dossier', () => {
  it('is of one moment: what changes while it is made is not in it, and nothing of it is missing', async () => {
    const { incidentId } = await keep('Avant');
    const id = await waiting({ incident_ids: [incidentId], whole_ledger: true });
    let isChanged = false;
    const changing = storeBefore(async () => {
      if (isChanged) return;
      isChanged = true;
      const changed = { description: 'Pendant' };
      const path = `/api/incidents/${incidentId}`;
      expect((await claire.call('PATCH', path, changed, { 'if-match': '"1"' })).status).toBe(200);
    });
    await make(id, { store: changing });
    expect(isChanged).toBe(true);
    const { zip, document, ledger } = await unpacked(claire, id);
    expect(document.records[0]).toMatchObject({ versions: 1, shown: { description: 'Avant' } });
    expect(String(zip)).not.toContain('Pendant');
    expect(ledger.entries.every(({ recorded_at }) => recorded_at <= document.taken_at)).toBe(true);
    expect(await differencesIn(zip)).toEqual([]);
  });

  it('says which file is damaged, and has the others', async () => {
    const [{ incidentId, fileId }, other] = [await keep(), await keep()];
    await store.remove(await objectKeyOf(fileId));
    const id = await waiting({ incident_ids: [incidentId, other.incidentId] });
    await make(id);
    expect(await dossiersOf(claire)).toMatchObject([{ status: 'ready', damaged_files: 1 }]);
    const { zip, files, document } = await unpacked(claire, id);
    const found = document.pieces.flatMap((piece) => piece.files);
    expect(found.map(({ path, sha256 }) => path === null && sha256 === null).sort()).toEqual([false, true]);
    expect([...files.keys()].filter((path) => path.startsWith(DOSSIER_PATHS.exhibits))).toHaveLength(1);
    expect(String(files.get('LISEZ-MOI.txt'))).toContain('Un fichier est abîmé');
    expect(await differencesIn(zip)).toEqual([]);
  });

  it('shows that a record does not open, and hides no other', async () => {
    const [{ incidentId }, other] = [await keep(), await keep('Lisible')];
    await byHand("UPDATE incidents SET sealed = sealed || '\\x00' WHERE id = $1", [incidentId]);
    const id = await waiting({ incident_ids: [incidentId, other.incidentId] });
    await make(id);
    const { document } = await unpacked(claire, id);
    const incidents = document.records.filter(({ entity }) => entity === 'incident');
    expect(incidents).toMatchObject([
      { id: incidentId, withheld: 'damaged', recorded: null },
      { shown: { description: 'Lisible' }, withheld: null },
    ]);
  });

  it('that a server began and did not end is offered by nobody, and is made whole by the next', async () => {
    const { incidentId } = await keep();
    const id = await waiting({ incident_ids: [incidentId] });
    const stopping = new AbortController();
    const ending = storeBefore(async () => stopping.abort(new Error('The server ends')));
    await expect(make(id, { store: ending }, { signal: stopping.signal, isLast: true })).rejects.toThrow();
    expect(await dossiersOf(claire)).toMatchObject([{ id, status: 'running', size: null }]);
    expect((await claire.call('GET', `/api/dossiers/${id}/archive`)).status).toBe(404);
    // As after kill -9: the row says that it runs, and nothing runs. The next look adds its job again.
    const added: string[] = [];
    await settleDossiers(servicesWith(), async ({ dossierId }) => void added.push(dossierId));
    expect(added).toContain(id);
    await make(id);
    expect(await dossiersOf(claire)).toMatchObject([{ id, status: 'ready', progress: 100 }]);
    expect(await differencesIn((await unpacked(claire, id)).zip)).toEqual([]);
  });

  it('that fails for good says so, and leaves nothing in the store', async () => {
    const { incidentId } = await keep();
    const id = await waiting({ incident_ids: [incidentId] });
    const objects = async () => (await readdir(join(server.dataDir, 'files'), { recursive: true })).length;
    const before = await objects();
    const failing = { pdf: async () => Promise.reject(new Error('The PDF broke')) };
    await expect(make(id, failing)).rejects.toThrow('The PDF broke');
    await make(id, failing, { isLast: true });
    expect(await dossiersOf(claire)).toMatchObject([{ status: 'failed', failure: 'failed' }]);
    expect(await objects()).toBe(before);
    const notices = await (await claire.call('GET', '/api/notices?limit=10')).json();
    expect(notices).toMatchObject({ items: [{ kind: 'dossier_failed', about: { kind: 'dossier', id } }] });
  });

  it('for which the disk has no room says that at once', async () => {
    const { incidentId } = await keep();
    const id = await waiting({ incident_ids: [incidentId] });
    const room = createDiskRoom({ folders: [folder], reserveBytes: 1_000, measure: async () => 1_500 });
    await make(id, { room });
    expect(await dossiersOf(claire)).toMatchObject([{ status: 'failed', failure: 'storage_full' }]);
  });

  it('that is taken back while it is made ends, and is gone', async () => {
    const { incidentId } = await keep();
    const id = await waiting({ incident_ids: [incidentId] });
    const removing = storeBefore(async () => {
      await claire.call('DELETE', `/api/dossiers/${id}`);
    });
    await make(id, { store: removing });
    expect(await dossiersOf(claire)).toEqual([]);
  });

  it('keeps its bytes when left-over objects are swept', async () => {
    const { incidentId } = await keep();
    const id = await waiting({ incident_ids: [incidentId] });
    await make(id);
    await byHand("UPDATE stored_objects SET announced_at = '2026-01-01' WHERE user_id = $1", [claire.id]);
    await sweepObjects({ database: server.recueil.database, store });
    expect(await differencesIn((await unpacked(claire, id)).zip)).toEqual([]);
  });
});

describe('the time-stamp of a dossier', () => {
  const authority = () => createTimestampAuthority(tsa.url, 1_000);
  const stamped = async () => {
    const { incidentId } = await keep();
    const id = await waiting({ incident_ids: [incidentId] });
    await make(id, { authority: authority() });
    const [done] = await dossiersOf(claire);
    return { done, ...(await unpacked(claire, id)) };
  };

  it('is over the manifest, and is found by the verifier and by OpenSSL', async () => {
    const { done, zip, files } = await stamped();
    const name = 'Horodatage d’essai, Autorité d’essai';
    expect(done?.timestamp).toMatchObject({ state: 'stamped', authority: name, says_qualified: false });
    const [token, manifest] = [files.get(DOSSIER_PATHS.timestamp), files.get(DOSSIER_PATHS.manifest)];
    expect(await tsa.verifies(token as Buffer, manifest as Buffer)).toBe(true);
    expect(await checkDossier(sourceOfBytes(zip))).toMatchObject({
      differences: [],
      timestamp: { authority: name, saysQualified: false },
    });
  });

  it.each([
    ['does not answer', () => undefined],
    ['lies', () => Buffer.from('no')],
  ])('is said to be missing where the authority %s: the dossier is made without', async (_what, answer) => {
    tsa.misbehave = answer;
    const { done, zip, files } = await stamped();
    expect(done).toMatchObject({ status: 'ready', timestamp: { state: 'failed', at: null } });
    expect(files.has(DOSSIER_PATHS.timestamp)).toBe(false);
    expect(await differencesIn(zip)).toEqual([]);
  });
});
