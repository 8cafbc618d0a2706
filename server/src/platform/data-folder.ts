import { mkdir, stat } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * Creates the data folder, readable by this user only, and the missing folders above it.
 * @throws the system's error: Node reports a read-only disk as a missing folder (ENOENT) when it creates several at once,
 * so the first of them is then created alone to get the real error.
 */
export const makeDataFolder = async (dataDir: string): Promise<void> => {
  const make = () => mkdir(dataDir, { recursive: true, mode: 0o700 });
  try {
    await make();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    await mkdir(await firstMissing(dataDir), { mode: 0o700 });
    await make();
  }
};

const firstMissing = async (path: string): Promise<string> => {
  const above = dirname(path);
  const isThere = above === path || (await stat(above).catch(() => null)) !== null;
  return isThere ? path : await firstMissing(above);
};
