/** What an operator reads when the data folder cannot be used: one sentence that says what to do, and no stack. */
import { execFile } from 'node:child_process';
import { chmod, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it, onTestFinished } from 'vitest';
import { loadConfig } from '#server/config/config.ts';
import { startFailureText } from '#server/start-failure.ts';
import { startServerProcess } from '../support/server-process.ts';
import { mayMount, mountTmpfs, unmount } from '../support/small-disk.ts';
import { cloneDatabase } from '../support/test-cluster.ts';
import { startServerOn } from '../support/test-server.ts';

let folder: string;
const mounts: string[] = [];
const isRoot = process.getuid?.() === 0;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'recueil-start-'));
  await chmod(folder, 0o755);
});
afterEach(() => {
  for (const place of mounts.splice(0)) unmount(place);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Why the server cannot start with this environment. */
const errorAtStart = (env: Record<string, string>): Promise<unknown> =>
  startServerOn(env).then(
    async (server) => {
      await server.stop();
      return expect.unreachable('the server started');
    },
    (error: unknown) => error,
  );
/** What it says then. */
const saidAtStart = async (env: Record<string, string>): Promise<string> =>
  await startFailureText(await errorAtStart(env), loadConfig(env));

/** Root may write anywhere. What a server does first, by a user who may not. */
const NOBODY = 65_534;
const errorOfNobody = async (dataDir: string): Promise<Error> => {
  const module = join(import.meta.dirname, '../../src/platform/data-folder.ts');
  const script = `
    const { makeDataFolder } = await import(process.argv[1]);
    await makeDataFolder(process.argv[2]).catch((error) => console.log(JSON.stringify({ ...error })));
  `;
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', '--input-type=module', '-e', script, module, dataDir],
    { uid: NOBODY, cwd: '/' },
  );
  return Object.assign(new Error('What the system said'), JSON.parse(stdout));
};

const mount = async (name: string, options: string): Promise<string> => {
  const place = join(folder, name);
  await mountTmpfs(place, options);
  mounts.push(place);
  return place;
};
const canMount = await mayMount();

describe('a server that cannot start', () => {
  it('says that the data folder is a file, prints nothing else, and ends', async () => {
    const path = join(folder, 'file');
    await writeFile(path, '');
    const failed: unknown = await startServerProcess({ RECUEIL_DATA_DIR: path }).then(
      async (server) => {
        await server.stop();
        return expect.unreachable('the server started');
      },
      (error: unknown) => error,
    );
    const output =
      `\n${path} is not a folder, and the data folder needs one there: move it away, or set RECUEIL_DATA_DIR to a ` +
      'folder somewhere else, then start again.\n';
    expect(failed).toMatchObject({ exitCode: 1, output });
    expect(await saidAtStart({ RECUEIL_DATA_DIR: join(path, 'below', 'it') })).toContain(
      `${path} is not a folder`,
    );
  });

  it.runIf(canMount).each(['size=4k', 'size=16m'])('says that the disk is full (%s)', async (size) => {
    const place = await mount(size.replace('=', '-'), size);
    const dataDir = join(place, 'data');
    expect(await saidAtStart({ RECUEIL_DATA_DIR: dataDir })).toBe(
      `The disk that holds ${dataDir} is full: free some space on it, or set RECUEIL_DATA_DIR to a folder on another ` +
        'disk, then start again.',
    );
    // What was begun must not take the room that will be freed.
    expect((await readdir(dataDir)).filter((name) => name.startsWith('server.lock'))).toEqual([]);
  });

  it.runIf(canMount)('says that the disk is read-only', async () => {
    const place = await mount('read-only', 'ro');
    const dataDir = join(place, 'data');
    expect(await saidAtStart({ RECUEIL_DATA_DIR: dataDir })).toBe(
      `Nothing can be written to ${dataDir}, because its disk is mounted read-only: mount it for writing, or set ` +
        'RECUEIL_DATA_DIR to a folder on another disk, then start again.',
    );
  });

  it('says that its port is taken', async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const { port } = other.address() as { port: number };
    const database = await cloneDatabase(inject('cluster'));
    onTestFinished(() => database.drop());
    const dataDir = join(folder, 'port');
    expect(
      await saidAtStart({ DATABASE_URL: database.url, RECUEIL_DATA_DIR: dataDir, PORT: String(port) }),
    ).toBe(`Port ${port} is taken. Set PORT to another one.`);
    other.close();
  });

  it('says that its user may not write there', async () => {
    const closed = join(folder, 'closed');
    await mkdir(closed, { mode: 0o555 });
    const dataDir = join(closed, 'data');
    const error = isRoot ? await errorOfNobody(dataDir) : await errorAtStart({ RECUEIL_DATA_DIR: dataDir });
    expect(await startFailureText(error, loadConfig({ RECUEIL_DATA_DIR: dataDir }))).toBe(
      `The user that starts Recueil may not use ${dataDir}: give that user the right to read and write there, or set ` +
        'RECUEIL_DATA_DIR to a folder of its own, then start again.',
    );
  });
});
