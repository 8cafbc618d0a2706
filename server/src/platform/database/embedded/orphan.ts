/** A server that was killed with -9 leaves its PostgreSQL running, or the lock files of one that died with it. */
import { readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { SOCKET_NAME } from './endpoint.ts';
import { commandLineOf, isAlive, waitUntilGone } from './processes.ts';
import { answers } from './sockets.ts';

const FAST_SHUTDOWN_MS = 10_000;
const IMMEDIATE_SHUTDOWN_MS = 5_000;

/**
 * The PostgreSQL that runs on the cluster: its process id, when this process can see that it is one; `elsewhere` when one
 * answers on the socket and its process is not to be seen (it runs in another container); null when none does.
 * @param socketDir null on Windows, where nothing runs elsewhere.
 */
export const findPostgres = async (
  clusterDir: string,
  socketDir: string | null,
): Promise<number | 'elsewhere' | null> => {
  const lock = await readFile(join(clusterDir, 'postmaster.pid'), 'utf8').catch(() => '');
  const pid = Number(lock.split('\n')[0]);
  if (Number.isSafeInteger(pid) && pid > 0 && (await isPostgresOf(pid, clusterDir))) return pid;
  return socketDir && (await answers(socketDir, SOCKET_NAME)) ? 'elsewhere' : null;
};

/**
 * Stops a PostgreSQL that still runs on the cluster and removes stale lock files. Must hold the folder lock: the
 * database of a living server is never touched. Nothing is lost either way: committed work is in the write-ahead
 * log, which the next start replays.
 * @throws Error when the orphan does not end, belongs to a user that this process may not signal, or runs elsewhere.
 */
export const clearOrphan = async (clusterDir: string, socketDir: string | null): Promise<void> => {
  const orphan = await findPostgres(clusterDir, socketDir);
  if (orphan === 'elsewhere') {
    throw new Error(`A PostgreSQL that this process cannot see answers on ${socketDir}. Stop it first.`);
  }
  if (orphan !== null) await stop(orphan, clusterDir);
  // PostgreSQL looks only whether the id lives, so an id that was given to another program would stop it for ever.
  await rm(join(clusterDir, 'postmaster.pid'), { force: true });
  if (socketDir) {
    await rm(join(socketDir, `${SOCKET_NAME}.lock`), { force: true });
    await rm(join(socketDir, SOCKET_NAME), { force: true });
  }
};

/** The id alone proves nothing: it may have been given to another program, or be of another container. */
const isPostgresOf = async (pid: number, clusterDir: string): Promise<boolean> => {
  if (!(await isAlive(pid))) return false;
  const commandLine = await commandLineOf(pid);
  // Windows does not say, and has no ids of other namespaces.
  if (commandLine === null) return process.platform === 'win32';
  if (!commandLine.includes('postgres')) return false;
  // PostgreSQL works in its cluster's folder, which two containers may know by one path and be two, or by two and be one.
  const [works, cluster] = await Promise.all(
    [`/proc/${pid}/cwd`, clusterDir].map((path) => stat(path).catch(() => null)),
  );
  if (works && cluster) return works.dev === cluster.dev && works.ino === cluster.ino;
  return commandLine.includes(clusterDir);
};

const stop = async (pid: number, clusterDir: string): Promise<void> => {
  try {
    process.kill(pid, 'SIGINT');
    if (await waitUntilGone(pid, FAST_SHUTDOWN_MS)) return;
    if (!(await isPostgresOf(pid, clusterDir))) return;
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
