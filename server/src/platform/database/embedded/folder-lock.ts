/** One server at a time on a data folder. */
import { link, readFile, rename, unlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { commandLineOf, isAlive } from './processes.ts';

/** Another living server holds the data folder. */
export class FolderInUseError extends Error {
  override readonly name = 'FolderInUseError';
}

interface Holder {
  pid: number;
  commandLine: string | null;
}

/**
 * Takes the data folder for this process; a lock that a killed server left behind is taken over.
 * @returns releases the lock.
 * @throws FolderInUseError when a living server holds it.
 */
export const lockFolder = async (dataDir: string): Promise<() => Promise<void>> => {
  const path = join(dataDir, 'server.lock');
  const draft = `${path}.${process.pid}`;
  const holder: Holder = { pid: process.pid, commandLine: await commandLineOf(process.pid) };
  try {
    await writeFile(draft, JSON.stringify(holder), { mode: 0o600 });
    // Two attempts: the second one after a stale lock was removed. Losing twice means that somebody else won.
    for (let attempt = 0; attempt < 2; attempt += 1) {
      // link() fails when the name exists: of two servers that start together one wins, and the file is whole.
      const taken = await link(draft, path).then(
        () => true,
        (error: NodeJS.ErrnoException) => {
          if (error.code === 'EEXIST') return false;
          throw error;
        },
      );
      if (taken) return () => unlink(path).catch(() => undefined);
      const current = await readHolder(path);
      if (current && (await isHeld(current))) {
        throw new FolderInUseError(
          `Another Recueil server (process ${current.pid}) is using ${dataDir}. ` +
            'Stop it first, or give this one its own RECUEIL_DATA_DIR.',
        );
      }
      // Moved aside first, and looked at again: whoever judged the same lock stale may have put a fresh one there.
      const aside = `${draft}.aside`;
      if (
        await rename(path, aside).then(
          () => true,
          () => false,
        )
      ) {
        const moved = await readHolder(aside);
        const isFresh = moved !== null && (await isHeld(moved));
        if (isFresh) await link(aside, path).catch(() => undefined);
        await unlink(aside);
        if (isFresh) break;
      }
    }
  } finally {
    await unlink(draft).catch(() => undefined);
  }
  throw new FolderInUseError(`Another Recueil server has just started on ${dataDir}.`);
};

/** Null for a file that names no process: whatever wrote it, no server did, or its disk cut it short. */
const readHolder = async (path: string): Promise<Holder | null> => {
  try {
    const { pid, commandLine }: Partial<Holder> = JSON.parse(await readFile(path, 'utf8'));
    // The system takes 0 and below for groups of processes, this one's own among them: those always live.
    if (typeof pid !== 'number' || !Number.isSafeInteger(pid) || pid <= 0) return null;
    return { pid, commandLine: typeof commandLine === 'string' ? commandLine : null };
  } catch {
    return null;
  }
};

const isHeld = async (holder: Holder): Promise<boolean> => {
  if (holder.pid === process.pid || !(await isAlive(holder.pid))) return false;
  // The id may have been given to another program since.
  const commandLine = await commandLineOf(holder.pid);
  return commandLine === null || holder.commandLine === null || commandLine === holder.commandLine;
};
