/** What an operator reads when the data folder cannot be used: one sentence that says what to do, and no stack. */
import { chmod, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type StartFailed, startServerProcess } from '../support/server-process.ts';
import { mayMount, mountTmpfs, unmount } from '../support/small-disk.ts';

let folder: string;
const mounts: string[] = [];
/** Root may write anywhere. */
const NOBODY = 65_534;
const isRoot = process.getuid?.() === 0;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'recueil-start-'));
  await chmod(folder, 0o755);
});
afterEach(() => {
  for (const place of mounts.splice(0)) unmount(place);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** What the server says when it cannot start with this environment. */
const saidAtStart = async (env: Record<string, string>, uid?: number): Promise<string[]> => {
  const failed = (await startServerProcess(env, uid).then(
    async (server) => {
      await server.stop();
      return expect.unreachable('the server started');
    },
    (error: unknown) => error,
  )) as StartFailed;
  expect(failed.exitCode).toBe(1);
  return failed.output.trim().split('\n');
};

const mount = async (name: string, options: string): Promise<string> => {
  const place = join(folder, name);
  await mountTmpfs(place, options);
  mounts.push(place);
  return place;
};
const canMount = await mayMount();

describe('a server that cannot start', () => {
  it('says that the data folder is a file', async () => {
    const path = join(folder, 'file');
    await writeFile(path, '');
    expect(await saidAtStart({ RECUEIL_DATA_DIR: path })).toEqual([
      `${path} is not a folder, and the data folder needs one there: move it away, or set RECUEIL_DATA_DIR to a ` +
        'folder somewhere else, then start again.',
    ]);
    expect(await saidAtStart({ RECUEIL_DATA_DIR: join(path, 'below', 'it') })).toEqual([
      expect.stringContaining(`${path} is not a folder`),
    ]);
  });

  it.runIf(canMount).each(['size=4k', 'size=16m'])('says that the disk is full (%s)', async (size) => {
    const place = await mount(size.replace('=', '-'), size);
    const dataDir = join(place, 'data');
    expect(await saidAtStart({ RECUEIL_DATA_DIR: dataDir })).toEqual([
      `The disk that holds ${dataDir} is full: free some space on it, or set RECUEIL_DATA_DIR to a folder on another ` +
        'disk, then start again.',
    ]);
    // What was begun must not take the room that will be freed.
    expect((await readdir(dataDir)).filter((name) => name.startsWith('server.lock'))).toEqual([]);
  });

  it.runIf(canMount)('says that the disk is read-only', async () => {
    const place = await mount('read-only', 'ro');
    const dataDir = join(place, 'data');
    expect(await saidAtStart({ RECUEIL_DATA_DIR: dataDir })).toEqual([
      `Nothing can be written to ${dataDir}, because its disk is mounted read-only: mount it for writing, or set ` +
        'RECUEIL_DATA_DIR to a folder on another disk, then start again.',
    ]);
  });

  it('says that its user may not write there', async () => {
    const closed = join(folder, 'closed');
    await mkdir(closed, { mode: 0o555 });
    const dataDir = join(closed, 'data');
    expect(await saidAtStart({ RECUEIL_DATA_DIR: dataDir }, isRoot ? NOBODY : undefined)).toEqual([
      `The user that starts Recueil may not use ${dataDir}: give that user the right to read and write there, or set ` +
        'RECUEIL_DATA_DIR to a folder of its own, then start again.',
    ]);
  });

  it('says that its port is taken', async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const { port } = other.address() as { port: number };
    expect(await saidAtStart({ RECUEIL_DATA_DIR: join(folder, 'port'), PORT: String(port) })).toEqual([
      `Port ${port} is taken. Set PORT to another one.`,
    ]);
    other.close();
  });
});
