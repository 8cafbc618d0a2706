import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';

export interface BareServer {
  url: string;
  process: ChildProcess;
}

/** Starts one of the bare servers beside this file, and waits until it listens. */
export const startBareServer = async (file: string, env: Record<string, string>): Promise<BareServer> => {
  const child = spawn(process.execPath, [join(import.meta.dirname, file)], {
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const port = await new Promise<string>((resolve, reject) => {
    child.stdout?.once('data', (chunk: Buffer) => resolve(chunk.toString('utf8').trim()));
    child.once('exit', () => reject(new Error('The bare server ended')));
  });
  return { url: `http://localhost:${port}/`, process: child };
};
