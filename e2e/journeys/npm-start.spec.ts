import { spawn } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { cloneDatabase } from '../../server/tests/support/test-cluster.ts';
import { runCluster } from '../support/run-cluster.ts';

const ROOT = join(import.meta.dirname, '../..');

// The other ways in which npm ends, and the end of the script itself: scripts/hand-over.test.ts. What becomes of a PostgreSQL that the
// server has started: server/tests/database/embedded.test.ts.
test('Ending npm start with kill -9 ends the server too', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'recueil-npm-start-'));
  await chmod(dataDir, 0o755);
  const database = await cloneDatabase(runCluster());
  try {
    const npm = spawn('npm', ['start'], {
      cwd: ROOT,
      env: { ...process.env, PORT: '0', RECUEIL_DATA_DIR: dataDir, DATABASE_URL: database.url },
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
    npm.kill('SIGKILL');
    await expect.poll(() => fetch(url).catch(() => null)).toBeNull();
  } finally {
    await database.drop();
    await rm(dataDir, { recursive: true, force: true });
  }
});
