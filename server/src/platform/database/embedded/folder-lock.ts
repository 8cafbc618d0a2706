/** One server at a time on a data folder. */
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { postgresFolders } from './endpoint.ts';
import { takeKernelLock } from './kernel-lock.ts';
import { findPostgres } from './orphan.ts';
import { commandLineOf, isAlive } from './processes.ts';
import { answerOn, answers } from './sockets.ts';

/** The file that the process keeps locked while it lives; empty, and never removed. */
const HOLD = 'server.hold';
/** The socket that answers while the process lives. */
const SOCKET = 'server.sock';
/** The file that names the holder of the folder. */
const LOCK = 'server.lock';

/** Another living server holds the data folder. */
export class FolderInUseError extends Error {
  override readonly name = 'FolderInUseError';
}

interface Holder {
  pid: number;
  commandLine: string | null;
  /** Name of its machine or container; null in a lock of an earlier release. */
  host: string | null;
}

/**
 * Locks the data folder for this process, and takes over what a killed server left. Process ids prove nothing, because in
 * another container they name other processes. The kernel's lock lets one contender through; it continues only when no
 * holder answers on its socket, nor a PostgreSQL that this process cannot see, and then listens on a socket of its own.
 * Sockets do not work between two machines on one network folder, nor does the lock on some network file systems.
 * @returns a function that releases the folder
 * @throws FolderInUseError when a living server, or a PostgreSQL of one, holds it.
 */
export const lockFolder = async (dataDir: string): Promise<() => Promise<void>> => {
  const unlock = takeKernelLock(join(dataDir, HOLD));
  if (!unlock) throw await inUse(dataDir);
  let hangUp: (() => Promise<void>) | undefined;
  const release = async (): Promise<void> => {
    await hangUp?.();
    unlock();
  };
  try {
    if (await answers(dataDir, SOCKET)) throw await inUse(dataDir);
    const earlier = await readHolder(dataDir);
    if (earlier && (await isHeldByEarlierRelease(earlier))) throw await inUse(dataDir);
    const { clusterDir, socketDir } = postgresFolders(dataDir);
    if ((await findPostgres(clusterDir, socketDir)) === 'elsewhere') throw postgresElsewhere(dataDir);
    if (process.platform !== 'win32') await rm(join(dataDir, SOCKET), { force: true });
    hangUp = await answerOn(dataDir, SOCKET);
    await writeHolder(dataDir);
    return async () => {
      await rm(join(dataDir, LOCK), { force: true });
      await release();
    };
  } catch (error) {
    await release();
    throw error;
  }
};

const inUse = async (dataDir: string): Promise<FolderInUseError> => {
  const holder = await readHolder(dataDir);
  const who = holder ? ` (process ${holder.pid}${holder.host ? ` on ${holder.host}` : ''})` : '';
  return new FolderInUseError(
    `Another Recueil server${who} is using ${dataDir}. ` +
      'Stop it first, or give this one its own RECUEIL_DATA_DIR.',
  );
};

const postgresElsewhere = (dataDir: string): FolderInUseError =>
  new FolderInUseError(
    `A PostgreSQL is running on ${dataDir}, and this process cannot see it: a server that was killed in another container ` +
      'left it there. Stop that container first, or give this server its own RECUEIL_DATA_DIR.',
  );

const writeHolder = async (dataDir: string): Promise<void> => {
  const holder: Holder = {
    pid: process.pid,
    commandLine: await commandLineOf(process.pid),
    host: hostname(),
  };
  // Renamed when complete, because a refused contender may read it at any moment.
  const draft = join(dataDir, `${LOCK}.new`);
  try {
    await writeFile(draft, JSON.stringify(holder), { mode: 0o600 });
    await rename(draft, join(dataDir, LOCK));
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
};

/** Null for a file that names no process: no server wrote it, or a full disk cut it off. */
const readHolder = async (dataDir: string): Promise<Holder | null> => {
  try {
    const { pid, commandLine, host }: Partial<Holder> = JSON.parse(
      await readFile(join(dataDir, LOCK), 'utf8'),
    );
    // The system reads 0 and negative ids as process groups, its own included, which always exist.
    if (typeof pid !== 'number' || !Number.isSafeInteger(pid) || pid <= 0) return null;
    return {
      pid,
      commandLine: typeof commandLine === 'string' ? commandLine : null,
      host: typeof host === 'string' ? host : null,
    };
  } catch {
    return null;
  }
};

/** An earlier release only wrote its process id: it has no lock and no socket. */
const isHeldByEarlierRelease = async (holder: Holder): Promise<boolean> => {
  if (holder.host !== null || holder.pid === process.pid || !(await isAlive(holder.pid))) return false;
  // The id may have been given to another program since.
  const commandLine = await commandLineOf(holder.pid);
  return commandLine === null || holder.commandLine === null || commandLine === holder.commandLine;
};
