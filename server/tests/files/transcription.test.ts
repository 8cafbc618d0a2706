/** The words of a clip: by a machine that answers, fails or dawdles, and by the person, whose words stay. */
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import type { StoredFile } from '#contract/files.ts';
import { attachedText } from '#server/modules/files/index.ts';
import { createJobs } from '#server/platform/jobs/jobs.ts';
import { readVersions } from '#server/platform/ledger/ledger.ts';
import { signUp, type TestPerson } from '../support/people.ts';
import { asSuperuser } from '../support/test-cluster.ts';
import { startServerForTest, startTestServer, type TestServer } from '../support/test-server.ts';
import { TINY_PNG, uploaded, wavOf } from '../support/uploads.ts';
import { startTranscriptionServer, type TranscriptionServer } from './support/transcription-server.ts';

/** Jobs are looked for every two seconds, and tried again after one. */
const PATIENCE = { timeout: 25_000, interval: 100 };
const wav = wavOf();
let machine: TranscriptionServer;
let server: TestServer;
let person: TestPerson;

beforeAll(async () => {
  machine = await startTranscriptionServer();
  server = await startTestServer({
    env: {
      RECUEIL_TRANSCRIPTION: 'openai-compatible',
      TRANSCRIPTION_BASE_URL: machine.baseUrl,
      TRANSCRIPTION_API_KEY: 'key-of-the-machine',
      TRANSCRIPTION_MODEL: 'voxtral',
      TRANSCRIPTION_RETRY_SECONDS: '1',
    },
  });
  person = await signUp(server);
});
afterEach(() => {
  machine.release();
  machine.answer({ kind: 'text', text: 'Bonjour.' });
});
afterAll(async () => {
  await server.stop();
  await machine.stop();
});

const sendClip = (): Promise<StoredFile> =>
  uploaded(server.url, person, wav, { name: 'Voix secrète.wav', headers: { 'x-file-duration': '1' } });
const wordsOf = async (id: string): Promise<StoredFile['transcription']> =>
  ((await (await person.call('GET', `/api/files/${id}`)).json()) as StoredFile).transcription;
const write = (id: string, text: unknown): Promise<Response> =>
  person.call('PUT', `/api/files/${id}/transcription`, { text });
const versionsOf = (id: string) =>
  server.recueil.database.readOnBehalfOf(person.id, 'test', async (tx) =>
    (await readVersions(tx, id))
      .filter(({ entity }) => entity === 'transcription')
      .map(({ action, content }) => ({ action, ...(content as object) })),
  );
const callsNow = (): number => machine.calls.length;

describe('a machine that transcribes', () => {
  it('is announced to the page, which says that sound leaves the server unless the machine is declared local', async () => {
    const config = await (await fetch(`${server.url}/api/config`)).json();
    expect(config).toMatchObject({ transcription: true, transcriptionExternal: true });
  });

  it('gets the sound alone, in French, and its words are marked as a machine’s', async () => {
    machine.answer({ kind: 'text', text: ' Il a crié « dehors ».\0 ' });
    const before = callsNow();
    const { id, transcription } = await sendClip();
    expect(transcription).toEqual({ status: 'waiting', text: '', source: null });
    const done = { status: 'done', text: 'Il a crié « dehors ».', source: 'machine' };
    await expect.poll(() => wordsOf(id), PATIENCE).toEqual(done);
    const call = machine.calls[before];
    expect(call?.fields).toEqual({ model: 'voxtral', language: 'fr', response_format: 'json' });
    expect(call?.file).toMatchObject({ name: 'clip.wav', type: 'audio/wav' });
    expect(call?.file.bytes.equals(wav)).toBe(true);
    expect(call?.authorization).toBe('Bearer key-of-the-machine');
    expect(await versionsOf(id)).toEqual([
      { action: 'create', text: 'Il a crié « dehors ».', source: 'machine' },
    ]);
    const [attached] = await server.recueil.database.readOnBehalfOf(person.id, 'test', (tx) =>
      attachedText(tx, [id]),
    );
    expect(attached?.text).toBe('Il a crié « dehors ».');
  });

  it('is not asked about a clip where the person does not want it and writes the words', async () => {
    const before = callsNow();
    const { id, transcription } = await uploaded(server.url, person, wav, {
      headers: { 'x-file-duration': '1', 'x-file-transcribe': 'no' },
    });
    expect(transcription).toEqual({ status: 'none', text: '', source: null });
    // The next clip is taken up behind whatever was asked for before it.
    const next = await sendClip();
    await expect.poll(() => wordsOf(next.id), PATIENCE).toMatchObject({ status: 'done' });
    expect(callsNow()).toBe(before + 1);
    const { rows } = await server.recueil.database.pool.query(
      'SELECT 1 FROM pgboss.job WHERE data->>$1 = $2',
      ['fileId', id],
    );
    expect(rows).toEqual([]);
    expect(await (await write(id, 'Il a crié.')).json()).toMatchObject({
      transcription: { status: 'done', text: 'Il a crié.', source: 'person' },
    });
  });

  it.each(['NO', 'No', '', 'false', 'non', 'yes, no'])(
    'is not asked about a clip whose consent is “%s”, which is no clear yes',
    async (consent) => {
      const headers = { 'x-file-duration': '1', 'x-file-transcribe': consent };
      const { transcription } = await uploaded(server.url, person, wav, { headers });
      expect(transcription?.status).toBe('none');
    },
  );

  it('is not asked any more when the same clip is sent again without consent while it waits', async () => {
    machine.answer({ kind: 'status', status: 503 });
    const headers = { 'x-file-duration': '1', 'x-file-transcribe': 'yes' };
    const before = callsNow();
    const { id, transcription } = await uploaded(server.url, person, wav, { headers });
    expect(transcription?.status).toBe('waiting');
    await expect.poll(callsNow, PATIENCE).toBeGreaterThan(before);
    const again = { id, headers: { ...headers, 'x-file-transcribe': 'no' } };
    const ended = await uploaded(server.url, person, wav, again);
    expect(ended).toMatchObject({ id, transcription: { status: 'none', text: '', source: null } });
    const asked = callsNow();
    // Consent that was taken back does not come back with the next repetition.
    expect((await uploaded(server.url, person, wav, { id, headers })).transcription?.status).toBe('none');
    machine.answer({ kind: 'text', text: 'Bonjour.' });
    await expect
      .poll(async () => {
        const { rows } = await server.recueil.database.pool.query<{ state: string }>(
          'SELECT state FROM pgboss.job WHERE data->>$1 = $2',
          ['fileId', id],
        );
        return rows.every(({ state }) => state === 'completed');
      }, PATIENCE)
      .toBe(true);
    expect(callsNow()).toBe(asked);
    expect(await wordsOf(id)).toEqual({ status: 'none', text: '', source: null });
  });

  it('that was asked before consent was taken back is not listened to', async () => {
    machine.answer({ kind: 'held', text: 'Trop tard.' });
    const before = callsNow();
    const { id } = await sendClip();
    await expect.poll(callsNow, PATIENCE).toBeGreaterThan(before);
    await uploaded(server.url, person, wav, { id, headers: { 'x-file-transcribe': 'no' } });
    machine.release();
    machine.answer({ kind: 'text', text: 'La suite.' });
    const next = await sendClip();
    await expect.poll(() => wordsOf(next.id), PATIENCE).toMatchObject({ status: 'done' });
    expect(await wordsOf(id)).toEqual({ status: 'none', text: '', source: null });
  });

  it.each([
    ['is out of order', { kind: 'status', status: 503 }],
    ['answers nonsense', { kind: 'malformed' }],
    ['answers without an end', { kind: 'flood', bytes: 5 * 1024 * 1024 }],
    ['has forgotten the key', { kind: 'status', status: 401 }],
  ] as const)('that %s is asked again later', async (_how, script) => {
    machine.answer(script);
    const before = callsNow();
    const { id } = await sendClip();
    await expect.poll(callsNow, PATIENCE).toBeGreaterThan(before);
    expect((await wordsOf(id))?.status).toBe('waiting');
    machine.answer({ kind: 'text', text: 'Enfin.' });
    await expect.poll(() => wordsOf(id), PATIENCE).toMatchObject({ status: 'done', text: 'Enfin.' });
  });

  it('that will never take a clip is not asked again, and the person is told', async () => {
    machine.answer({ kind: 'status', status: 415 });
    const { id } = await sendClip();
    await expect.poll(() => wordsOf(id), PATIENCE).toEqual({ status: 'failed', text: '', source: null });
    const answer = await write(id, 'Il a crié.');
    expect(await answer.json()).toMatchObject({
      transcription: { status: 'done', text: 'Il a crié.', source: 'person' },
    });
  });

  it('that dawdles does not write over what the person wrote meanwhile', async () => {
    machine.answer({ kind: 'held', text: 'Il a prié.' });
    const before = callsNow();
    const { id } = await sendClip();
    await expect.poll(callsNow, PATIENCE).toBeGreaterThan(before);
    await write(id, 'Il a crié.');
    machine.release();
    // The next clip is taken up only when the job of this one has ended.
    machine.answer({ kind: 'text', text: 'La suite.' });
    const next = await sendClip();
    await expect.poll(() => wordsOf(next.id), PATIENCE).toMatchObject({ status: 'done' });
    expect(await wordsOf(id)).toEqual({ status: 'done', text: 'Il a crié.', source: 'person' });
    expect(await versionsOf(id)).toEqual([{ action: 'create', text: 'Il a crié.', source: 'person' }]);
  });

  it('whose clip was deleted, or whose person has left, writes nothing and is asked for nothing more', async () => {
    machine.answer({ kind: 'held', text: 'Trop tard.' });
    const before = callsNow();
    const leaving = await signUp(server);
    const { id } = await sendClip();
    await uploaded(server.url, leaving, wav);
    await expect.poll(callsNow, PATIENCE).toBeGreaterThan(before);
    await person.call('DELETE', `/api/files/${id}`);
    await server.recueil.database.asSystem('test', ({ db }) =>
      db.deleteFrom('auth.users').where('id', '=', leaving.id).execute(),
    );
    machine.release();
    machine.answer({ kind: 'text', text: 'La suite.' });
    const next = await sendClip();
    await expect.poll(() => wordsOf(next.id), PATIENCE).toMatchObject({ status: 'done' });
    expect(await versionsOf(id)).toEqual([]);
  });

  it('is asked about a clip whose job was lost, by the next server that starts', async () => {
    const { id } = await sendClip();
    await expect.poll(() => wordsOf(id), PATIENCE).toMatchObject({ status: 'done' });
    // As after a crash right behind the upload: it waits, and no job knows of it.
    await asSuperuser(
      inject('cluster'),
      (client) =>
        client.query(`UPDATE transcriptions SET status = 'waiting', sealed = NULL WHERE file_id = $1`, [id]),
      new URL(server.databaseUrl).pathname.slice(1),
    );
    const { startTranscribing } = await import('#server/modules/files/index.ts');
    const { createDiskStore } = await import('#server/platform/files/disk-store.ts');
    const { database, log } = server.recueil;
    const jobs = createJobs(database.pool, log);
    const second = startTranscribing(
      {
        database,
        log,
        jobs,
        store: createDiskStore(`${server.dataDir}/files`),
        owners: [],
      },
      {
        kind: 'openai-compatible',
        baseUrl: machine.baseUrl,
        apiKey: null,
        model: 'm',
        isLocal: false,
        retrySeconds: 1,
      },
    );
    await expect.poll(() => wordsOf(id), PATIENCE).toMatchObject({ status: 'done', text: 'Bonjour.' });
    await second.stop();
    await jobs.stop();
  });

  it('leaves nothing of a clip, a name or a key in the tables of jobs or in the log', async () => {
    const { rows } = await server.recueil.database.pool.query<{ job: string }>(
      'SELECT job::text FROM pgboss.job',
    );
    expect(rows.length).toBeGreaterThan(0);
    const known = JSON.stringify([rows, server.logged]);
    expect(known).not.toMatch(/secrète|crié|Bonjour|Enfin|key-of-the-machine/);
  });

  it('has tables that no person’s role may look into', async () => {
    const { rows } = await server.recueil.database.pool.query(
      `SELECT has_schema_privilege('recueil_person', 'pgboss', 'USAGE') AS may`,
    );
    expect(rows).toEqual([{ may: false }]);
  });
});

describe('what the person writes', () => {
  it('is kept in place of a machine’s, which the ledger keeps, and can be taken back', async () => {
    const { id } = await sendClip();
    await expect.poll(() => wordsOf(id), PATIENCE).toMatchObject({ source: 'machine' });
    await write(id, 'Il a crié.');
    await write(id, 'Il a crié.');
    await write(id, '  ');
    expect(await wordsOf(id)).toEqual({ status: 'none', text: '', source: null });
    expect(await versionsOf(id)).toEqual([
      { action: 'create', text: 'Bonjour.', source: 'machine' },
      { action: 'update', text: 'Il a crié.', source: 'person' },
      { action: 'delete', text: 'Il a crié.', source: 'person' },
    ]);
  });

  it('belongs to sound alone', async () => {
    const { id } = await uploaded(server.url, person, TINY_PNG);
    expect((await write(id, 'Bonjour')).status).toBe(404);
    const clip = await sendClip();
    expect((await write(clip.id, 5)).status).toBe(400);
    expect((await write(clip.id, 'a'.repeat(20_001))).status).toBe(400);
  });
});

describe('a server without a machine', () => {
  it('marks no clip as waiting, and clears that mark where a machine was configured before', async () => {
    const plain = await startServerForTest();
    const someone = await signUp(plain);
    const { id, transcription } = await uploaded(plain.url, someone, wav);
    expect(transcription).toEqual({ status: 'none', text: '', source: null });
    await asSuperuser(
      inject('cluster'),
      (client) => client.query(`UPDATE transcriptions SET status = 'waiting'`),
      new URL(plain.databaseUrl).pathname.slice(1),
    );
    const { startTranscribing } = await import('#server/modules/files/index.ts');
    const { createDiskStore } = await import('#server/platform/files/disk-store.ts');
    const { database, log } = plain.recueil;
    const store = createDiskStore(`${plain.dataDir}/files`);
    const jobs = createJobs(database.pool, log);
    await startTranscribing({ database, log, jobs, store, owners: [] }, { kind: 'off' }).stop();
    await jobs.stop();
    const file = (await (await someone.call('GET', `/api/files/${id}`)).json()) as StoredFile;
    expect(file.transcription?.status).toBe('failed');
    const { rows } = await database.pool.query(`SELECT to_regnamespace('pgboss') AS schema`);
    expect(rows).toEqual([{ schema: null }]);
  });
});
