import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';

const ROOT = join(import.meta.dirname, '../..');

// The other ways in which npm ends, and the end of the script itself: scripts/hand-over.test.ts.
test('Ending npm start with kill -9 ends the server too, and frees its folder for the next one', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'recueil-npm-start-'));
  await chmod(dataDir, 0o755);
  try {
    const npm = spawn('npm', ['start'], {
      cwd: ROOT,
      env: { ...process.env, PORT: '0', RECUEIL_DATA_DIR: dataDir },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let output = '';
    const url = await new Promise<string>((resolve, reject) => {
      npm.stdout.on('data', (chunk: Buffer) => {
        output += chunk.toString('utf8');
        const ready = / is ready: {2}(\S+)/.exec(output);
        if (ready) resolve(ready[1] as string);
      });
      npm.once('exit', () => reject(new Error(`npm start ended: ${output}`)));
    });
    expect((await fetch(`${url}/api/health`)).status).toBe(200);
    expect(existsSync(join(dataDir, 'server.lock'))).toBe(true);
    npm.kill('SIGKILL');
    await expect.poll(() => existsSync(join(dataDir, 'server.lock')), { timeout: 20_000 }).toBe(false);
    await expect.poll(() => fetch(url).catch(() => null)).toBeNull();
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
});
