/** PostgreSQL refuses to run as root, so root gives it a system user of its own. */
import { execFile } from 'node:child_process';
import { chown } from 'node:fs/promises';
import { dirname } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Name of the system user that the embedded database runs as when the server is root. */
export const SYSTEM_USER_NAME = 'recueil-postgres';

export interface SystemUser {
  uid: number;
  gid: number;
}

/**
 * Null when this process is not root (PostgreSQL then runs as the same user, as it does on Windows).
 * Otherwise the system user, created on first use.
 * @throws Error when it is missing and cannot be created.
 */
export const ensureSystemUser = async (): Promise<SystemUser | null> => {
  if (process.getuid?.() !== 0) return null;
  const existing = await lookUp();
  if (existing) return existing;
  const create: [string, string[]][] = [
    [
      'useradd',
      ['--system', '--user-group', '--no-create-home', '--shell', '/usr/sbin/nologin', SYSTEM_USER_NAME],
    ],
    // Alpine and other BusyBox systems.
    ['adduser', ['-S', '-D', '-H', '-s', '/sbin/nologin', SYSTEM_USER_NAME]],
  ];
  for (const [program, args] of create) {
    try {
      await run(program, args, { env: { ...process.env, PATH: `${process.env.PATH}:/usr/sbin:/sbin` } });
      break;
    } catch {
      // Another server may have created it at the same moment; the look-up below decides.
    }
  }
  const created = await lookUp();
  if (created) return created;
  throw new Error(
    `PostgreSQL cannot run as root, and the system user ${SYSTEM_USER_NAME} could not be created. ` +
      `Create it (useradd --system ${SYSTEM_USER_NAME}), start Recueil as an ordinary user, or set DATABASE_URL.`,
  );
};

/** True when the user may run or read what lies at the path, through all its parent folders. */
export const canReach = async (user: SystemUser, path: string): Promise<boolean> => {
  try {
    // Asked of the kernel with the user's own ids: permission bits alone miss ACLs and mount options.
    await run('/bin/sh', ['-c', 'test -x "$1"', 'sh', path], { uid: user.uid, gid: user.gid, cwd: '/' });
    return true;
  } catch {
    return false;
  }
};

/** The first folder on the way to the path that the user cannot enter, or null. */
export const firstClosedFolder = async (user: SystemUser, path: string): Promise<string | null> => {
  const way: string[] = [];
  for (let folder = path; folder !== dirname(folder); folder = dirname(folder)) way.unshift(folder);
  for (const folder of way) if (!(await canReach(user, folder))) return folder;
  return null;
};

/** Hands a folder and all it holds to the user. */
export const giveTo = async (user: SystemUser, path: string): Promise<void> => {
  await run('chown', ['-R', `${user.uid}:${user.gid}`, path]);
};

/** Hands one folder, not what it holds, to the user. */
export const giveFolderTo = (user: SystemUser, path: string): Promise<void> =>
  chown(path, user.uid, user.gid);

const lookUp = async (): Promise<SystemUser | null> => {
  try {
    const [uid, gid] = await Promise.all(
      ['-u', '-g'].map(async (flag) => Number((await run('id', [flag, SYSTEM_USER_NAME])).stdout)),
    );
    return Number.isInteger(uid) && Number.isInteger(gid) ? { uid: uid as number, gid: gid as number } : null;
  } catch {
    return null;
  }
};
