import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { FolderInUseError, lockFolder } from './folder-lock.ts';

let dataDir: string;

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'recueil-lock-'));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

const lockText = (): Promise<string> => readFile(join(dataDir, 'server.lock'), 'utf8');

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
    expect(await readdir(dataDir)).toEqual([]);
  });

  it('is respected while the process that it names lives', async () => {
    const held = JSON.stringify({ pid: process.ppid, commandLine: null });
    await writeFile(join(dataDir, 'server.lock'), held);
    await expect(lockFolder(dataDir)).rejects.toBeInstanceOf(FolderInUseError);
    expect(await lockText()).toBe(held);
  });
});
