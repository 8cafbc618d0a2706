import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { isAlive } from '../server/src/platform/database/embedded/processes.ts';

const HAND_OVER = JSON.stringify(join(import.meta.dirname, 'hand-over.mjs'));
const END = JSON.stringify(join(import.meta.dirname, 'end-with-starter.mjs'));
/** Says its process id, and ends when its starter is gone or sends SIGTERM. */
const PROGRAM = `['--import', ${END}, '-e', 'console.log(process.pid); setInterval(() => {}, 60_000)']`;
const HANDING_OVER = `
  const { handOver } = await import(${HAND_OVER});
  handOver('start', ${PROGRAM});
`;

/** Runs this, and waits for the program that it starts: its starter, and its process id. */
const startProgram = async (command: string, args: string[], cwd?: string) => {
  const starter = spawn(command, args, { ...(cwd && { cwd }), stdio: ['ignore', 'pipe', 'inherit'] });
  let output = '';
  starter.stdout.on('data', (chunk: Buffer) => {
    output += chunk.toString('utf8');
  });
  await expect.poll(() => output, { timeout: 30_000 }).toMatch(/^\d+$/m);
  const pid = Number(/^\d+$/m.exec(output)?.[0]);
  onTestFinished(async () => {
    if (await isAlive(pid)) process.kill(pid, 'SIGKILL');
  });
  return { starter, pid };
};

it('a program of others that was started tied ends when its starter is killed with -9', async () => {
  const script = `
    const { startTied } = await import(${HAND_OVER});
    startTied(${PROGRAM});
  `;
  const { starter, pid } = await startProgram(process.execPath, ['--input-type=module', '-e', script]);
  starter.kill('SIGKILL');
  await expect.poll(() => isAlive(pid), { timeout: 30_000 }).toBe(false);
});

it.each(['SIGTERM', 'SIGKILL'] as const)(
  'a program that was handed over to ends when the script that handed over ends by %s',
  async (signal) => {
    const args = ['--input-type=module', '-e', HANDING_OVER];
    const { starter, pid } = await startProgram(process.execPath, args);
    starter.kill(signal);
    await expect.poll(() => isAlive(pid), { timeout: 30_000 }).toBe(false);
  },
);

it.each(['SIGTERM', 'SIGKILL'] as const)(
  'a program that was handed over to by a script of npm ends when npm ends by %s',
  async (signal) => {
    const folder = await mkdtemp(join(tmpdir(), 'recueil-hand-over-'));
    onTestFinished(() => rm(folder, { recursive: true, force: true }));
    await writeFile(join(folder, 'start.mjs'), HANDING_OVER);
    await writeFile(join(folder, 'package.json'), JSON.stringify({ scripts: { start: 'node start.mjs' } }));
    const { starter, pid } = await startProgram('npm', ['start'], folder);
    starter.kill(signal);
    await expect.poll(() => isAlive(pid), { timeout: 30_000 }).toBe(false);
  },
);
