/** The copy of a share while something breaks, fills up or ends: it is whole or not there, and the key lies nowhere in the end. */
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { DAY_MS, HOUR_MS } from '#contract/common/durations.ts';
import { SHARE_HEAD_BYTES } from '#contract/share-cipher.ts';
import type { MadeShare, Share } from '#contract/shares.ts';
import { sweepObjects } from '#server/modules/files/sweep-objects.ts';
import { makeCopy } from '#server/modules/sharing/copying/make-copy.ts';
import { settleShares } from '#server/modules/sharing/copying/settle-shares.ts';
import type { CopyJob, SharingServices } from '#server/modules/sharing/sharing-services.ts';
import { ProblemError } from '#server/platform/errors/problem-error.ts';
import { createDiskStore } from '#server/platform/files/disk-store.ts';
import type { ObjectStore } from '#server/platform/files/object-store.ts';
import { keepCompleteIncident } from '../support/belongings.ts';
import { type KeptDossier, keepCopyingShare, keepDossier, sharingServices } from '../support/dossiers.ts';
import { signUp, type TestPerson } from '../support/people.ts';
import { asSuperuser } from '../support/test-cluster.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';
import { begun, bytesAt, openAsReader, sharesOf } from './support.ts';

let server: TestServer;
let store: ObjectStore;
let claire: TestPerson;
let dossier: KeptDossier;
beforeAll(async () => {
  server = await startTestServer();
  store = createDiskStore(join(server.dataDir, 'files'));
});
afterAll(() => server.stop());
beforeEach(async () => {
  claire = await signUp(server, 'Claire');
  await keepCompleteIncident(claire);
  dossier = await keepDossier(server, claire);
});

const waiting = (some: { createdAt?: Date; dossierId?: string } = {}): Promise<string> =>
  keepCopyingShare(server, claire, { dossierId: dossier.id, size: dossier.zip.length, ...some });
const copy = (
  shareId: string,
  some: Partial<SharingServices> = {},
  attempt: { isLast?: boolean; signal?: AbortSignal } = {},
): Promise<void> =>
  makeCopy(
    sharingServices(server, some),
    { userId: claire.id, shareId },
    { isLast: false, signal: new AbortController().signal, ...attempt },
  );
const statusOf = async (id: string): Promise<Share['status'] | undefined> =>
  (await sharesOf(claire)).find((share) => share.id === id)?.status;
const rowOf = (id: string) =>
  server.recueil.database.readOnBehalfOf(claire.id, 'test', ({ db }) =>
    db.selectFrom('shares').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
  );
/** How many objects are announced for the person: that of the dossier is one. */
const announced = (): Promise<number> =>
  server.recueil.database.readOnBehalfOf(claire.id, 'test', async ({ db }) => {
    const rows = await db
      .selectFrom('stored_objects')
      .select('key')
      .where('user_id', '=', claire.id)
      .execute();
    return rows.length;
  });
const hasObject = async (key: string): Promise<boolean> =>
  (await readdir(join(server.dataDir, 'files'), { recursive: true })).some((name) => name.includes(key));
const byHand = (statement: string, values: unknown[] = []): Promise<unknown> =>
  asSuperuser(
    inject('cluster'),
    (client) => client.query(statement, values),
    new URL(server.databaseUrl).pathname.slice(1),
  );
/** The store, with something done before its objects are read. */
const storeBefore = (before: () => Promise<void>): ObjectStore => ({
  ...store,
  get: async function* (key, range) {
    await before();
    yield* store.get(key, range);
  },
});

describe('a copy', () => {
  it('that broke off is made by the next try, and only one is left', async () => {
    const id = await waiting();
    const broken = storeBefore(async () => {
      throw new Error('The disk was taken away');
    });
    await expect(copy(id, { store: broken })).rejects.toThrow('taken away');
    expect([await statusOf(id), await announced()]).toEqual(['copying', 1]);
    await copy(id);
    expect([await statusOf(id), await announced()]).toEqual(['open', 2]);
    expect(await rowOf(id)).toMatchObject({ sealed_key: null });
    // A job that comes twice changes nothing.
    const { object_key } = await rowOf(id);
    await copy(id);
    expect(await rowOf(id)).toMatchObject({ object_key });
  });

  it('is left to the next server where this one stops', async () => {
    const id = await waiting();
    const stopping = new AbortController();
    const cut = storeBefore(async () => stopping.abort());
    await expect(copy(id, { store: cut }, { isLast: true, signal: stopping.signal })).rejects.toThrow();
    expect([await statusOf(id), await announced()]).toEqual(['copying', 1]);
  });

  it('that cannot be made fails in the end, and forgets its key', async () => {
    const id = await waiting();
    const broken = storeBefore(async () => {
      throw new Error('The disk was taken away');
    });
    await copy(id, { store: broken }, { isLast: true });
    expect([await statusOf(id), await announced()]).toEqual(['failed', 1]);
    expect(await rowOf(id)).toMatchObject({ sealed_key: null, code_hash: null });
  });

  it('has no room: it fails at once, and nothing of it lies there', async () => {
    const id = await waiting();
    const full = {
      hold: async () => {
        throw new ProblemError('storage_full');
      },
      isFull: async () => true,
    };
    await copy(id, { room: full });
    expect([await statusOf(id), await announced()]).toEqual(['failed', 1]);
  });

  it('of a dossier that was deleted before it was made fails', async () => {
    const id = await waiting({ dossierId: uuidv7() });
    await copy(id);
    expect([await statusOf(id), await announced()]).toEqual(['failed', 1]);
  });

  it('that is withdrawn while it is made is not kept', async () => {
    const id = await waiting();
    let isWithdrawn = false;
    const withdrawing = storeBefore(async () => {
      if (isWithdrawn) return;
      isWithdrawn = true;
      expect((await claire.call('DELETE', `/api/shares/${id}`)).status).toBe(204);
    });
    await copy(id, { store: withdrawing });
    expect([await statusOf(id), await announced()]).toEqual(['revoked', 1]);
  });

  it('of a damaged dossier is no copy', async () => {
    const id = await waiting();
    const damaged: ObjectStore = {
      ...store,
      get: async function* (key, range) {
        for await (const chunk of store.get(key, range)) {
          const changed = Buffer.from(chunk);
          changed[changed.length - 1] = (changed.at(-1) ?? 0) ^ 1;
          yield changed;
        }
      },
    };
    await copy(id, { store: damaged }, { isLast: true });
    expect([await statusOf(id), await announced()]).toEqual(['failed', 1]);
  });
});

describe('what is looked through every hour', () => {
  const settled = async (now = new Date()): Promise<CopyJob[]> => {
    const added: CopyJob[] = [];
    await settleShares(sharingServices(server, { now: () => now }), async (job) => {
      if (job.userId === claire.id) added.push(job);
    });
    return added;
  };

  it('a copy whose job was lost is made; after two days it is given up', async () => {
    const id = await waiting();
    expect(await settled()).toEqual([{ userId: claire.id, shareId: id }]);
    expect(await settled(new Date(Date.now() + 2 * DAY_MS + HOUR_MS))).toEqual([]);
    expect(await statusOf(id)).toBe('failed');
  });

  it('the copy of a share that is over is destroyed, and that of another one is not', async () => {
    const [over, other] = [await waiting(), await waiting({ createdAt: new Date(Date.now() + 5 * DAY_MS) })];
    for (const id of [over, other]) await copy(id);
    const { object_key } = await rowOf(over);
    await settled(new Date(Date.now() + 30 * DAY_MS + HOUR_MS));
    expect(await hasObject(object_key as string)).toBe(false);
    expect(await rowOf(over)).toMatchObject({
      status: 'ended',
      object_key: null,
      shared_index: null,
      code_hash: null,
    });
    expect(await statusOf(other)).toBe('open');
    expect(await announced()).toBe(2);
  });

  it('a share whose openings are used up ends when nobody reads it any more; one that is locked, with its days', async () => {
    const [used, locked] = [await waiting(), await waiting()];
    for (const id of [used, locked]) await copy(id);
    await byHand(`UPDATE shares SET max_openings = 1, openings = 1 WHERE id = $1`, [used]);
    await byHand(`UPDATE shares SET status = 'locked' WHERE id = $1`, [locked]);
    const reading = `INSERT INTO share_openings (user_id, share_id, token_hash, expires_at)
      VALUES ($1, $2, sha256($3::bytea), now() + interval '1 hour')`;
    await byHand(reading, [claire.id, used, used]);
    await settled();
    expect(await announced()).toBe(3);
    await settled(new Date(Date.now() + 2 * HOUR_MS));
    expect(await announced()).toBe(2);
    expect([await statusOf(used), await statusOf(locked)]).toEqual(['ended', 'locked']);
    await settled(new Date(Date.now() + 31 * DAY_MS));
    expect(await announced()).toBe(1);
    expect(await statusOf(locked)).toBe('ended');
  });

  it('the copies of a closed account go with the next sweep', async () => {
    const id = await waiting();
    await copy(id);
    const { object_key } = await rowOf(id);
    await byHand(`UPDATE stored_objects SET announced_at = now() - interval '2 hours' WHERE user_id = $1`, [
      claire.id,
    ]);
    const sweep = () => sweepObjects({ database: server.recueil.database, store });
    await sweep();
    expect(await hasObject(object_key as string)).toBe(true);
    await server.recueil.database.asSystem('test', ({ db }) =>
      db.deleteFrom('auth.users').where('id', '=', claire.id).execute(),
    );
    await sweep();
    expect(await hasObject(object_key as string)).toBe(false);
  });
});

describe('a share that is read', () => {
  const opened = async (): Promise<MadeShare> => {
    const made = await begun(claire, dossier.id);
    await expect.poll(() => statusOf(made.share.id), { timeout: 30_000, interval: 50 }).toBe('open');
    return made;
  };

  it('is not there any more where its copy is gone', async () => {
    const made = await opened();
    const { opened: reading } = await openAsReader(server.url, made);
    await store.remove((await rowOf(made.share.id)).object_key as string);
    expect((await bytesAt(server.url, made.share.id, reading.token, 1)).status).toBe(404);
  });

  it('stops being sent where it is withdrawn meanwhile', async () => {
    dossier = await keepDossier(server, claire, { files: { 'dossier.pdf': Buffer.alloc(40_000_000, 'a') } });
    const made = await opened();
    const { opened: reading } = await openAsReader(server.url, made);
    const answer = await bytesAt(server.url, made.share.id, reading.token, 'all');
    const chunks = (answer.body as ReadableStream<Uint8Array>).getReader();
    let received = (await chunks.read()).value?.length ?? 0;
    expect((await claire.call('DELETE', `/api/shares/${made.share.id}`)).status).toBe(204);
    const rest = async () => {
      for (;;) {
        const { done, value } = await chunks.read();
        if (done) return;
        received += value.length;
      }
    };
    await expect(rest()).rejects.toThrow();
    expect(received).toBeLessThan(dossier.zip.length);
  });

  it('does not open where its copy was changed', async () => {
    const made = await opened();
    const reader = await openAsReader(server.url, made);
    const { object_key } = await rowOf(made.share.id);
    const chunks: Buffer[] = [];
    for await (const chunk of store.get(object_key as string)) chunks.push(Buffer.from(chunk));
    const bytes = Buffer.concat(chunks);
    bytes[SHARE_HEAD_BYTES + 40] = (bytes[SHARE_HEAD_BYTES + 40] ?? 0) ^ 1;
    await store.remove(object_key as string);
    await store.put(
      object_key as string,
      (async function* () {
        yield bytes;
      })(),
      bytes.length,
    );
    await expect(reader.read('dossier.pdf')).rejects.toThrow('cannot be opened');
  });

  it('is fetched so often and no more', async () => {
    const made = await opened();
    const { opened: reading } = await openAsReader(server.url, made);
    await server.recueil.database.asShare(made.share.id, ({ db }) =>
      sql`UPDATE share_openings SET fetched = 5000`.execute(db),
    );
    expect((await bytesAt(server.url, made.share.id, reading.token, 1)).status).toBe(429);
  });
});
