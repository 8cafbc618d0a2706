/** Exports while something changes, breaks or ends: what is offered is whole, and says what is damaged. */
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { type DataExport, dataExports } from '#contract/account/my-data.ts';
import { DAY_MS } from '#contract/common/durations.ts';
import { EXPORT_SOURCES } from '#server/compose/contributions.ts';
import { makeExport } from '#server/modules/my-data/exports/make-export.ts';
import { settleExports } from '#server/modules/my-data/exports/start-exporting.ts';
import type { ExportServices } from '#server/modules/my-data/my-data-services.ts';
import { createDiskRoom } from '#server/platform/files/disk-room.ts';
import { createDiskStore } from '#server/platform/files/disk-store.ts';
import type { ObjectStore } from '#server/platform/files/object-store.ts';
import { unpack } from '#server/platform/zip/unpack.fixture.ts';
import { entryBody } from '../support/belongings.ts';
import { signUp, type TestPerson } from '../support/people.ts';
import { asSuperuser } from '../support/test-cluster.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';
import { TINY_PNG, uploaded } from '../support/uploads.ts';

let server: TestServer;
let claire: TestPerson;
let store: ObjectStore;
let folder: string;
beforeAll(async () => {
  server = await startTestServer();
  store = createDiskStore(join(server.dataDir, 'files'));
  folder = await mkdtemp(join(tmpdir(), 'recueil-interrupted-'));
});
afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
});
beforeEach(async () => {
  claire = await signUp(server, 'Claire');
});

const servicesWith = (some: Partial<ExportServices> = {}): ExportServices => ({
  database: server.recueil.database,
  log: server.recueil.log,
  store,
  spoolDir: join(folder, 'spool'),
  room: createDiskRoom({ folders: [folder], reserveBytes: 0 }),
  sources: EXPORT_SOURCES,
  productName: 'Recueil',
  productSlug: 'recueil',
  now: () => new Date(),
  ...some,
});
/** An export that waits for a job that nobody has added. */
const waiting = async (): Promise<string> => {
  const id = uuidv7();
  await server.recueil.database.onBehalfOf(claire.id, 'test', (tx) =>
    tx.db
      .insertInto('data_exports')
      .values({ user_id: claire.id, id, status: 'waiting', language: 'fr' })
      .execute(),
  );
  return id;
};
const make = (
  exportId: string,
  some: Partial<ExportServices> = {},
  attempt: { isLast?: boolean; signal?: AbortSignal } = {},
): Promise<void> =>
  makeExport(
    servicesWith(some),
    { userId: claire.id, exportId },
    { isLast: false, signal: new AbortController().signal, ...attempt },
  );
const own = async (): Promise<DataExport[]> =>
  dataExports.parse(await (await claire.call('GET', '/api/exports')).json()).items;
const unpacked = async (id: string): Promise<string> => {
  const answer = await claire.call('GET', `/api/exports/${id}/content`);
  expect(answer.status).toBe(200);
  const into = await mkdtemp(join(folder, 'unpacked-'));
  await unpack(new Uint8Array(await answer.arrayBuffer()), into);
  return into;
};
const keep = async (content: string, id = uuidv7()): Promise<string> => {
  expect((await claire.call('POST', '/api/journal', { ...entryBody(id), content })).status).toBe(201);
  return id;
};
const byHand = (statement: string, values: unknown[]): Promise<void> =>
  asSuperuser(
    inject('cluster'),
    (client) => client.query(statement, values),
    new URL(server.databaseUrl).pathname.slice(1),
  );
const rowsOf = (table: 'stored_objects' | 'data_exports'): Promise<number> =>
  server.recueil.database.readOnBehalfOf(claire.id, 'test', async ({ db }) => {
    const rows = await db.selectFrom(table).select('user_id').where('user_id', '=', claire.id).execute();
    return rows.length;
  });
/** The store, with something done before its objects are read. */
const storeBefore = (before: (key: string) => Promise<void>): ObjectStore => ({
  ...store,
  get: async function* (key, range) {
    await before(key);
    yield* store.get(key, range);
  },
});

describe('an export', () => {
  it('shows one moment: what is written while it is made is not in it, and nothing of it is missing', async () => {
    const kept = await keep('Avant');
    const photo = await uploaded(server.url, claire, TINY_PNG, { name: 'photo.png' });
    const id = await waiting();
    let isChanged = false;
    const changing = storeBefore(async () => {
      if (isChanged) return;
      isChanged = true;
      await keep('Pendant');
      const changed = await claire.call(
        'PATCH',
        `/api/journal/${kept}`,
        { content: 'Changé' },
        { 'if-match': '"1"' },
      );
      expect(changed.status).toBe(200);
      expect((await claire.call('DELETE', `/api/files/${photo.id}`)).status).toBe(204);
    });
    await make(id, { store: changing });
    expect(isChanged).toBe(true);
    const into = await unpacked(id);
    const { tables } = JSON.parse(await readFile(join(into, 'data.json'), 'utf8'));
    expect(tables.journal_entries).toMatchObject([{ content: 'Avant', version: 1 }]);
    // Its row is of that moment. Its bytes were gone before they were read, which is said.
    expect(tables.files).toMatchObject([{ id: photo.id, damaged: true }]);
    const { entries } = JSON.parse(await readFile(join(into, 'ledger.json'), 'utf8'));
    expect(JSON.stringify(entries)).not.toMatch(/Pendant|Changé/);
    expect(await readFile(join(into, 'README.txt'), 'utf8')).toContain('photo.png');
  });

  it('says what is damaged, and goes on', async () => {
    const broken = await keep('Illisible');
    await keep('Lisible');
    await uploaded(server.url, claire, TINY_PNG, { name: 'bonne.png' });
    await byHand("UPDATE journal_entries SET sealed = sealed || '\\x00' WHERE id = $1", [broken]);
    const id = await waiting();
    await make(id);
    const into = await unpacked(id);
    const { tables } = JSON.parse(await readFile(join(into, 'data.json'), 'utf8'));
    expect(tables.journal_entries).toMatchObject([{ id: broken, damaged: true }, { content: 'Lisible' }]);
    const page = await readFile(join(into, 'index.html'), 'utf8');
    expect(page).toContain('abîmé');
    expect(page).toContain('Lisible');
    expect(await readdir(join(into, 'files'))).toEqual(['bonne.png']);
  });

  it('that a server began and did not end is offered by nobody, and is made whole by the next', async () => {
    await keep('Un');
    await uploaded(server.url, claire, TINY_PNG, { name: 'photo.png' });
    const id = await waiting();
    const stopping = new AbortController();
    const ending = storeBefore(async () => stopping.abort(new Error('The server ends')));
    await expect(make(id, { store: ending }, { signal: stopping.signal, isLast: true })).rejects.toThrow();
    expect(await own()).toMatchObject([{ id, status: 'running', size: null }]);
    expect((await claire.call('GET', `/api/exports/${id}/content`)).status).toBe(404);
    // As after kill -9: the row says that it runs, and nothing runs. The next look adds its job again.
    const added: string[] = [];
    await settleExports(servicesWith(), async ({ exportId }) => void added.push(exportId));
    expect(added).toContain(id);
    await make(id);
    expect(await own()).toMatchObject([{ id, status: 'ready', progress: 100 }]);
    expect(await readdir(await unpacked(id))).toContain('data.json');
  });

  it('that fails for good says so, and leaves nothing in the store', async () => {
    await keep('Un');
    const id = await waiting();
    const objects = async () => (await readdir(join(server.dataDir, 'files'), { recursive: true })).length;
    const before = await objects();
    const full = { ...store, put: async () => Promise.reject(new Error('The store broke')) };
    await expect(make(id, { store: full })).rejects.toThrow('The store broke');
    expect(await own()).toMatchObject([{ status: 'running' }]);
    await make(id, { store: full }, { isLast: true });
    expect(await own()).toMatchObject([{ status: 'failed', failure: 'failed' }]);
    expect(await objects()).toBe(before);
    expect(await rowsOf('stored_objects')).toBe(0);
    // Another one can be asked for.
    expect((await claire.call('POST', '/api/exports', { id: uuidv7(), language: 'en' })).status).toBe(201);
  });

  it('for which the disk has no room says that at once', async () => {
    await keep('Un');
    const id = await waiting();
    const room = createDiskRoom({ folders: [folder], reserveBytes: 1_000, measure: async () => 1_500 });
    await make(id, { room });
    expect(await own()).toMatchObject([{ status: 'failed', failure: 'storage_full' }]);
  });

  it('that is taken back while it is made ends, and is gone', async () => {
    await uploaded(server.url, claire, TINY_PNG, { name: 'photo.png' });
    const id = await waiting();
    const removing = storeBefore(async () => {
      await claire.call('DELETE', `/api/exports/${id}`);
    });
    await make(id, { store: removing });
    expect(await own()).toEqual([]);
  });

  it('goes when its time is over, with its bytes', async () => {
    const id = await waiting();
    await make(id);
    const later = new Date(Date.now() + 7 * DAY_MS + 60_000);
    await settleExports(servicesWith({ now: () => later }), async () => undefined);
    expect(await own()).toEqual([]);
    expect([await rowsOf('data_exports'), await rowsOf('stored_objects')]).toEqual([0, 0]);
  });
});
