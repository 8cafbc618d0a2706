/** From `npm start` on an installed clone to a healthy answer, on an existing data folder. */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Figure, median } from './support/report.ts';

const ROUNDS = 5;
const POLL_MS = 20;

export const startTime = async (): Promise<Figure> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'recueil-bench-start-'));
  await chmod(dataDir, 0o755);
  try {
    // The first start creates the folder's content (and builds a stale web app); it is not counted.
    await startOnce(dataDir);
    const seconds: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) seconds.push(await startOnce(dataDir));
    return {
      name: 'from `npm start` to a healthy answer, on an existing data folder',
      value: median(seconds),
      unit: 's',
      bound: { kind: 'max', value: 5 },
      detail: `median of ${ROUNDS}; slowest ${Math.max(...seconds).toFixed(2)} s`,
    };
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
};

const startOnce = async (dataDir: string): Promise<number> => {
  const port = await freePort();
  const startedAt = performance.now();
  const npm = spawn('npm', ['start', '--silent'], {
    cwd: join(import.meta.dirname, '..'),
    env: { ...process.env, PORT: String(port), RECUEIL_DATA_DIR: dataDir },
    stdio: 'ignore',
  });
  const exited = new Promise((resolve) => npm.once('exit', resolve));
  while (!(await isHealthy(port))) {
    if (npm.exitCode !== null) throw new Error('npm start ended before it answered.');
    await sleep(POLL_MS);
  }
  const seconds = (performance.now() - startedAt) / 1000;
  npm.kill('SIGTERM');
  await exited;
  // npm ends before the server does, and the next round needs the folder.
  while (existsSync(join(dataDir, 'server.lock'))) await sleep(POLL_MS);
  return seconds;
};

const isHealthy = (port: number): Promise<boolean> =>
  fetch(`http://localhost:${port}/api/health`).then(
    (answer) => answer.ok,
    () => false,
  );

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
