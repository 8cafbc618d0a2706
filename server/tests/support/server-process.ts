/** The real server as a process of its own, as `npm start` runs it: what a kill -9 or a stopped database needs. */
import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { COMPILE_CACHE } from '../../../scripts/environment.mjs';

/** The server's program. */
const MAIN = join(import.meta.dirname, '../../src/main.ts');
/** Most live for a second: with room for what a start leaves behind they need not clean up. */
const FLAGS = ['--disable-warning=ExperimentalWarning', '--min-semi-space-size=16'];
const ENDED_MS = 120_000;

export interface ServerProcess {
  url: string;
  pid: number;
  /** SIGTERM: drains, stops the database. The exit code. */
  stop(): Promise<number | null>;
  /** SIGKILL: nothing is given a chance to clean up. */
  kill(): Promise<void>;
  /** What the server sees when the process that started it was killed. Resolves to the exit code. */
  leave(): Promise<number | null>;
  /** Everything printed so far. */
  output(): string;
}

/** The server ended before it was ready. */
export class StartFailed extends Error {
  override readonly name = 'StartFailed';
  readonly output: string;
  /** Null when it was ended by a signal, or has not ended. */
  readonly exitCode: number | null;
  constructor(output: string, exitCode: number | null) {
    super(`The server ended before it was ready: ${output}`);
    this.output = output;
    this.exitCode = exitCode;
  }
}

/**
 * Starts `server/src/main.ts` with exactly this environment (and PATH), on a port that the system chooses unless
 * PORT is given.
 * @throws StartFailed with what it printed.
 */
export const startServerProcess = async (env: Record<string, string>): Promise<ServerProcess> => {
  const child: ChildProcess = spawn(process.execPath, [...FLAGS, MAIN], {
    env: {
      PATH: process.env.PATH ?? '',
      NODE_COMPILE_CACHE: COMPILE_CACHE,
      PORT: '0',
      RECUEIL_LOG: 'warn',
      RECUEIL_PASSWORD_HASHING: 'cheap',
      ...env,
    },
    // The channel of `npm start`: it ends with a test run that is killed, too.
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let output = '';
  const exited = new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)));
  const url = await new Promise<string>((resolve, reject) => {
    const listen = (chunk: Buffer): void => {
      output += chunk.toString('utf8');
      const ready = / is ready: {2}(\S+)/.exec(output);
      if (ready) resolve(ready[1] as string);
    };
    child.stdout?.on('data', listen);
    child.stderr?.on('data', listen);
    // Streams end after the exit event; give the last words the chance to arrive.
    child.once('close', (code) => reject(new StartFailed(output, code)));
    setTimeout(
      () => reject(new StartFailed(`no answer within ${ENDED_MS} ms: ${output}`, null)),
      ENDED_MS,
    ).unref();
  });
  return {
    url,
    pid: child.pid as number,
    stop: () => {
      child.kill('SIGTERM');
      return exited;
    },
    kill: async () => {
      child.kill('SIGKILL');
      await exited;
    },
    leave: () => {
      child.disconnect();
      return exited;
    },
    output: () => output,
  };
};
