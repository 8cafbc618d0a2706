/** The store behind S3, through the real client, against a local server that speaks it. */
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signUp, type TestPerson } from '../support/people.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';
import { TINY_PNG, upload, uploaded, wavOf } from '../support/uploads.ts';
import { type S3Server, startS3Server } from './support/s3-server.ts';

let s3: S3Server;
let server: TestServer;
let person: TestPerson;

beforeAll(async () => {
  s3 = await startS3Server('AKTEST');
  server = await startTestServer({
    env: {
      RECUEIL_FILES: 's3',
      S3_BUCKET: 'recueil',
      S3_REGION: 'eu-west-3',
      S3_ENDPOINT: s3.endpoint,
      S3_ACCESS_KEY_ID: 'AKTEST',
      S3_SECRET_ACCESS_KEY: 'not-a-secret',
    },
  });
  person = await signUp(server);
});
afterAll(async () => {
  await server.stop();
  await s3.stop();
});

const contentOf = async (id: string, headers: Record<string, string> = {}): Promise<Response> =>
  await person.call('GET', `/api/files/${id}/content`, undefined, headers);

describe('files in a store that speaks S3', () => {
  it('come back as they went, whole and in parts, and lie there sealed under names that say nothing', async () => {
    const wav = wavOf(150_000);
    const { id } = await uploaded(server.url, person, wav, { name: 'Réunion.wav' });
    const [path, sealed] = [...s3.objects].at(-1) as [string, Buffer];
    expect(path).toMatch(/^\/recueil\/[0-9a-f]{32}$/);
    expect(sealed.includes('WAVE')).toBe(false);
    expect(Buffer.from(await (await contentOf(id)).arrayBuffer()).equals(wav)).toBe(true);
    const part = await contentOf(id, { range: 'bytes=70000-200000' });
    expect(part.status).toBe(206);
    expect(Buffer.from(await part.arrayBuffer()).equals(wav.subarray(70_000, 200_001))).toBe(true);
  });

  it('keep nothing of themselves on the disk of the server', async () => {
    const names = await readdir(join(server.dataDir, 'files'), { recursive: true });
    expect(names).toEqual(['incoming']);
  });

  it('leave the bucket when they are deleted', async () => {
    const before = s3.objects.size;
    const { id } = await uploaded(server.url, person, TINY_PNG);
    expect(s3.objects.size).toBe(before + 1);
    expect((await person.call('DELETE', `/api/files/${id}`)).status).toBe(204);
    expect(s3.objects.size).toBe(before);
  });

  it('are refused as long as the bucket takes none, and taken by the same request afterwards', async () => {
    const id = uuidv7();
    s3.fail('PUT');
    const refused = await upload(server.url, person, TINY_PNG, { id });
    expect([refused.status, await refused.json()]).toMatchObject([503, { code: 'unavailable' }]);
    expect((await person.call('GET', `/api/files/${id}`)).status).toBe(404);
    // As MinIO says that its disks are full.
    s3.fail('PUT', 507);
    const full = await upload(server.url, person, TINY_PNG, { id });
    expect([full.status, await full.json()]).toMatchObject([507, { code: 'storage_full' }]);
    s3.fail(null);
    expect((await upload(server.url, person, TINY_PNG, { id })).status).toBe(201);
  });

  it('answer 503 while the bucket cannot be read, and are a fault of ours when it has lost them', async () => {
    const { id } = await uploaded(server.url, person, TINY_PNG);
    const path = [...s3.objects.keys()].at(-1) as string;
    s3.fail('GET');
    expect((await contentOf(id)).status).toBe(503);
    s3.fail(null);
    expect((await contentOf(id)).status).toBe(200);
    s3.objects.delete(path);
    const lost = await contentOf(id);
    expect([lost.status, await lost.json()]).toMatchObject([422, { code: 'damaged' }]);
  });

  it('say nothing of the keys of the bucket in the log', () => {
    expect(JSON.stringify(server.logged)).not.toMatch(/not-a-secret|AKTEST/);
  });
});
