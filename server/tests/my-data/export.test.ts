/** The export of everything: what is in it, who gets it, and what becomes of it when something goes wrong. */
import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type DataExport, dataExport, dataExports } from '#contract/account/my-data.ts';
import { unpack } from '#server/platform/zip/unpack.fixture.ts';
import { holdsContent } from '#verifier/recorded.ts';
import { verifyChain } from '#verifier/verify-chain.ts';
import { type Belongings, entryBody, giveBelongings, incidentBody } from '../support/belongings.ts';
import { signUp, type TestPerson } from '../support/people.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';
import { uploaded } from '../support/uploads.ts';

/** Jobs are looked for every two seconds. */
const PATIENCE = { timeout: 30_000, interval: 100 };

let server: TestServer;
let claire: TestPerson;
let paul: TestPerson;
let owned: Belongings;
let folder: string;
beforeAll(async () => {
  server = await startTestServer();
  claire = await signUp(server, 'Claire');
  paul = await signUp(server, 'Paul');
  owned = await giveBelongings(server, claire);
  folder = await mkdtemp(join(tmpdir(), 'recueil-export-'));
});
afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
});

const begin = async (person: TestPerson, id = uuidv7()): Promise<DataExport> => {
  const answer = await person.call('POST', '/api/exports', { id, language: 'fr' });
  expect(answer.status).toBe(201);
  return dataExport.parse(await answer.json());
};
const exportsOf = async (person: TestPerson): Promise<DataExport[]> =>
  dataExports.parse(await (await person.call('GET', '/api/exports')).json()).items;
const settled = async (person: TestPerson, id: string): Promise<DataExport> => {
  const settledOne = async () =>
    (await exportsOf(person)).find((each) => each.id === id && !['waiting', 'running'].includes(each.status));
  await expect.poll(settledOne, PATIENCE).toBeDefined();
  return (await settledOne()) as DataExport;
};
const made = async (person: TestPerson): Promise<DataExport> => {
  const done = await settled(person, (await begin(person)).id);
  expect(done).toMatchObject({ status: 'ready', progress: 100 });
  return done;
};
const content = (person: TestPerson, id: string, headers = {}): Promise<Response> =>
  person.call('GET', `/api/exports/${id}/content`, undefined, headers);

/** The archive, unpacked by a library that did not write it, which finds nothing wrong with it. */
const unpacked = async (person: TestPerson, id: string): Promise<string> => {
  const answer = await content(person, id);
  expect(answer.status).toBe(200);
  const into = await mkdtemp(join(folder, 'unpacked-'));
  await unpack(new Uint8Array(await answer.arrayBuffer()), into);
  return into;
};
const jsonOf = async (into: string, name: string) => JSON.parse(await readFile(join(into, name), 'utf8'));

describe('an export of everything', () => {
  it('holds everything that the person has, and nothing that opens anything else', async () => {
    const done = await made(claire);
    const into = await unpacked(claire, done.id);
    const data = await jsonOf(into, 'data.json');
    expect(data).toMatchObject({ format: 1, account: { email: claire.email } });
    expect(data.tables.journal_entries).toMatchObject([{ id: owned.entryId, content: 'Note secret' }]);
    expect(data.tables.incidents.map(({ id }: { id: string }) => id)).toEqual(
      expect.arrayContaining([owned.incidentId, owned.otherIncidentId]),
    );
    expect(data.tables.dossiers).toContainEqual(
      expect.objectContaining({ id: owned.dossierId, status: 'ready' }),
    );
    expect(data.tables.conversation_messages).toMatchObject([{ content: 'Message secret' }]);
    expect(data.tables.incident_persons).toMatchObject([{ full_name: 'Nom secret' }]);
    expect(data.tables.evidence).toMatchObject([{ title: 'Pièce secret' }]);
    // An incident that was deleted and can be taken back, as it was.
    expect(data.tables.deleted_incident_rows).toMatchObject([
      { content: { id: owned.deletedIncidentId, title: 'Titre secret' } },
    ]);
    expect(data.tables.profiles).toMatchObject([{ first_name: 'Claire' }]);
    const whole = JSON.stringify(data);
    expect(whole).not.toMatch(/"damaged"|"key"|object_key|password_hash|\\\\x/);
    expect(whole).not.toContain(paul.id);
    // Byte for byte.
    for (const { path, sha256 } of data.tables.files) {
      const bytes = await readFile(join(into, path));
      expect(createHash('sha256').update(bytes).digest('hex')).toBe(sha256);
    }
    expect((await readdir(join(into, 'files'))).length).toBe(data.tables.files.length);
    expect(await readFile(join(into, 'README.txt'), 'utf8')).toContain('data.json');
  });

  it('has a ledger that can be checked by itself, with what each entry holds', async () => {
    const into = await unpacked(claire, (await made(claire)).id);
    const { entries, head } = await jsonOf(into, 'ledger.json');
    expect(entries.length).toBeGreaterThan(5);
    expect(await verifyChain(entries)).toBeNull();
    expect(head).toEqual({ sequence: entries.length, hash: entries.at(-1).hash });
    for (const { content: said, salt, content_hash } of entries) {
      expect(await holdsContent(said, salt, content_hash)).toBe(true);
    }
  });

  it('has a page that reads without a connection, in which what was written is text', async () => {
    const nadia = await signUp(server, 'Nadia');
    const body = { ...entryBody(uuidv7()), content: '<script>alert(1)</script> & « oui »' };
    expect((await nadia.call('POST', '/api/journal', body)).status).toBe(201);
    await uploaded(server.url, nadia, Buffer.from('Il a crié.'), { name: 'a#b?c "d".txt' });
    const into = await unpacked(nadia, (await made(nadia)).id);
    const page = await readFile(join(into, 'index.html'), 'utf8');
    expect(page).toContain('&lt;script&gt;alert(1)&lt;/script&gt; &amp; « oui »');
    expect(page).not.toMatch(/<script|\son\w+=|https?:\/\//i);
    expect(page).toContain("default-src 'none'");
    const [, href] = /<a href="(files[^"]+)"/.exec(page) ?? [];
    expect(await readFile(join(into, decodeURIComponent(href as string)), 'utf8')).toBe('Il a crié.');
  });

  it('states in that page nothing that nobody chose, and no file where there is none', async () => {
    const nadia = await signUp(server, 'Nadia');
    const unstated = { ...incidentBody(uuidv7()), incident_date: null, unstated: ['type', 'priority'] };
    expect((await nadia.call('POST', '/api/incidents', unstated)).status).toBe(201);
    expect((await nadia.call('POST', '/api/conversations', { id: uuidv7() })).status).toBe(201);
    const into = await unpacked(nadia, (await made(nadia)).id);
    const page = await readFile(join(into, 'index.html'), 'utf8');
    const fact = (label: string) => new RegExp(`<dt>${label}</dt><dd>([^<]*)</dd>`).exec(page)?.[1];
    expect(['Type', 'Priorité', 'Jour des faits'].map(fact)).toEqual(Array(3).fill('Non précisé'));
    expect(page).toMatch(/Enregistré le \d/);
    expect(page).toContain('<h3>Conversation</h3>');
    expect(page).not.toContain('files');
    expect(await readFile(join(into, 'README.txt'), 'utf8')).not.toContain('files/');
  });

  it('is fetched as a file of one’s own, in parts too', async () => {
    const [done] = (await exportsOf(claire)).filter(({ status }) => status === 'ready');
    const whole = await content(claire, done?.id as string);
    const bytes = Buffer.from(await whole.arrayBuffer());
    expect(bytes.length).toBe(done?.size);
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(done?.sha256);
    expect(whole.headers.get('content-disposition')).toMatch(
      /^attachment; filename="recueil-\d{4}-\d\d-\d\d\.zip"/,
    );
    expect(whole.headers.get('cache-control')).toContain('no-store');
    const part = await content(claire, done?.id as string, { range: 'bytes=10-19' });
    expect([part.status, Buffer.from(await part.arrayBuffer())]).toEqual([206, bytes.subarray(10, 20)]);
  });

  it('is made once at a time, and takes the place of the one before', async () => {
    const nadia = await signUp(server, 'Nadia');
    const [first, second] = await Promise.all([begin(nadia), begin(nadia)]);
    expect(second.id).toBe(first.id);
    const before = await settled(nadia, first.id);
    const after = await made(nadia);
    expect((await exportsOf(nadia)).map(({ id }) => id)).toEqual([after.id]);
    expect((await content(nadia, before.id)).status).toBe(404);
  });

  it('asks first who it is that asks', async () => {
    const nadia = await signUp(server, 'Nadia');
    const done = await made(nadia);
    await server.recueil.database.asSystem('test', ({ db }) =>
      db
        .updateTable('auth.sessions')
        .set({ created_at: new Date('2026-01-01') })
        .where('user_id', '=', nadia.id)
        .execute(),
    );
    const refused = await nadia.call('POST', '/api/exports', { id: uuidv7(), language: 'fr' });
    expect([refused.status, await refused.json()]).toMatchObject([403, { code: 'proof_required' }]);
    expect((await content(nadia, done.id)).status).toBe(403);
    const asPage = await fetch(`${server.url}/api/exports/${done.id}/content`, {
      headers: { authorization: `Bearer ${nadia.accessToken}`, 'sec-fetch-dest': 'document' },
      redirect: 'manual',
    });
    expect([asPage.status, asPage.headers.get('location')]).toEqual([303, '/settings/my-data']);
  });
});
