/** Uploads that were cut off and go on where they stopped. */
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { FILE_MAX_BYTES, RESUMABLE_MIN_BYTES } from '#contract/common/limits.ts';
import { keptUpload, type StoredFile } from '#contract/files.ts';
import { sweepObjects } from '#server/modules/files/sweep-objects.ts';
import { createDiskStore } from '#server/platform/files/disk-store.ts';
import { signUp, type TestPerson } from '../support/people.ts';
import { asSuperuser } from '../support/test-cluster.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';
import { cutOffUpload, upload, uploaded } from '../support/uploads.ts';
import { announced, leftInStore, problemOf } from './support/store-state.ts';

let server: TestServer;
let claire: TestPerson;
let paul: TestPerson;
beforeAll(async () => {
  server = await startTestServer();
  claire = await signUp(server, 'Claire');
  paul = await signUp(server, 'Paul');
});
afterAll(() => server.stop());

/** Text of which no two places are alike. */
const longText = (bytes = 2_000_000): Buffer =>
  Buffer.from(
    Array.from({ length: Math.ceil(bytes / 8) }, (_, at) => `${at}`.padStart(7, '0')).join(' '),
  ).subarray(0, bytes);
const goOn = (id: string, bytes: Buffer, offset: number, person = claire): Promise<Response> =>
  fetch(`${server.url}/api/files/${id}`, {
    method: 'PATCH',
    headers: {
      authorization: `Bearer ${person.accessToken}`,
      'x-file-name': 'fichier.txt',
      'upload-offset': String(offset),
    },
    body: new Uint8Array(bytes.subarray(offset)),
  });
const keptOf = async (id: string, person = claire) => {
  const answer = await person.call('GET', `/api/files/${id}/upload`);
  return answer.status === 200 ? keptUpload.parse(await answer.json()) : answer.status;
};
const contentOf = async (id: string): Promise<Buffer> =>
  Buffer.from(await (await claire.call('GET', `/api/files/${id}/content`)).arrayBuffer());

describe('an upload that was cut off', () => {
  it('goes on where it stopped, also twice, and is the file byte for byte', async () => {
    const [id, bytes] = [uuidv7(), longText()];
    const first = await cutOffUpload(server.url, claire, bytes, { id, sentBytes: 900_000 });
    expect(first).toBeGreaterThanOrEqual(RESUMABLE_MIN_BYTES);
    expect(await keptOf(id)).toEqual({ received: first, file: null });
    const second = await cutOffUpload(server.url, claire, bytes, { id, sentBytes: 800_000, offset: first });
    expect(second).toBeGreaterThan(first);
    const answer = await goOn(id, bytes, second);
    expect(answer.status).toBe(201);
    const file = (await answer.json()) as StoredFile;
    const whole = await uploaded(server.url, claire, bytes);
    expect(file).toMatchObject({ id, size: bytes.length, sha256: whole.sha256, name: 'fichier.txt' });
    expect((await contentOf(id)).equals(bytes)).toBe(true);
    expect(await keptOf(id)).toMatchObject({ received: bytes.length, file: { id } });
    expect(await leftInStore(server)).toEqual(await announced(server));
  });

  it('is sent whole where only a little had arrived', async () => {
    const [id, bytes] = [uuidv7(), longText()];
    expect(await cutOffUpload(server.url, claire, bytes, { id, sentBytes: 1_000, isKept: false })).toBe(0);
    expect(await keptOf(id)).toBe(404);
    expect(await problemOf(await goOn(id, bytes, 1_000))).toEqual([409, 'wrong_offset']);
  });

  it('may be sent whole all the same, and nothing of it is left over', async () => {
    const [id, bytes] = [uuidv7(), longText()];
    await cutOffUpload(server.url, claire, bytes, { id, sentBytes: 900_000 });
    expect((await upload(server.url, claire, bytes, { id })).status).toBe(201);
    expect((await contentOf(id)).equals(bytes)).toBe(true);
    expect(await leftInStore(server)).toEqual(await announced(server));
  });

  it('does not go on from another byte, and says from which', async () => {
    const [id, bytes] = [uuidv7(), longText()];
    const received = await cutOffUpload(server.url, claire, bytes, { id, sentBytes: 900_000 });
    for (const offset of [received - 1, received + 1]) {
      const answer = await goOn(id, bytes, offset);
      expect([answer.status, await answer.json()]).toMatchObject([
        409,
        { code: 'wrong_offset', current: { received } },
      ]);
    }
    for (const offset of ['-1', '1.5', 'x', '']) {
      const answer = await fetch(`${server.url}/api/files/${id}`, {
        method: 'PATCH',
        headers: {
          authorization: `Bearer ${claire.accessToken}`,
          'x-file-name': 'a',
          'upload-offset': offset,
        },
        body: 'a',
      });
      expect(await problemOf(answer)).toEqual([400, 'invalid_input']);
    }
    expect((await goOn(id, bytes, received)).status).toBe(201);
  });

  it('is one file when two go on with it at the same moment', async () => {
    const [id, bytes] = [uuidv7(), longText()];
    const received = await cutOffUpload(server.url, claire, bytes, { id, sentBytes: 900_000 });
    const answers = await Promise.all([goOn(id, bytes, received), goOn(id, bytes, received)]);
    expect(answers.map(({ status }) => status).sort()[0]).toBe(201);
    expect((await contentOf(id)).equals(bytes)).toBe(true);
    const late = await goOn(id, bytes, received);
    expect([late.status, await late.json()]).toMatchObject([409, { code: 'already_used', current: { id } }]);
    expect(await leftInStore(server)).toEqual(await announced(server));
  });

  it('is held to the limit of a file as a whole', async () => {
    const [id, bytes] = [uuidv7(), Buffer.alloc(FILE_MAX_BYTES + 1, 'a')];
    const received = await cutOffUpload(server.url, claire, bytes.subarray(1), { id, sentBytes: 9_000_000 });
    expect(await problemOf(await goOn(id, bytes, received))).toEqual([413, 'body_too_large']);
    expect((await goOn(id, bytes.subarray(1), received)).status).toBe(201);
  });

  it('is nobody else’s', async () => {
    const [id, bytes] = [uuidv7(), longText()];
    const received = await cutOffUpload(server.url, claire, bytes, { id, sentBytes: 900_000 });
    expect(await keptOf(id, paul)).toBe(404);
    expect(await problemOf(await goOn(id, bytes, received, paul))).toEqual([409, 'wrong_offset']);
    expect(await keptOf(id)).toMatchObject({ received });
  });

  it('is forgotten when the person takes it back, and after a day', async () => {
    const [taken, old] = [uuidv7(), uuidv7()];
    for (const id of [taken, old]) {
      await cutOffUpload(server.url, claire, longText(), { id, sentBytes: 900_000 });
    }
    expect((await claire.call('DELETE', `/api/files/${taken}`)).status).toBe(204);
    expect(await keptOf(taken)).toBe(404);
    const store = createDiskStore(join(server.dataDir, 'files'));
    const sweep = () => sweepObjects({ database: server.recueil.database, store });
    const name = new URL(server.databaseUrl).pathname.slice(1);
    const age = (table: string, column: string, by: string) =>
      asSuperuser(
        inject('cluster'),
        (client) => client.query(`UPDATE ${table} SET ${column} = now() - interval '${by}'`),
        name,
      );
    await age('stored_objects', 'announced_at', '23 hours');
    await sweep();
    expect(await keptOf(old)).not.toBe(404);
    await age('upload_parts', 'created_at', '25 hours');
    await sweep();
    expect(await keptOf(old)).toBe(404);
    expect(await leftInStore(server)).toEqual(await announced(server));
  });

  it('is sent whole when what was kept is gone from the store', async () => {
    const [id, bytes] = [uuidv7(), longText()];
    const folder = join(server.dataDir, 'files');
    const before = new Set(await readdir(folder, { recursive: true }));
    const received = await cutOffUpload(server.url, claire, bytes, { id, sentBytes: 900_000 });
    const added = (await readdir(folder, { recursive: true })).filter((name) => !before.has(name));
    for (const name of added) await rm(join(folder, name), { recursive: true, force: true });
    const answer = await goOn(id, bytes, received);
    expect([answer.status, await answer.json()]).toMatchObject([409, { current: { received: 0 } }]);
    expect(await keptOf(id)).toBe(404);
    expect((await upload(server.url, claire, bytes, { id })).status).toBe(201);
  });
});
