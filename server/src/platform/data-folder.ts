import { mkdir, stat } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * Makes the data folder, closed to others, and the folders above it, where they are missing.
 * @throws the system's error: Node tells a read-only disk as a missing folder (ENOENT) when it makes several at once,
 * so the first of them is then asked for alone.
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
