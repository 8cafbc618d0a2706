import { execFile, spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { isAlive } from '#server/platform/database/embedded/processes.ts';
import { openDatabase } from '#server/platform/database/open.ts';
import { createVault } from '#server/platform/vault/vault.ts';
import { COMPILE_CACHE } from '../../../scripts/environment.mjs';
import { MAIN, type ServerProcess, StartFailed, startServerProcess } from '../support/server-process.ts';

let base: string;
let dataDir: string;
const running: ServerProcess[] = [];
/** A data folder whose server has started and stopped once: making one takes most of the time of a first start. */
let prepared: string;

/** What was seen of that first start. */
let firstStart: { health: number; exitCode: number | null; isPostgresAlive: boolean };

beforeAll(async () => {
  prepared = await mkdtemp(join(tmpdir(), 'recueil-prepared-'));
  await chmod(prepared, 0o755);
  const first = await startServerProcess({ RECUEIL_DATA_DIR: prepared });
  const pid = await postmasterPid(prepared);
  const answered = await health(first);
  const exitCode = await first.stop();
  firstStart = { health: answered, exitCode, isPostgresAlive: await isAlive(pid) };
});
afterAll(() => rm(prepared, { recursive: true, force: true }));

beforeEach(async () => {
  base = await mkdtemp(join(tmpdir(), 'recueil-embedded-'));
  dataDir = base;
  await chmod(dataDir, 0o755);
});
afterEach(async () => {
  await Promise.all(running.splice(0).map((server) => server.stop()));
  // A killed server's PostgreSQL would outlive the test: opening and closing takes it over and stops it.
  if (existsSync(lockOfPostgres())) await (await openAgain().catch(() => null))?.close();
  await rm(base, { recursive: true, force: true });
});

const start = async (env: Record<string, string> = {}): Promise<ServerProcess> => {
  const server = await startServerProcess({ RECUEIL_DATA_DIR: dataDir, ...env });
  running.push(server);
  return server;
};
/** With the owners of its files: as root PostgreSQL runs as another user. */
const usePreparedFolder = (): Promise<unknown> => promisify(execFile)('cp', ['-a', `${prepared}/.`, dataDir]);
const openAgain = async () => {
  const secret = (name: string) => readFile(join(dataDir, 'secrets', name), 'utf8');
  return await openDatabase({
    databaseUrl: null,
    dataDir,
    vault: createVault(randomBytes(32).toString('base64')),
    passwords: async () => ({
      superuser: await secret('postgres-superuser.password'),
      application: await secret('postgres-application.password'),
    }),
  });
};
/** It is there for as long as PostgreSQL runs, and behind one that was killed. */
const lockOfPostgres = (folder = dataDir): string => join(folder, 'postgres/cluster/postmaster.pid');
const postmasterPid = async (folder = dataDir): Promise<number> =>
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

const APART = ['--pid', '--fork', '--kill-child', '--mount-proc'];
const canUnshare = spawnSync('unshare', [...APART, 'true']).status === 0;

/** The server, and with it its PostgreSQL, among processes that see, and are seen by, no others. */
const startContainer = async (): Promise<{ killServer(): void; end(): Promise<unknown> }> => {
  const script = '"$@" & read line; kill -9 $!; read line';
  const server = [process.execPath, '--disable-warning=ExperimentalWarning', MAIN];
  const container = spawn('unshare', [...APART, 'sh', '-c', script, 'sh', ...server], {
    env: {
      PATH: process.env.PATH ?? '',
      NODE_COMPILE_CACHE: COMPILE_CACHE,
      PORT: '0',
      RECUEIL_LOG: 'warn',
      RECUEIL_DATA_DIR: dataDir,
    },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  onTestFinished(() => void container.kill('SIGKILL'));
  await new Promise<void>((ready, reject) => {
    container.stdout.on('data', (chunk: Buffer) => chunk.includes(' is ready:') && ready());
    container.once('exit', () => reject(new Error('The server in the container ended.')));
  });
  return {
    killServer: () => void container.stdin.write('\n'),
    end: () => {
      const ended = once(container, 'close');
      container.stdin.end('\n');
      return ended;
    },
  };
};

describe('the embedded PostgreSQL', () => {
  it('starts on an empty folder, stops with the server, and starts again', async () => {
    expect(firstStart).toEqual({ health: 200, exitCode: 0, isPostgresAlive: false });
    await usePreparedFolder();
    expect(await health(await start())).toBe(200);
  });

  it('stops when the process that started its server is gone', async () => {
    await usePreparedFolder();
    const first = await start();
    const pid = await postmasterPid();
    expect(await first.leave()).toBe(0);
    expect(await isAlive(pid)).toBe(false);
    expect(await readdir(dataDir)).not.toContain('server.lock');
  });

  it('ends its server when it is killed, and the log says why, without a value that somebody typed', async () => {
    await usePreparedFolder();
    const server = await start();
    const typed = 'Il m’a insultée';
    const stranger = new Client({ host: join(dataDir, 'postgres/run'), user: typed, password: 'x' });
    stranger.on('error', () => undefined);
    await expect(stranger.connect()).rejects.toThrow(typed);
    process.kill(await postmasterPid(), 'SIGKILL');
    const fatal = {
      msg: 'the embedded PostgreSQL ended',
      ended: 'SIGKILL',
      lastWords: expect.arrayContaining(['FATAL: password authentication failed for user "…"']),
    };
    await expect.poll(() => linesOf(server)).toContainEqual(expect.objectContaining(fatal));
    expect(server.output()).not.toContain(typed);
  });

  it('is taken over when the server was killed and PostgreSQL lives on', async () => {
    await usePreparedFolder();
    const first = await start();
    await first.kill();
    const orphan = await postmasterPid();
    expect(await isAlive(orphan)).toBe(true);
    expect(await health(await start())).toBe(200);
    expect(await isAlive(orphan)).toBe(false);
  });

  it('starts when both were killed and their lock files are stale', async () => {
    await usePreparedFolder();
    const first = await start();
    const pid = await postmasterPid();
    await first.kill();
    process.kill(pid, 'SIGKILL');
    expect(await health(await start())).toBe(200);
  });

  it('starts when the process id in a stale lock file belongs to another program now', async () => {
    await usePreparedFolder();
    const first = await start();
    const pid = await postmasterPid();
    const lock = lockOfPostgres();
    const before = await readFile(lock, 'utf8');
    await first.stop();
    await writeFile(lock, before.replace(String(pid), String(process.pid)));
    await writeFile(
      join(dataDir, 'server.lock'),
      JSON.stringify({ pid: process.ppid, commandLine: 'something else' }),
    );
    expect(await health(await start())).toBe(200);
  });

  it('refuses a second server on the same folder, and says what to do', async () => {
    await usePreparedFolder();
    const first = await start();
    const refused = await start().catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(StartFailed);
    expect((refused as StartFailed).output).toContain(`process ${first.pid}`);
    expect((refused as StartFailed).output).toContain('RECUEIL_DATA_DIR');
    expect(await health(first)).toBe(200);
  });

  it.runIf(canUnshare)(
    'is left alone while it runs in another container, whether its server lives or not',
    async () => {
      // Longer than the path of a socket may be: what listens in the folder must be reached all the same.
      dataDir = join(dataDir, 'dossier-'.repeat(14));
      await mkdir(dataDir, { mode: 0o755 });
      await usePreparedFolder();
      const container = await startContainer();
      const refused = () => start().then(String, (error: StartFailed) => error.output);
      expect(await refused()).toContain('Another Recueil server');
      container.killServer();
      await expect.poll(refused).toContain('A PostgreSQL is running on');
      await container.end();
      expect(await health(await start())).toBe(200);
    },
  );

  it.runIf(process.getuid?.() === 0)('says what to do when its user cannot reach the folder', async () => {
    const closed = join(dataDir, 'closed');
    await mkdir(closed, { mode: 0o700 });
    const refused = await start({ RECUEIL_DATA_DIR: join(closed, 'data') }).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(StartFailed);
    const { output } = refused as StartFailed;
    expect(output).toContain(closed);
    expect(output).toContain('RECUEIL_DATA_DIR');
    expect(output).toContain('chmod o+x');
  });

  it('keeps its secrets readable by its owner alone', async () => {
    for (const name of ['master.key', 'postgres-superuser.password', 'postgres-application.password']) {
      expect((await stat(join(prepared, 'secrets', name))).mode & 0o777).toBe(0o600);
    }
    expect((await stat(join(prepared, 'secrets'))).mode & 0o777).toBe(0o700);
  });
});
