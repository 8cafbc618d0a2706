/** A server that was killed with -9 leaves its PostgreSQL running, or the lock files of one that died with it. */
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { commandLineOf, isAlive, waitUntilGone } from './processes.ts';

const FAST_SHUTDOWN_MS = 10_000;
const IMMEDIATE_SHUTDOWN_MS = 5_000;

/**
 * Stops a PostgreSQL that still runs on the cluster and removes stale lock files. Must hold the folder lock: the
 * database of a living server is never touched. Nothing is lost either way: committed work is in the write-ahead
 * log, which the next start replays.
 * @throws Error when the orphan does not end, or belongs to a user that this process may not signal.
 */
export const clearOrphan = async (clusterDir: string, socketDir: string | null): Promise<void> => {
  const lockPath = join(clusterDir, 'postmaster.pid');
  const lock = await readFile(lockPath, 'utf8').catch(() => null);
  if (lock === null) return;
  const pid = Number(lock.split('\n')[0]);
  if (Number.isInteger(pid) && pid > 0 && (await isPostgresOf(pid, clusterDir))) await stop(pid);
  // PostgreSQL looks only whether the id lives, so an id that was given to another program would stop it for ever.
  await rm(lockPath, { force: true });
  if (socketDir) {
    await rm(join(socketDir, '.s.PGSQL.5432.lock'), { force: true });
    await rm(join(socketDir, '.s.PGSQL.5432'), { force: true });
  }
};

const isPostgresOf = async (pid: number, clusterDir: string): Promise<boolean> => {
  if (!(await isAlive(pid))) return false;
  const commandLine = await commandLineOf(pid);
  return commandLine === null || (commandLine.includes('postgres') && commandLine.includes(clusterDir));
};

const stop = async (pid: number): Promise<void> => {
  try {
    process.kill(pid, 'SIGINT');
    if (await waitUntilGone(pid, FAST_SHUTDOWN_MS)) return;
    process.kill(pid, 'SIGQUIT');
    if (await waitUntilGone(pid, IMMEDIATE_SHUTDOWN_MS)) return;
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code;
    if (code === 'ESRCH') return;
    if (code !== 'EPERM') throw error;
    throw new Error(
      `A PostgreSQL of an earlier server (process ${pid}) belongs to another user. Stop it, then start again.`,
    );
  }
  throw new Error(
    `A PostgreSQL of an earlier server (process ${pid}) does not stop. End it, then start again.`,
  );
};
