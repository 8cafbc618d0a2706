/** Unix sockets in a folder whose path may be longer than the kernel's limit for sockets. */
import { createHash } from 'node:crypto';
import { chmod, lstat, mkdir, mkdtemp, readlink, rm, symlink } from 'node:fs/promises';
import { createConnection, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { giveFolderTo, type SystemUser } from './system-user.ts';

/** The kernel's limit for a socket path is 108 bytes with its final NUL, on macOS 104. */
const PATH_MAX_BYTES = 100;
const TEMPORARY_MAX_BYTES = 55;

/** The folder for short links: not TMPDIR, whose path may be too long itself. */
const temporary = (): string => (Buffer.byteLength(tmpdir()) <= TEMPORARY_MAX_BYTES ? tmpdir() : '/tmp');
const isShort = (path: string): boolean => Buffer.byteLength(path) <= PATH_MAX_BYTES;

/** A folder under a path that is short enough for a socket of this name in it. */
export interface ShortWay {
  folder: string;
  /** Removes the link; the content of the folder stays. */
  remove(): Promise<void>;
}

/**
 * The folder itself, or a link to it from the temporary folder. The sockets are in the folder either way, where every
 * process that shares it can reach them, also from another container. The link's name is derived from the folder, and only
 * its owner can follow it.
 * @param user the owner of the link, when not this process's user
 * @throws Error when another user has created something at that path
 */
export const shortWayTo = async (
  folder: string,
  name: string,
  user: SystemUser | null,
): Promise<ShortWay> => {
  if (isShort(join(folder, name))) return { folder, remove: async () => undefined };
  const target = resolve(folder);
  const place = join(
    temporary(),
    `recueil-${createHash('sha256').update(target).digest('hex').slice(0, 16)}`,
  );
  await mkdir(place, { recursive: true, mode: 0o700 });
  // Not stat, which follows links: another user's link could redirect the sockets.
  const found = await lstat(place);
  const owners = [process.getuid?.(), user?.uid];
  if (!found.isDirectory() || !owners.includes(found.uid)) {
    throw new Error(`${place} belongs to another user; remove it, then start again.`);
  }
  if (user) await giveFolderTo(user, place);
  await chmod(place, 0o700);
  const link = join(place, 'run');
  if ((await readlink(link).catch(() => null)) !== target) {
    await rm(link, { recursive: true, force: true });
    await symlink(target, link);
  }
  return { folder: link, remove: () => rm(place, { recursive: true, force: true }) };
};

/**
 * True when a process listens on the socket, also when it is too busy to answer; false for the file of a killed process.
 * Every other answer of the system (no permission, a full queue) counts as a listener.
 */
export const answers = (folder: string, name: string): Promise<boolean> =>
  withShortPath(
    folder,
    name,
    (path) =>
      new Promise((settle) => {
        const connection = createConnection(path, () => {
          connection.destroy();
          settle(true);
        });
        connection.once('error', ({ code }: NodeJS.ErrnoException) =>
          settle(!['ENOENT', 'ENOTDIR', 'ECONNREFUSED', 'ENOTSOCK'].includes(code ?? '')),
        );
      }),
  );

/**
 * Listens on a socket of this name and closes every connection at once. No file of that name may exist.
 * @returns a function that stops listening and removes the socket
 */
export const answerOn = async (folder: string, name: string): Promise<() => Promise<void>> => {
  const server = createServer((connection) => {
    connection.on('error', () => undefined);
    connection.destroy();
  });
  await withShortPath(
    folder,
    name,
    (path) =>
      new Promise<void>((done, reject) => {
        server.once('error', reject);
        server.listen(path, done);
      }),
  );
  server.unref();
  return async () => {
    await new Promise((done) => server.close(done));
    // Node removes the path that it listened on, which may have been the short one.
    if (process.platform !== 'win32') await rm(join(folder, name), { force: true });
  };
};

/** Needed only while binding or connecting: a bound socket no longer needs its path. */
const withShortPath = async <T>(
  folder: string,
  name: string,
  work: (path: string) => Promise<T>,
): Promise<T> => {
  const path = join(resolve(folder), name);
  if (process.platform === 'win32') {
    return await work(`\\\\.\\pipe\\recueil-${createHash('sha256').update(path).digest('hex')}`);
  }
  if (isShort(path)) return await work(path);
  const scratch = await mkdtemp(join(temporary(), 'recueil-way-'));
  try {
    await symlink(resolve(folder), join(scratch, 'to'));
    return await work(join(scratch, 'to', name));
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
};
