/** A disk on which room becomes short: files are refused in time, and everything else goes on. */
import { randomBytes, randomInt } from 'node:crypto';
import { chmod, mkdir, mkdtemp, readdir, rm, statfs, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { FILE_MAX_BYTES } from '#contract/common/limits.ts';
import { roomForUpload } from '#server/modules/files/index.ts';
import { translateError } from '#server/platform/database/errors.ts';
import { createDiskRoom } from '#server/platform/files/disk-room.ts';
import { createDiskStore } from '#server/platform/files/disk-store.ts';
import { createObjectKey } from '#server/platform/files/object-store.ts';
import { openSpool } from '#server/platform/files/spool.ts';
import { writeToOutbox } from '#server/platform/mail/outbox.ts';
import { incidentBody } from '../support/belongings.ts';
import { signUpInProcess, type TestPerson } from '../support/people.ts';
import { mayMount, mountTmpfs, unmount } from '../support/small-disk.ts';
import {
  startServerForTest,
  startServerOn,
  startTestServer,
  type TestServer,
} from '../support/test-server.ts';
import { createConversation, eventOf, say } from '../support/turns.ts';
import { TINY_PNG, upload, uploaded } from '../support/uploads.ts';
import { announced, leftInStore, problemOf } from './support/store-state.ts';

const MB = 1024 * 1024;
/** Two starts of PostgreSQL, and a disk that is filled twice: seconds, and a minute on a busy machine. */
const BUSY_MS = 300_000;

/** That the person can write, and somebody can sign in. */
const expectTheRestToWork = async (url: string, person: TestPerson, conversation: string) => {
  eventOf(await say(person, conversation, 'Il a crié devant tout le monde.'), 'saved');
  expect((await person.call('POST', '/api/incidents', incidentBody(uuidv7()))).status).toBe(201);
  expect((await signIn(url, person)).status).toBe(200);
};
const signIn = (url: string, { email, password }: TestPerson) =>
  fetch(`${url}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
const freeOn = async (disk: string): Promise<number> => {
  const { bavail, bsize } = await statfs(disk);
  return bavail * bsize;
};

/** A file of PostgreSQL’s log. */
const LOG_STEP = 16 * MB;
/** Three bytes each in UTF-8, and nothing that could be packed. */
const randomText = (): string =>
  String.fromCharCode(...Array.from(randomBytes(49_000), (byte) => 0x4e00 + byte * 64 + randomInt(64)));

/** Sends incidents, eight at a time, until one is refused for lack of room. Their ids. */
const writeUntilRefused = async (person: TestPerson): Promise<string[]> => {
  const written: string[] = [];
  const description = randomText();
  for (;;) {
    const sent = await Promise.all(
      Array.from({ length: 8 }, async () => {
        const id = uuidv7();
        const answer = await person.call('POST', '/api/incidents', { ...incidentBody(id), description });
        if (!answer.ok) return (await problemOf(answer)).join(' ');
        // An answer that nobody reads holds up the end of the server.
        expect((await answer.json()).id).toBe(id);
        written.push(id);
        return '201';
      }),
    );
    expect(new Set(['201', '507 storage_full'])).toEqual(new Set(['201', '507 storage_full', ...sent]));
    if (sent.includes('507 storage_full')) return written;
  }
};
const healthOf = async (url: string) => await (await fetch(`${url}/api/health`)).json();

describe('a disk that is short of room', () => {
  const RESERVE = 512 * MB;
  const unlimited = async () => Number.POSITIVE_INFINITY;

  /** What a test says of the disk of the server below, whose database lies elsewhere. */
  let measureFree: () => Promise<number> = unlimited;
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ overrides: { measureFree: () => measureFree() } });
  });
  afterEach(() => {
    measureFree = unlimited;
  });
  afterAll(() => server.stop());

  it('takes no new file and counts none, keeps the ones it has, and all else goes on', async () => {
    let free = Number.POSITIVE_INFINITY;
    measureFree = async () => free;
    const person = await signUpInProcess(server);
    const conversation = await createConversation(person);
    const id = uuidv7();
    await uploaded(server.url, person, TINY_PNG, { id });
    const before = await announced(server);
    expect(await healthOf(server.url)).toEqual({ status: 'ok' });

    free = RESERVE + roomForUpload(TINY_PNG.length, { isLocal: true }) - 1;
    expect(await problemOf(await upload(server.url, person, TINY_PNG))).toEqual([507, 'storage_full']);
    expect([await leftInStore(server), await announced(server)]).toEqual([before, before]);
    const { uploads } = await server.recueil.database.onBehalfOf(person.id, 'test', ({ db }) =>
      db.selectFrom('upload_counters').select('uploads').executeTakeFirstOrThrow(),
    );
    expect(uploads).toBe(1);
    expect(server.logged).toContainEqual(expect.objectContaining({ level: 50, msg: 'storage full' }));
    expect(await healthOf(server.url)).toEqual({ status: 'ok', storage: 'full' });
    // Sent again, a file that is here needs no room.
    expect((await upload(server.url, person, TINY_PNG, { id })).status).toBe(201);
    expect((await person.call('GET', `/api/files/${id}/content`)).status).toBe(200);
    await expectTheRestToWork(server.url, person, conversation);

    free += 1;
    // A mail that is just being written holds a little room, too.
    await expect.poll(async () => (await upload(server.url, person, TINY_PNG)).status).toBe(201);
    // The largest would still be refused.
    expect(await healthOf(server.url)).toEqual({ status: 'ok', storage: 'full' });
    free = RESERVE + roomForUpload(FILE_MAX_BYTES, { isLocal: true });
    expect(await healthOf(server.url)).toEqual({ status: 'ok' });
  });

  it('takes nothing that is written when half of the reserve is left, and goes on to read, delete and sign in', async () => {
    let free = Number.POSITIVE_INFINITY;
    const overrides = { measureFree: async () => free, hasRowsInDataFolder: true };
    const server = await startServerForTest({ overrides });
    const person = await signUpInProcess(server);
    const conversation = await createConversation(person);
    const incident = incidentBody(uuidv7());
    expect((await person.call('POST', '/api/incidents', incident)).status).toBe(201);
    // Asking for the health measures again.
    const leave = async (bytes: number) => {
      free = bytes;
      await healthOf(server.url);
    };

    await leave(RESERVE / 2 + MB);
    await expectTheRestToWork(server.url, person, conversation);

    await leave(RESERVE / 2 + 64 * 1024);
    const text = { id: uuidv7(), content: 'Il a crié devant tout le monde.' };
    const at = `/api/conversations/${conversation}`;
    const version = { 'if-match': '"1"' };
    for (const [method, path, body, headers] of [
      ['POST', '/api/incidents', incidentBody(uuidv7()), {}],
      ['PATCH', `/api/incidents/${incident.id}`, { title: 'Autre' }, version],
      ['POST', '/api/conversations', { id: uuidv7() }, {}],
      ['POST', `${at}/turns`, text, {}],
      ['POST', `${at}/answers`, {}, {}],
      // Without a body, but it writes what was said.
      ['POST', `${at}/suggestions/${uuidv7()}/incident`, undefined, {}],
      ['PATCH', '/api/profile', { first_name: 'Claude' }, {}],
      ['POST', '/functions/v1/ai-chat', { messages: [{ role: 'user', content: 'Bonjour' }] }, {}],
    ] as const) {
      const refused = await problemOf(await person.call(method, path, body, headers));
      expect([path, ...refused]).toEqual([path, 507, 'storage_full']);
    }
    expect((await (await person.call('GET', at)).json()).messages).not.toContainEqual(
      expect.objectContaining({ id: text.id }),
    );
    // A reply can still be stopped; here there is none to stop.
    expect((await person.call('POST', `${at}/turns/${uuidv7()}/stop`)).status).toBe(404);
    const deleted = await person.call('DELETE', `/api/incidents/${incident.id}`, undefined, version);
    expect(deleted.status).toBe(204);
    expect((await signIn(server.url, person)).status).toBe(200);
    const signedOut = await person.call('POST', '/auth/v1/logout?scope=others');
    expect(signedOut.status).toBe(204);
    expect(server.logged).toContainEqual(expect.objectContaining({ level: 50, msg: 'storage full' }));

    // Nobody asks for the health here: a refusal is never given by an old measurement.
    free = RESERVE / 2 + MB;
    eventOf(await say(person, conversation, text.content, text.id), 'saved');
  });

  it('refuses no row where the database lies elsewhere', async () => {
    measureFree = async () => 0;
    const person = await signUpInProcess(server);
    await expectTheRestToWork(server.url, person, await createConversation(person));
  });

  it('breaks off a file that is on its way, and leaves nothing of it', async () => {
    let left = Number.POSITIVE_INFINITY;
    let looked = 0;
    measureFree = async () => {
      looked += 1;
      left -= 1;
      return left >= 0 ? Number.POSITIVE_INFINITY : 0;
    };
    const person = await signUpInProcess(server);
    const send = () => upload(server.url, person, Buffer.alloc(100 * 64 * 1024, 'a'));
    looked = 0;
    const whole = await send();
    const { id } = (await whole.json()) as { id: string };
    const looksOfWhole = looked;
    expect((await person.call('DELETE', `/api/files/${id}`)).status).toBe(204);
    const before = await announced(server);
    expect(await leftInStore(server)).toEqual(before);
    // Room for the beginning, and after a few more looks at the disk for nothing: as it arrives, and as the store takes it.
    for (const looks of [4, looksOfWhole - 1]) {
      left = looks;
      const refused = await send();
      expect(await problemOf(refused)).toEqual([507, 'storage_full']);
      expect([await leftInStore(server), await announced(server)]).toEqual([before, before]);
      left = Number.POSITIVE_INFINITY;
    }
    expect((await upload(server.url, person, TINY_PNG)).status).toBe(201);
  });

  it('keeps a part of the reserve from mails too, which anybody can ask for', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'recueil-outbox-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    const outbox = join(folder, 'outbox');
    const withFree = (free: number) =>
      createDiskRoom({ folders: [folder], reserveBytes: 400, measure: async () => free });
    await writeToOutbox(outbox, Buffer.alloc(10), new Date(), withFree(110));
    await expect(writeToOutbox(outbox, Buffer.alloc(10), new Date(), withFree(109))).rejects.toMatchObject({
      code: 'storage_full',
    });
    expect(await readdir(outbox)).toEqual([expect.stringMatching(/\.eml$/)]);
  });
});

describe.runIf(await mayMount())('a real disk', () => {
  let folder: string;
  let disk: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'recueil-disk-'));
    // PostgreSQL runs as another user when the tests run as root, who alone may mount.
    await chmod(folder, 0o711);
    disk = join(folder, 'disk');
  });
  afterEach(async () => {
    unmount(disk);
    await rm(folder, { recursive: true });
  });

  it('that has no room at all leaves no file half written, and is told as storage_full', async () => {
    await mountTmpfs(disk, 'size=64k');
    const bytes = Buffer.alloc(128 * 1024, 'a');
    const whole = async function* () {
      yield bytes;
    };
    const room = createDiskRoom({
      folders: [disk],
      reserveBytes: 0,
      measure: async () => Number.POSITIVE_INFINITY,
    });
    const spool = await openSpool(disk);
    const errors = [
      await spool.write(bytes).catch((error: unknown) => error),
      await spool.close(),
      await createDiskStore(disk)
        .put(createObjectKey(), whole(), bytes.length)
        .catch((error: unknown) => error),
      await writeToOutbox(join(disk, 'outbox'), bytes, new Date(), room).catch((error: unknown) => error),
    ].filter((error) => error !== undefined);
    expect(errors).toHaveLength(3);
    for (const error of errors) {
      expect(error).toMatchObject({ code: 'ENOSPC' });
      expect(translateError(error)).toMatchObject({ code: 'storage_full' });
    }
    const left = await readdir(disk, { recursive: true, withFileTypes: true });
    expect(left.filter((entry) => entry.isFile())).toEqual([]);
  });

  it('of 260 MB is filled by uploads and then by rows, and PostgreSQL goes on', {
    timeout: BUSY_MS,
  }, async () => {
    const reserve = 170 * MB;
    await mountTmpfs(disk, 'size=260m');
    const dataDir = join(disk, 'data');
    await mkdir(dataDir);
    const environment = {
      RECUEIL_DATA_DIR: dataDir,
      RECUEIL_DISK_RESERVE_MB: '170',
      RECUEIL_CAPTCHA: 'off',
      RECUEIL_AUTOCONFIRM: 'on',
    };
    let server = await startServerOn(environment);
    try {
      const people = [await signUpInProcess(server), await signUpInProcess(server, 'Paul')];
      const file = Buffer.alloc(FILE_MAX_BYTES, 'a');
      const answers = await Promise.all(
        people.flatMap((person) => Array.from({ length: 2 }, () => upload(server.url, person, file))),
      );
      const outcomes = await Promise.all(
        answers.map(async (answer) => (answer.ok ? '201' : (await problemOf(answer)).join(' '))),
      );
      expect(new Set(outcomes)).toEqual(new Set(['201', '507 storage_full']));
      // One after the other: all the room that there is, and not a byte of the reserve.
      const [first, second] = people as [TestPerson, TestPerson];
      while ((await upload(server.url, first, file)).ok);
      expect(await freeOn(disk)).toBeGreaterThan(reserve - 1 * MB);
      expect(await freeOn(disk)).toBeLessThan(
        reserve + roomForUpload(FILE_MAX_BYTES, { isLocal: true }) + MB,
      );
      expect(await healthOf(server.url)).toEqual({ status: 'ok', storage: 'full' });
      for (const person of [first, second]) {
        const conversation = await createConversation(person);
        await expectTheRestToWork(server.url, person, conversation);
      }
      const early = incidentBody(uuidv7());
      expect((await first.call('POST', '/api/incidents', early)).status).toBe(201);
      expect(await healthOf(server.url)).toEqual({ status: 'ok', storage: 'full' });
      expect(server.logged).toContainEqual(expect.objectContaining({ level: 50, msg: 'storage full' }));
      const kept = await leftInStore({ dataDir });
      expect(kept.filter((name) => !/^[0-9a-f]{32}$/.test(name))).toEqual([]);

      // Another program takes most of what is left until rows are refused, so that few have to be written.
      await writeFile(join(disk, 'other'), Buffer.alloc((await freeOn(disk)) - reserve / 2 - 1.5 * LOG_STEP));
      const written = await writeUntilRefused(first);
      expect(written).not.toEqual([]);
      expect(await freeOn(disk)).toBeGreaterThan(reserve / 2 - LOG_STEP);
      expect((await signIn(server.url, second)).status).toBe(200);
      const deleted = await first.call('DELETE', `/api/incidents/${early.id}`, undefined, {
        'if-match': '"1"',
      });
      expect(deleted.status).toBe(204);
      const left = await first.call('GET', `/api/incidents/${written[0]}`);
      expect(left.status).toBe(200);
      expect((await left.json()).id).toBe(written[0]);
      await server.stop();
      server = await startServerOn(environment);
      expect((await signIn(server.url, second)).status).toBe(200);
    } finally {
      await server.stop();
    }
  });
});
