/** What uploads, deletions and closed accounts leave behind, and who takes it away. */
import { chmod, mkdtemp, rename, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { v7 as uuidv7 } from 'uuid';
import { describe, expect, inject, it, onTestFinished, vi } from 'vitest';
import { sweepObjects } from '#server/modules/files/sweep-objects.ts';
import { createDiskStore } from '#server/platform/files/disk-store.ts';
import { createObjectKey } from '#server/platform/files/object-store.ts';
import { personAt, signUp, signUpAt } from '../support/people.ts';
import { startServerProcess } from '../support/server-process.ts';
import { asSuperuser } from '../support/test-cluster.ts';
import { startServerForTest, type TestServer } from '../support/test-server.ts';
import { TINY_PNG, upload, uploaded, wavOf } from '../support/uploads.ts';
import { attach } from './support/attach.ts';
import { announced, leftInStore } from './support/store-state.ts';

/** As if all of it had been put there hours ago. */
const age = (server: TestServer): Promise<void> =>
  asSuperuser(
    inject('cluster'),
    (client) => client.query(`UPDATE stored_objects SET announced_at = now() - interval '2 hours'`),
    new URL(server.databaseUrl).pathname.slice(1),
  );
const sweep = (server: TestServer): Promise<number> =>
  sweepObjects({
    database: server.recueil.database,
    store: createDiskStore(join(server.dataDir, 'files')),
  });

describe('the sweep', () => {
  it('removes what no file names, whole or half written, and leaves every file alone', async () => {
    const server = await startServerForTest();
    const person = await signUp(server);
    const kept = await uploaded(server.url, person, TINY_PNG);
    const store = createDiskStore(join(server.dataDir, 'files'));
    const [whole, half] = [createObjectKey(), createObjectKey()];
    await server.recueil.database.onBehalfOf(person.id, 'test', (tx) =>
      tx.db
        .insertInto('stored_objects')
        .values([whole, half].map((key) => ({ user_id: person.id, key, size: 1 })))
        .execute(),
    );
    const one = async function* () {
      yield Buffer.of(1);
    };
    await store.put(whole, one(), 1);
    // What a process that was killed while it wrote leaves under its first name.
    await store.put(half, one(), 1);
    const halfPath = join(server.dataDir, 'files', half.slice(0, 2), half);
    await rename(halfPath, `${halfPath}.part`);
    // Young, it may be an upload on its way.
    expect(await sweep(server)).toBe(0);
    expect((await leftInStore(server)).length).toBe(3);
    await age(server);
    expect(await sweep(server)).toBe(2);
    expect(await leftInStore(server)).toEqual(await announced(server));
    expect((await person.call('GET', `/api/files/${kept.id}/content`)).status).toBe(200);
    expect(await sweep(server)).toBe(0);
  });

  it('removes the files of a closed account, attached ones too, whose key is gone already', async () => {
    const server = await startServerForTest();
    const [leaving, staying] = [await signUp(server), await signUp(server, 'Paul')];
    const messageId = uuidv7();
    const conversationId = uuidv7();
    const file = await uploaded(server.url, leaving, TINY_PNG);
    await uploaded(server.url, leaving, wavOf());
    await uploaded(server.url, staying, TINY_PNG);
    await leaving.call('POST', '/api/conversations', { id: conversationId });
    await attach(server, leaving.id, conversationId, messageId, [file.id]);
    await server.recueil.database.asSystem('test', ({ db }) =>
      db.deleteFrom('auth.users').where('id', '=', leaving.id).execute(),
    );
    await age(server);
    expect(await sweep(server)).toBe(2);
    expect((await leftInStore(server)).length).toBe(1);
    expect(await announced(server)).toEqual(await leftInStore(server));
  });

  it('is left to the server that is at it, and made up for when the store could not be reached', async () => {
    const server = await startServerForTest();
    const person = await signUp(server);
    await server.recueil.database.onBehalfOf(person.id, 'test', (tx) =>
      tx.db
        .insertInto('stored_objects')
        .values({ user_id: person.id, key: createObjectKey(), size: 1 })
        .execute(),
    );
    await age(server);
    const { database } = server.recueil;
    const store = createDiskStore(join(server.dataDir, 'files'));
    let other: number | undefined;
    const failing = {
      ...store,
      remove: async () => {
        other = await sweep(server);
        throw new Error('The store is away');
      },
    };
    await expect(sweepObjects({ database, store: failing })).rejects.toThrow('The store is away');
    expect(other).toBe(0);
    expect(await sweep(server)).toBe(1);
  });
});

describe('a server that is killed with -9 while files come', () => {
  it('has every file that it confirmed, whole, and takes again what it had not', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'recueil-files-'));
    await chmod(dataDir, 0o755);
    const start = (port = '0') =>
      startServerProcess({
        PORT: port,
        RECUEIL_DATA_DIR: dataDir,
        RECUEIL_AUTOCONFIRM: 'on',
        RECUEIL_CAPTCHA: 'off',
        RECUEIL_MAIL_COOLDOWN_SECONDS: '0',
      });
    let server = await start();
    onTestFinished(async () => {
      await server.stop();
      await rm(dataDir, { recursive: true, force: true });
    });
    const account = await signUpAt(server.url);
    const confirmed = new Map<string, Buffer>();
    const lost = new Map<string, Buffer>();
    for (let round = 0; round < 2; round += 1) {
      const writing = Array.from({ length: 4 }, async () => {
        for (let count = 0; ; count += 1) {
          const bytes = Buffer.from(`${round} ${count} ${'Il a crié. '.repeat(20_000)}`);
          const id = uuidv7();
          lost.set(id, bytes);
          const answer = await upload(server.url, account, bytes, { id }).catch(() => null);
          if (answer?.status !== 201) return;
          confirmed.set(id, bytes);
          lost.delete(id);
        }
      });
      // One more that never ends.
      const socket = connect(Number(new URL(server.url).port), 'localhost');
      socket.on('error', () => undefined);
      socket.write(
        `PUT /api/files/${uuidv7()} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${account.accessToken}\r\n` +
          `X-File-Name: a.txt\r\nContent-Length: 900000\r\n\r\n${'a'.repeat(300_000)}`,
      );
      // Any moment will do, once some are confirmed.
      await vi.waitFor(() => expect(confirmed.size).toBeGreaterThan(5 * round + 4), { timeout: 30_000 });
      await sleep(round * 60);
      await server.kill();
      await Promise.all(writing);
      server = await start(new URL(server.url).port);
    }
    const person = personAt(server.url, account);
    for (const [id, bytes] of confirmed) {
      const content = await person.call('GET', `/api/files/${id}/content`);
      expect(Buffer.from(await content.arrayBuffer()).equals(bytes)).toBe(true);
    }
    for (const [id, bytes] of lost) {
      expect((await upload(server.url, account, bytes, { id })).status).toBe(201);
    }
    const spools = async () => (await leftInStore({ dataDir })).filter((name) => name.endsWith('.spool'));
    await expect.poll(spools).toEqual([]);
  });
});
