import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';

const ROOT = join(import.meta.dirname, '../..');

/** Runs `npm start`, or what it runs, and gives the address that it prints. */
const startBy = async (
  command: [string, ...string[]],
  dataDir: string,
): Promise<{ starter: ChildProcess; url: string }> => {
  const [program, ...args] = command;
  const starter = spawn(program, args, {
    cwd: ROOT,
    env: { ...process.env, PORT: '0', RECUEIL_DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  const url = await new Promise<string>((resolve, reject) => {
    starter.stdout?.on('data', (chunk: Buffer) => {
      output += chunk.toString('utf8');
      const ready = / is ready: {2}(\S+)/.exec(output);
      if (ready) resolve(ready[1] as string);
    });
    starter.once('exit', () => reject(new Error(`${command.join(' ')} ended: ${output}`)));
  });
  return { starter, url };
};

test('Ending npm start, even with kill -9, ends the server too, and frees its folder for the next one', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'recueil-npm-start-'));
  await chmod(dataDir, 0o755);
  try {
    const npm: [string, ...string[]] = ['npm', 'start'];
    const script: [string, ...string[]] = [process.execPath, 'scripts/start.mjs'];
    const rounds = [
      [npm, 'SIGTERM'],
      [npm, 'SIGKILL'],
      [script, 'SIGKILL'],
    ] as const;
    for (const [command, signal] of rounds) {
      const { starter, url } = await startBy(command, dataDir);
      expect((await fetch(`${url}/api/health`)).status).toBe(200);
      starter.kill(signal);
      await expect.poll(() => existsSync(join(dataDir, 'server.lock')), { timeout: 20_000 }).toBe(false);
      await expect.poll(() => fetch(url).catch(() => null)).toBeNull();
    }
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
});
