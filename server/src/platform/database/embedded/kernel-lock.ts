/**
 * A lock that the kernel keeps: it ends with its process, however that ends, and is valid in all process
 * namespaces (containers) of one machine. Node has no file locks of its own; its SQLite locks files on every system
 * (`fcntl` on Unix, `LockFileEx` on Windows). The file stays empty.
 */
import { closeSync, openSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';

const SQLITE_BUSY = 5;

/** Referred to from here, so that a lock does not end with the garbage collection of its last reference. */
const held = new Set<DatabaseSync>();

/**
 * Takes the lock without waiting. The file is created when it is missing and must never be removed: otherwise two processes
 * could lock two files of the same name. This process must not open it in any other way: on Unix closing any descriptor of
 * a file releases all its `fcntl` locks. For the same reason nothing here may be interrupted.
 * @returns a function that releases the lock; null when a process holds it, this one included
 * @throws the system's error, or one that says that the folder's file system keeps no locks.
 */
export const takeKernelLock = (path: string): (() => void) | null => {
  // Only its owner may open it: a reader could hold the lock against the server. 'wx' never opens what exists.
  try {
    closeSync(openSync(path, 'wx', 0o600));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  let file: DatabaseSync | undefined;
  try {
    file = new DatabaseSync(path, { timeout: 0 });
    // Without a journal file, which would need room on a disk that may be full. The transaction changes nothing.
    file.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE');
  } catch (error) {
    file?.close();
    if ((error as { errcode?: number }).errcode === SQLITE_BUSY) return null;
    throw new Error(
      `The file ${path} cannot be locked. Put the data folder on a file system that keeps locks (a disk of this ` +
        'machine), and remove that file if it is not empty.',
      { cause: error },
    );
  }
  const taken = file;
  held.add(taken);
  return () => {
    if (held.delete(taken)) taken.close();
  };
};
