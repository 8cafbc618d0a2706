/** Checks of other processes for the lock files: whether a process lives, and whether it is the expected one. */
import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);
const POLL_MS = 25;

/** True while a process with this id exists, also when it belongs to somebody else. A zombie counts as gone. */
export const isAlive = async (pid: number): Promise<boolean> => {
  if (!exists(pid)) return false;
  // In a container without an init that reaps, a killed child stays as a zombie for ever.
  const state = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => null);
  // Other systems have no such file; on Linux the process went between the two questions.
  return state === null ? exists(pid) : !/\) [ZX] /.test(state);
};

const exists = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
};

/**
 * The command line of a process, arguments joined by spaces, or null when it cannot be known. Ids are used again
 * after a reboot and quickly in containers, so a living id alone proves nothing.
 */
export const commandLineOf = async (pid: number): Promise<string | null> => {
  if (process.platform === 'linux') {
    const raw = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => null);
    return raw === null ? null : raw.split('\0').join(' ').trim();
  }
  if (process.platform === 'win32') return null;
  return await run('ps', ['-o', 'command=', '-p', String(pid)]).then(
    ({ stdout }) => stdout.trim(),
    () => null,
  );
};

/** Waits until the process is gone; false when it still lives after `timeoutMs`. */
export const waitUntilGone = async (pid: number, timeoutMs: number): Promise<boolean> => {
  for (let waited = 0; waited < timeoutMs; waited += POLL_MS) {
    if (!(await isAlive(pid))) return true;
    await sleep(POLL_MS);
  }
  return !(await isAlive(pid));
};
