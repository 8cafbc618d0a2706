import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { FolderInUseError, lockFolder } from './folder-lock.ts';
import { clearOrphan } from './orphan.ts';
import { isAlive } from './processes.ts';

const FIXTURE = fileURLToPath(new URL('./folder-lock.fixture.ts', import.meta.url));
const CONTENDERS = 6;
/** Longer than a socket's path may be. */
const LONG = 'dossier-'.repeat(14);

/** What each test makes, and the folder in it that is locked. */
let base: string;
let dataDir: string;
const contenders: ChildProcess[] = [];

const end = async (child: ChildProcess): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, 'exit');
  child.kill('SIGKILL');
  await exited;
};

beforeEach(async () => {
  base = await mkdtemp(join(tmpdir(), 'recueil-lock-'));
  dataDir = base;
});
afterEach(async () => {
  // One that still waits for the lock would write into the folder while it is removed.
  await Promise.all(contenders.splice(0).map(end));
  await rm(base, { recursive: true, force: true });
});

const lockText = (): Promise<string> => readFile(join(dataDir, 'server.lock'), 'utf8');

/** A contender in a process of its own, ended with the test. */
const contend = (command: string[], manner: string): { child: ChildProcess; said: () => string[] } => {
  const [program = '', ...args] = [...command, process.execPath, FIXTURE, dataDir, manner];
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  contenders.push(child);
  let output = '';
  child.stdout?.on('data', (chunk: Buffer) => {
    output += chunk.toString('utf8');
  });
  return { child, said: () => output.split('\n').filter(Boolean) };
};

/** Something that listens, as a server or a PostgreSQL of another container does. */
const listenOn = async (path: string): Promise<Server> => {
  const server = createServer((connection) => connection.destroy());
  server.listen(path);
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return server;
};

/** The id of a process that is gone. */
const goneProcess = (): number => spawnSync(process.execPath, ['--version']).pid;

describe('the lock of a data folder', () => {
  it.each([
    ['names no process', '{"pid":0,"commandLine":null}'],
    ['names a group of processes', '{"pid":-1,"commandLine":null}'],
    ['names half a process', '{"pid":1.5,"commandLine":null}'],
    ['names something else', '{"pid":"1","commandLine":null}'],
    ['is empty, as a full disk leaves it', ''],
    ['holds nothing', 'null'],
    ['holds garbage', '\0\0\0{'],
  ])('is taken over when it %s', async (_what, text) => {
    await writeFile(join(dataDir, 'server.lock'), text);
    const unlock = await lockFolder(dataDir);
    expect(JSON.parse(await lockText())).toMatchObject({ pid: process.pid });
    await unlock();
    expect(await readdir(dataDir)).toEqual(['server.hold']);
  });

  it('is respected while the process of an earlier release, which only named itself, lives', async () => {
    const held = JSON.stringify({ pid: process.ppid, commandLine: null });
    await writeFile(join(dataDir, 'server.lock'), held);
    await expect(lockFolder(dataDir)).rejects.toBeInstanceOf(FolderInUseError);
    expect(await lockText()).toBe(held);
  });

  it('is respected while something answers, though the process that it names does not exist here', async () => {
    const held = JSON.stringify({ pid: goneProcess(), commandLine: 'node', host: 'another container' });
    await writeFile(join(dataDir, 'server.lock'), held);
    const holder = await listenOn(join(dataDir, 'server.sock'));
    await expect(lockFolder(dataDir)).rejects.toThrow('on another container');
    expect(await lockText()).toBe(held);
    holder.close();
    await (await lockFolder(dataDir))();
  });

  it('is not broken by the removal of its files while its holder answers', async () => {
    const unlock = await lockFolder(dataDir);
    await rm(join(dataDir, 'server.hold'));
    await rm(join(dataDir, 'server.lock'));
    await expect(lockFolder(dataDir)).rejects.toBeInstanceOf(FolderInUseError);
    await unlock();
  });

  it('lets one of many in the same process through', async () => {
    const outcomes = await Promise.allSettled(Array.from({ length: 50 }, () => lockFolder(dataDir)));
    const won = outcomes.filter((outcome) => outcome.status === 'fulfilled');
    expect(won).toHaveLength(1);
    await won[0]?.value();
  });

  it('lets one process at a time through, when many break at once what a killed one left', async () => {
    const contenders = Array.from({ length: CONTENDERS }, () => contend([], 'take-turns'));
    await Promise.all(contenders.map(({ child }) => once(child, 'close')));
    expect(contenders.flatMap(({ said }) => said())).toEqual(Array(CONTENDERS).fill('alone'));
  });

  it('holds and answers in a folder whose path is too long for a socket', async () => {
    dataDir = join(dataDir, LONG);
    await mkdir(dataDir);
    const unlock = await lockFolder(dataDir);
    await rm(join(dataDir, 'server.hold'));
    await expect(lockFolder(dataDir)).rejects.toBeInstanceOf(FolderInUseError);
    await unlock();
    expect(await readdir(dataDir)).toEqual(['server.hold']);
  });

  const apart = ['unshare', '--pid', '--fork', '--kill-child', '--mount-proc'];
  const canUnshare = spawnSync(apart[0] as string, [...apart.slice(1), 'true']).status === 0;

  it.runIf(canUnshare)(
    'is respected by a process that cannot see its holder, and the other way round',
    async () => {
      const inside = contend(apart, 'hold');
      await expect.poll(inside.said).toEqual(['holding']);
      expect(JSON.parse(await lockText())).toMatchObject({ pid: 1 });
      await expect(lockFolder(dataDir)).rejects.toBeInstanceOf(FolderInUseError);
      inside.child.kill('SIGKILL');
      await once(inside.child, 'close');
      let unlock: (() => Promise<void>) | undefined;
      await expect
        .poll(async () => {
          unlock = await lockFolder(dataDir).catch(() => undefined);
          return unlock;
        })
        .toBeDefined();
      const refused = contend(apart, 'hold');
      await expect.poll(refused.said).toEqual(['refused']);
      await unlock?.();
      await expect.poll(refused.said).toEqual(['refused', 'holding']);
    },
  );
});

describe('a PostgreSQL on a data folder that nobody holds', () => {
  let clusterDir: string;
  let socketDir: string;

  beforeEach(async () => {
    clusterDir = join(dataDir, 'postgres', 'cluster');
    socketDir = join(dataDir, 'postgres', 'run');
    await mkdir(clusterDir, { recursive: true });
    await mkdir(socketDir);
  });

  const nameProcess = (pid: number): Promise<void> =>
    writeFile(join(clusterDir, 'postmaster.pid'), `${pid}\n${clusterDir}\n`);

  it('that answers, and whose process does not exist here, keeps the folder closed', async () => {
    await nameProcess(goneProcess());
    const postgres = await listenOn(join(socketDir, '.s.PGSQL.5432'));
    await expect(lockFolder(dataDir)).rejects.toThrow('A PostgreSQL is running on');
    await expect(clearOrphan(clusterDir, socketDir)).rejects.toThrow('Stop it first');
    expect(await readdir(clusterDir)).toEqual(['postmaster.pid']);
    postgres.close();
    await (await lockFolder(dataDir))();
  });

  it.each([
    ['another program', []],
    // As that of another container is, which knows its own folder by the same path.
    ...(process.platform === 'linux' ? [['one that works in another folder', ['postgres', '-D']]] : []),
  ] as [string, string[]][])('is not taken for %s that has its id now', async (_what, words) => {
    const script = 'setTimeout(() => {}, 600_000)';
    const args = ['-e', script, ...words, ...(words.length ? [clusterDir] : [])];
    const other = spawn(process.execPath, args, { cwd: tmpdir(), stdio: 'ignore' });
    onTestFinished(() => void other.kill('SIGKILL'));
    await once(other, 'spawn');
    await nameProcess(other.pid as number);
    await clearOrphan(clusterDir, socketDir);
    expect(await isAlive(other.pid as number)).toBe(true);
    expect(await readdir(clusterDir)).toEqual([]);
  });
});
