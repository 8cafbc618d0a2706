import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';

const MODULE = JSON.stringify(join(import.meta.dirname, 'stop-request.ts'));
const SCRIPT = `
  const { stopRequest } = await import(${MODULE});
  const alive = setInterval(() => undefined, 60_000);
  stopRequest().then(() => { console.log('asked'); clearInterval(alive); });
  console.log('ready', process.pid);
`;

interface Program {
  child: ChildProcess;
  said(): string;
}

/** Our program, started in this way; ready when it waits to be asked. */
const startProgram = async (stdio: 'ipc' | 'ignore'): Promise<Program> => {
  const child = spawn(process.execPath, ['--input-type=module', '-e', SCRIPT], {
    stdio: ['ignore', 'pipe', 'inherit', stdio],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  return { child, said: listenTo(child) };
};

const listenTo = (child: ChildProcess): (() => string) => {
  let output = '';
  child.stdout?.on('data', (chunk: Buffer) => {
    output += chunk.toString('utf8');
  });
  return () => output;
};

it.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)('%s asks a program to end', async (signal) => {
  const { child, said } = await startProgram('ignore');
  await expect.poll(said).toContain('ready');
  child.kill(signal);
  expect(await once(child, 'close')).toEqual([0, null]);
  expect(said()).toContain('asked');
});

it.each(['at once', 'later'])(
  'a starter that opened a channel and is gone %s asks a program to end',
  async (when) => {
    const { child, said } = await startProgram('ipc');
    if (when === 'later') await expect.poll(said).toContain('ready');
    child.disconnect();
    // Not 'close', which Node does not emit after a disconnect.
    expect(await once(child, 'exit')).toEqual([0, null]);
    await expect.poll(said).toContain('asked');
  },
);

it('a starter without a channel, as a shell is, may go', async () => {
  const shell = spawn('sh', ['-c', '"$@" &', 'sh', process.execPath, '--input-type=module', '-e', SCRIPT], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const said = listenTo(shell);
  await once(shell, 'exit');
  await expect.poll(said).toContain('ready');
  const pid = Number(/ready (\d+)/.exec(said())?.[1]);
  // Still there: it ends of the signal, and says that it was asked only now.
  expect(said()).not.toContain('asked');
  process.kill(pid, 'SIGTERM');
  await expect.poll(said).toContain('asked');
});

it('a program that is done ends, though its starter is still there', async () => {
  const script = `const { stopRequest } = await import(${MODULE}); void stopRequest(); console.log('done');`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  expect(await once(child, 'exit')).toEqual([0, null]);
});
