import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createDiskStore } from './disk-store.ts';
import { createObjectKey, MissingObjectError, type ObjectStore } from './object-store.ts';
import { openSpool } from './spool.ts';

let folder: string;
let store: ObjectStore;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'recueil-store-'));
  store = createDiskStore(join(folder, 'files'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const streamOf = async function* (...chunks: Uint8Array[]): AsyncGenerator<Uint8Array> {
  yield* chunks;
};
const collect = async (chunks: AsyncIterable<Uint8Array>): Promise<Buffer> => {
  const parts: Uint8Array[] = [];
  for await (const chunk of chunks) parts.push(Buffer.from(chunk));
  return Buffer.concat(parts);
};
const namesIn = async (at: string): Promise<string[]> =>
  (await readdir(at, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => entry.name);

describe('the store on disk', () => {
  it('gives back what was put, whole and in parts', async () => {
    const key = createObjectKey();
    const bytes = randomBytes(300_000);
    await store.put(key, streamOf(bytes.subarray(0, 123_456), bytes.subarray(123_456)), bytes.length);
    expect((await collect(store.get(key))).equals(bytes)).toBe(true);
    const part = await collect(store.get(key, { start: 5, end: 200_000 }));
    expect(part.equals(bytes.subarray(5, 200_000))).toBe(true);
  });

  it('lets nobody else on the machine read it', async () => {
    const key = createObjectKey();
    await store.put(key, streamOf(Buffer.of(1)), 1);
    const path = join(folder, 'files', key.slice(0, 2), key);
    expect((await stat(path)).mode & 0o777).toBe(0o600);
    expect((await stat(join(folder, 'files', key.slice(0, 2)))).mode & 0o777).toBe(0o700);
  });

  it('keeps nothing of what broke off on its way', async () => {
    const broken = async function* (): AsyncGenerator<Uint8Array> {
      yield Buffer.of(1);
      throw new Error('The line broke');
    };
    await expect(store.put(createObjectKey(), broken(), 2)).rejects.toThrow('The line broke');
    expect(await namesIn(folder)).toEqual([]);
  });

  it('says that an object is missing, before and after it was removed', async () => {
    const key = createObjectKey();
    await expect(collect(store.get(key))).rejects.toThrow(MissingObjectError);
    await store.put(key, streamOf(Buffer.of(1)), 1);
    await store.remove(key);
    await store.remove(key);
    await expect(collect(store.get(key))).rejects.toThrow(MissingObjectError);
    expect(await namesIn(folder)).toEqual([]);
  });

  it.each(['../../etc/passwd', '', 'a'.repeat(31), `${'a'.repeat(31)}/`])(
    'takes no key that names another place: %s',
    async (key) => {
      await expect(store.put(key, streamOf(Buffer.of(1)), 1)).rejects.toThrow();
      await expect(store.remove(key)).rejects.toThrow();
      await expect(collect(store.get(key))).rejects.toThrow();
    },
  );
});

describe('a file of this machine', () => {
  it('becomes an object whole, though it has no name, and leaves nothing where it cannot be read', async () => {
    const spool = await openSpool(join(folder, 'spool'));
    const bytes = randomBytes(300_000);
    await spool.write(bytes);
    const key = createObjectKey();
    if (spool.path !== null) {
      await store.putFile?.(key, spool.path);
      expect((await collect(store.get(key))).equals(bytes)).toBe(true);
    }
    await spool.close();
    const broken = createObjectKey();
    await expect(store.putFile?.(broken, join(folder, 'nowhere'))).rejects.toThrow('ENOENT');
    await expect(collect(store.get(broken))).rejects.toBeInstanceOf(MissingObjectError);
  });
});

describe('a spool', () => {
  it('can be read in any part, and has no name in its folder', async () => {
    const spool = await openSpool(folder);
    const bytes = randomBytes(400_000);
    await spool.write(bytes.subarray(0, 150_000));
    await spool.write(bytes.subarray(150_000));
    expect(spool.size).toBe(bytes.length);
    expect(await namesIn(folder)).toEqual([]);
    const part = await collect(spool.read(149_000, 390_000));
    expect(part.equals(bytes.subarray(149_000, 390_000))).toBe(true);
    await spool.close();
  });
});
