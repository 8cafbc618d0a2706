/** What uploads, deletions and closed accounts leave behind, and who takes it away. */
import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { v7 as uuidv7 } from 'uuid';
import { describe, expect, inject, it } from 'vitest';
import { sweepObjects } from '#server/modules/files/sweep-objects.ts';
import { createDiskStore } from '#server/platform/files/disk-store.ts';
import { createObjectKey } from '#server/platform/files/object-store.ts';
import { signUp } from '../support/people.ts';
import { asSuperuser } from '../support/test-cluster.ts';
import { startServerForTest, type TestServer } from '../support/test-server.ts';
import { TINY_PNG, uploaded, wavOf } from '../support/uploads.ts';
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
