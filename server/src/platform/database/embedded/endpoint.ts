/** Where the embedded PostgreSQL lies in the data folder, and where it listens. */
import { chmod, mkdir, readFile, stat } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { shortWayTo } from './sockets.ts';
import { giveFolderTo, type SystemUser } from './system-user.ts';

const PORT = 5432;
/** PostgreSQL names its socket after the port. */
export const SOCKET_NAME = `.s.PGSQL.${PORT}`;

/** Folders of the embedded PostgreSQL. */
export const postgresFolders = (dataDir: string) => {
  const home = join(dataDir, 'postgres');
  return { home, clusterDir: join(home, 'cluster'), socketDir: join(home, 'run') };
};

export interface Endpoint {
  /** A socket folder or a loopback address, as `pg` takes it. */
  host: string;
  port: number;
  /** The folder of the socket; `host` may be a shorter path to it. Null on Windows. */
  socketDir: string | null;
  /** Removes the shorter path, where one was created. */
  remove(): Promise<void>;
}

/** Makes the socket's folder, which only the user of PostgreSQL (and root) can enter, and a short path to it. */
export const chooseEndpoint = async (dataDir: string, user: SystemUser | null): Promise<Endpoint> => {
  if (process.platform === 'win32') {
    return { host: '127.0.0.1', port: await freePort(), socketDir: null, remove: async () => undefined };
  }
  const { socketDir } = postgresFolders(dataDir);
  await mkdir(socketDir, { recursive: true, mode: 0o700 });
  if (user) await giveFolderTo(user, socketDir);
  await chmod(socketDir, 0o700);
  const way = await shortWayTo(socketDir, SOCKET_NAME, user);
  return { host: way.folder, port: PORT, socketDir, remove: way.remove };
};

/**
 * Where the PostgreSQL of a living server on this folder listens; null when none does. The fourth to sixth lines of
 * its lock file say so (PostgreSQL, `miscadmin.h`), as seen in its own container, where the folder may have another path.
 * @param user the user of PostgreSQL, when not this process's
 */
export const runningEndpoint = async (
  dataDir: string,
  user: SystemUser | null,
): Promise<{ host: string; port: number } | null> => {
  const { clusterDir, socketDir } = postgresFolders(dataDir);
  const lock = await readFile(join(clusterDir, 'postmaster.pid'), 'utf8').catch(() => '');
  const [, , , port, announced, address] = lock.split('\n').map((line) => line.trim());
  if (!port) return null;
  if (await stat(join(socketDir, SOCKET_NAME)).catch(() => null)) {
    return { host: (await shortWayTo(socketDir, SOCKET_NAME, user)).folder, port: Number(port) };
  }
  const host = announced || address;
  return host ? { host, port: Number(port) } : null;
};

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : PORT));
    });
  });
