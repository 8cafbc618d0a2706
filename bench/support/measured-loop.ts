/** The delay of a process' event loop, as loop-delay.ts prints it. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const PRELOADED = join(import.meta.dirname, 'loop-delay.ts');

/** The environment of a server that measures its event loop. */
export const MEASURES_ITS_LOOP = { NODE_OPTIONS: `--import=${PRELOADED}` };

/** In milliseconds. */
export interface LoopDelay {
  /** The number of samples; the time between two samples is measured. */
  everyMs: number;
  p50: number;
  p99: number;
  max: number;
}

/** A process with loop-delay.ts in it. */
interface Measured {
  pid: number;
  /** Everything printed so far. */
  output(): string;
}

/** A process that does nothing: its delay is that of the machine itself. */
export const startIdleProcess = (): Measured => {
  const child = spawn(process.execPath, ['--import', PRELOADED, '--eval', 'setInterval(() => {}, 1_000)'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk.toString('utf8');
  });
  return { pid: child.pid as number, output: () => output };
};

/** The measurements since the last call. */
export const loopDelayOf = async ({ pid, output }: Measured): Promise<LoopDelay> => {
  const known = output().length;
  process.kill(pid, 'SIGUSR2');
  for (;;) {
    const printed = /loop-delay (.*)\n/.exec(output().slice(known));
    if (printed) return JSON.parse(printed[1] as string) as LoopDelay;
    await sleep(5);
  }
};
