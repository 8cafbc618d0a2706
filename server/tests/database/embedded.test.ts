import { randomBytes } from 'node:crypto';
import { chmod, mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isAlive } from '#server/platform/database/embedded/processes.ts';
import { openDatabase } from '#server/platform/database/open.ts';
import { createVault } from '#server/platform/vault/vault.ts';
import { type ServerProcess, StartFailed, startServerProcess } from '../support/server-process.ts';

let dataDir: string;
const running: ServerProcess[] = [];

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'recueil-embedded-'));
  await chmod(dataDir, 0o755);
});
afterEach(async () => {
  await Promise.all(running.splice(0).map((server) => server.stop()));
  // A killed server's PostgreSQL would outlive the test: opening and closing takes it over and stops it.
  const opened = await openAgain().catch(() => null);
  await opened?.close();
  await rm(dataDir, { recursive: true, force: true });
});

const start = async (env: Record<string, string> = {}): Promise<ServerProcess> => {
  const server = await startServerProcess({ RECUEIL_DATA_DIR: dataDir, ...env });
  running.push(server);
  return server;
};
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
const postmasterPid = async (): Promise<number> =>
  Number((await readFile(join(dataDir, 'postgres/cluster/postmaster.pid'), 'utf8')).split('\n')[0]);
const health = async (server: ServerProcess): Promise<number> =>
  (await fetch(`${server.url}/api/health`)).status;

describe('the embedded PostgreSQL', () => {
  it('starts on an empty folder, stops with the server, and starts again', async () => {
    const first = await start();
    expect(await health(first)).toBe(200);
    const pid = await postmasterPid();
    expect(await first.stop()).toBe(0);
    expect(await isAlive(pid)).toBe(false);
    expect(await health(await start())).toBe(200);
  });

  it('is taken over when the server was killed and PostgreSQL lives on', async () => {
    const first = await start();
    await first.kill();
    const orphan = await postmasterPid();
    expect(await isAlive(orphan)).toBe(true);
    expect(await health(await start())).toBe(200);
    expect(await isAlive(orphan)).toBe(false);
  });

  it('starts when both were killed and their lock files are stale', async () => {
    const first = await start();
    const pid = await postmasterPid();
    await first.kill();
    process.kill(pid, 'SIGKILL');
    expect(await health(await start())).toBe(200);
  });

  it('starts when the process id in a stale lock file belongs to another program now', async () => {
    const first = await start();
    const pid = await postmasterPid();
    const lock = join(dataDir, 'postgres/cluster/postmaster.pid');
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
    const first = await start();
    const refused = await start().catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(StartFailed);
    expect((refused as StartFailed).output).toContain(`process ${first.pid}`);
    expect((refused as StartFailed).output).toContain('RECUEIL_DATA_DIR');
    expect(await health(first)).toBe(200);
  });

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
    await start();
    for (const name of ['master.key', 'postgres-superuser.password', 'postgres-application.password']) {
      expect((await stat(join(dataDir, 'secrets', name))).mode & 0o777).toBe(0o600);
    }
    expect((await stat(join(dataDir, 'secrets'))).mode & 0o777).toBe(0o700);
  });
});
