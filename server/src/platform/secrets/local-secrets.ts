/** Secrets that the server generates on first start and keeps in the data folder, readable by its user only. */
import { randomBytes } from 'node:crypto';
import { chmod, link, mkdir, open, readFile, unlink } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Reads a secret, or creates it once. Of two processes the second reads what the first one wrote: the file appears complete
 * under its name, or not at all, because it is linked into place.
 */
export const loadOrCreateSecret = async (
  dataDir: string,
  name: string,
  create: () => string | Promise<string>,
): Promise<string> => {
  const folder = join(dataDir, 'secrets');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await chmod(folder, 0o700);
  const path = join(folder, name);
  const existing = await readIfThere(path);
  if (existing !== null) return existing;
  const value = await create();
  const draft = `${path}.${randomBytes(6).toString('hex')}`;
  const file = await open(draft, 'wx', 0o600);
  try {
    await file.writeFile(value);
    await file.sync();
    await link(draft, path);
    return value;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    return await readFile(path, 'utf8');
  } finally {
    await file.close();
    await unlink(draft);
  }
};

/** 32 random bytes in base64. */
export const randomKey = (): string => randomBytes(32).toString('base64');

const readIfThere = async (path: string): Promise<string | null> => {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
};
