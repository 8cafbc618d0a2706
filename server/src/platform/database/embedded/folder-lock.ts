/** One server at a time on a data folder. */
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { postgresFolders } from './endpoint.ts';
import { takeKernelLock } from './kernel-lock.ts';
import { findPostgres } from './orphan.ts';
import { commandLineOf, isAlive } from './processes.ts';
import { answerOn, answers } from './sockets.ts';

/** Locked for as long as the process lives; empty, and never removed. */
const HOLD = 'server.hold';
/** Answers for as long as the process lives. */
const SOCKET = 'server.sock';
/** Says who holds the folder. */
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
 * Takes the data folder for this process; what a killed server left behind is taken over. Process ids decide nothing: in
 * another container they mean other processes. The kernel's lock lets one contender through; it goes on only when nothing
 * answers on the socket of a holder, nor on that of a PostgreSQL which this process cannot see, and then answers itself.
 * Two machines on one network folder are out of reach of the sockets, and of the lock where the network keeps none.
 * @returns releases the folder.
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
  // Renamed when it is whole: a contender that was refused reads it at any moment.
  const draft = join(dataDir, `${LOCK}.new`);
  try {
    await writeFile(draft, JSON.stringify(holder), { mode: 0o600 });
    await rename(draft, join(dataDir, LOCK));
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
};

/** Null for a file that names no process: whatever wrote it, no server did, or its disk cut it short. */
const readHolder = async (dataDir: string): Promise<Holder | null> => {
  try {
    const { pid, commandLine, host }: Partial<Holder> = JSON.parse(
      await readFile(join(dataDir, LOCK), 'utf8'),
    );
    // The system takes 0 and below for groups of processes, this one's own among them: those always live.
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

/** An earlier release only wrote its process id down: it neither locks nor answers. */
const isHeldByEarlierRelease = async (holder: Holder): Promise<boolean> => {
  if (holder.host !== null || holder.pid === process.pid || !(await isAlive(holder.pid))) return false;
  // The id may have been given to another program since.
  const commandLine = await commandLineOf(holder.pid);
  return commandLine === null || holder.commandLine === null || commandLine === holder.commandLine;
};
