import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { isAlive } from '../server/src/platform/database/embedded/processes.ts';

const HAND_OVER = JSON.stringify(join(import.meta.dirname, 'hand-over.mjs'));
const END = JSON.stringify(join(import.meta.dirname, 'end-with-starter.mjs'));
const STARTER = `
  const { startTied } = await import(${HAND_OVER});
  const args = ['--import', ${END}, '-e', 'console.log(process.pid); setInterval(() => {}, 60_000)'];
  startTied(args);
`;

it('a program of others that was started tied ends when its starter is killed with -9', async () => {
  const starter = spawn(process.execPath, ['--input-type=module', '-e', STARTER], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  starter.stdout.on('data', (chunk: Buffer) => {
    output += chunk.toString('utf8');
  });
  await expect.poll(() => output, { timeout: 30_000 }).toMatch(/^\d+\n$/);
  const pid = Number(output);
  onTestFinished(async () => {
    if (await isAlive(pid)) process.kill(pid, 'SIGKILL');
  });
  starter.kill('SIGKILL');
  await expect.poll(() => isAlive(pid), { timeout: 30_000 }).toBe(false);
});
