import { execFile, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { SUPERUSER } from '#server/platform/database/embedded/cluster.ts';
import { isAlive } from '#server/platform/database/embedded/processes.ts';
import { APPLICATION_DATABASE } from '#server/platform/database/embedded-database.ts';
import { COMPILE_CACHE } from '../../../scripts/environment.mjs';
import { type ServerProcess, startServerProcess } from '../support/server-process.ts';
import { openFolder } from './support/embedded-folder.ts';

let base: string;
let dataDir: string;
/** A data folder whose server has started and stopped once: making one takes most of the time of a first start. */
let prepared: string;

/** What was seen of that first start. */
let firstStart: {
  pid: number;
  health: number;
  /** What a second server is told at the same time. */
  refusal: string;
  healthAfterRefusal: number;
  exitCode: number | null;
  isPostgresAlive: boolean;
};

beforeAll(async () => {
  prepared = await mkdtemp(join(tmpdir(), 'recueil-prepared-'));
  await chmod(prepared, 0o755);
  const server = await startServerProcess({ RECUEIL_DATA_DIR: prepared });
  const postgres = await postmasterPid(prepared);
  const seen = {
    pid: server.pid,
    health: await health(server),
    refusal: await refusalOf(prepared),
    healthAfterRefusal: await health(server),
  };
  const exitCode = await server.leave();
  firstStart = { ...seen, exitCode, isPostgresAlive: await isAlive(postgres) };
});
afterAll(() => rm(prepared, { recursive: true, force: true }));

beforeEach(async () => {
  base = await mkdtemp(join(tmpdir(), 'recueil-embedded-'));
  dataDir = base;
  await chmod(dataDir, 0o755);
});
afterEach(async () => {
  // A killed server's PostgreSQL would outlive the test: opening and closing takes it over and stops it.
  if (existsSync(lockOfPostgres(dataDir))) await (await openFolder(dataDir).catch(() => null))?.close();
  await rm(base, { recursive: true, force: true });
});

/** With the owners of its files: as root PostgreSQL runs as another user. */
const usePreparedFolder = (): Promise<unknown> => promisify(execFile)('cp', ['-a', `${prepared}/.`, dataDir]);
/** It is there for as long as PostgreSQL runs, and behind one that was killed. */
const lockOfPostgres = (folder: string): string => join(folder, 'postgres/cluster/postmaster.pid');
const postmasterPid = async (folder: string): Promise<number> =>
  Number((await readFile(lockOfPostgres(folder), 'utf8')).split('\n')[0]);
const health = async (server: ServerProcess): Promise<number> =>
  (await fetch(`${server.url}/api/health`)).status;
const linesOf = (server: ServerProcess): Record<string, unknown>[] =>
  server
    .output()
    .split('\n')
    .slice(0, -1)
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line));

/** What a server's PostgreSQL holds of the messages that the fixture writes. */
const messagesIn = async (folder: string): Promise<unknown[]> => {
  const password = (await readFile(join(folder, 'secrets/postgres-superuser.password'), 'utf8')).trim();
  const host = join(folder, 'postgres/run');
  const client = new Client({ host, user: SUPERUSER, password, database: APPLICATION_DATABASE });
  await client.connect();
  const { rows } = await client.query('SELECT text_fr FROM operator_messages');
  await client.end();
  return rows;
};

/** What whoever wants to open the folder is told, who may not. */
const refusalOf = (folder: string): Promise<string> =>
  openFolder(folder).then(
    async ({ close }) => {
      await close();
      return expect.unreachable('the folder was opened');
    },
    ({ message }: Error) => message,
  );

const APART = ['--pid', '--fork', '--kill-child', '--mount-proc'];
const canUnshare = spawnSync('unshare', [...APART, 'true']).status === 0;
const HOLDER = fileURLToPath(new URL('./support/hold-folder.fixture.ts', import.meta.url));

/** A process that holds the folder, and with it its PostgreSQL, among processes that see, and are seen by, no others. */
const startContainer = async (): Promise<{ killHolder(): void; end(): Promise<unknown> }> => {
  const script = '"$@" & read line; kill -9 $!; read line';
  const holder = [process.execPath, '--disable-warning=ExperimentalWarning', HOLDER, dataDir];
  const container = spawn('unshare', [...APART, 'sh', '-c', script, 'sh', ...holder], {
    // It is killed: what it has put into its folder for temporary files is removed by the test.
    env: { PATH: process.env.PATH ?? '', NODE_COMPILE_CACHE: COMPILE_CACHE, TMPDIR: base },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  onTestFinished(() => void container.kill('SIGKILL'));
  await new Promise<void>((ready, reject) => {
    container.stdout.on('data', (chunk: Buffer) => chunk.includes('open') && ready());
    container.once('exit', () => reject(new Error('The holder in the container ended.')));
  });
  return {
    killHolder: () => void container.stdin.write('\n'),
    end: () => {
      const ended = once(container, 'close');
      container.stdin.end('\n');
      return ended;
    },
  };
};

describe('the embedded PostgreSQL', () => {
  it('starts on an empty folder, and stops when the process that started its server is gone', async () => {
    expect(firstStart).toMatchObject({ health: 200, exitCode: 0, isPostgresAlive: false });
    expect(await readdir(prepared)).not.toContain('server.lock');
  });

  it('is refused to a second server, which is told what to do', () => {
    expect(firstStart.refusal).toContain(`process ${firstStart.pid}`);
    expect(firstStart.refusal).toContain('RECUEIL_DATA_DIR');
    expect(firstStart.healthAfterRefusal).toBe(200);
  });

  it('keeps its secrets readable by its owner alone', async () => {
    for (const name of ['master.key', 'postgres-superuser.password', 'postgres-application.password']) {
      expect((await stat(join(prepared, 'secrets', name))).mode & 0o777).toBe(0o600);
    }
    expect((await stat(join(prepared, 'secrets'))).mode & 0o777).toBe(0o700);
  });

  it('starts when the process ids in stale lock files belong to other programs now, and ends its server when it is killed', async () => {
    await usePreparedFolder();
    await writeFile(lockOfPostgres(dataDir), `${process.pid}\n${join(dataDir, 'postgres/cluster')}\n`);
    await writeFile(
      join(dataDir, 'server.lock'),
      JSON.stringify({ pid: process.ppid, commandLine: 'something else' }),
    );
    const server = await startServerProcess({ RECUEIL_DATA_DIR: dataDir });
    onTestFinished(() => server.kill());
    expect(await health(server)).toBe(200);

    // The log says why it ended, without a value that somebody typed.
    const typed = 'Il m’a insultée';
    const stranger = new Client({ host: join(dataDir, 'postgres/run'), user: typed, password: 'x' });
    stranger.on('error', () => undefined);
    await expect(stranger.connect()).rejects.toThrow(typed);
    process.kill(await postmasterPid(dataDir), 'SIGKILL');
    const fatal = {
      msg: 'the embedded PostgreSQL ended',
      ended: 'SIGKILL',
      lastWords: expect.arrayContaining(['FATAL: password authentication failed for user "…"']),
    };
    await expect.poll(() => linesOf(server)).toContainEqual(expect.objectContaining(fatal));
    // It was ending by itself already: asked to stop, a server ends with 0.
    expect(await server.stop()).toBe(1);
    expect(server.output()).not.toContain(typed);
  });

  it('lives on when its server is killed, and the next one takes its folder over, with what was committed; asked to stop, it ends both', async () => {
    await usePreparedFolder();
    const holder = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', HOLDER, dataDir], {
      env: { PATH: process.env.PATH ?? '', NODE_COMPILE_CACHE: COMPILE_CACHE },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    onTestFinished(() => void holder.kill('SIGKILL'));
    await once(holder.stdout, 'data');
    const orphan = await postmasterPid(dataDir);
    holder.kill('SIGKILL');
    await once(holder, 'exit');
    expect(await isAlive(orphan)).toBe(true);
    const server = await startServerProcess({ RECUEIL_DATA_DIR: dataDir });
    onTestFinished(() => server.kill());
    expect(await isAlive(orphan)).toBe(false);
    expect(await health(server)).toBe(200);
    expect(await messagesIn(dataDir)).toEqual([{ text_fr: 'saved' }]);
    const postgres = await postmasterPid(dataDir);
    expect(await server.stop()).toBe(0);
    expect(await isAlive(postgres)).toBe(false);
    expect(existsSync(lockOfPostgres(dataDir))).toBe(false);
  });

  it.runIf(canUnshare)(
    'is left alone while it runs in another container, whether its server lives or not',
    async () => {
      // Longer than the path of a socket may be: what listens in the folder must be reached all the same.
      dataDir = join(dataDir, 'dossier-'.repeat(14));
      await mkdir(dataDir, { mode: 0o755 });
      await usePreparedFolder();
      const container = await startContainer();
      expect(await refusalOf(dataDir)).toContain('Another Recueil server');
      container.killHolder();
      await expect.poll(() => refusalOf(dataDir)).toContain('A PostgreSQL is running on');
      await container.end();
      const { database, close } = await openFolder(dataDir);
      expect(await database.isHealthy().finally(close)).toBe(true);
    },
  );

  it.runIf(process.getuid?.() === 0)('says what to do when its user cannot reach the folder', async () => {
    const closed = join(dataDir, 'closed');
    const folder = join(closed, 'data');
    await mkdir(folder, { mode: 0o700, recursive: true });
    await chmod(closed, 0o700);
    const refusal = await refusalOf(folder);
    expect(refusal).toContain(`: ${closed} is closed to it`);
    expect(refusal).toContain('RECUEIL_DATA_DIR');
    expect(refusal).toContain(`chmod o+x ${closed}`);
  });
});
