import { copyFile, type FileHandle, mkdir, open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { MissingObjectError, OBJECT_KEY, type ObjectStore } from './object-store.ts';

/**
 * Objects as files of one folder, readable by the server alone: `ab/ab34….`. One that is being written has another name
 * until all of it is on the disk.
 */
export const createDiskStore = (folder: string): ObjectStore => {
  const placeOf = (key: string): { shelf: string; path: string; draft: string } => {
    if (!OBJECT_KEY.test(key)) throw new Error('This is not the key of an object');
    const shelf = join(folder, key.slice(0, 2));
    return { shelf, path: join(shelf, key), draft: join(shelf, `${key}.part`) };
  };
  /** @param fill opens the draft, and writes all of it */
  const keep = async (key: string, fill: (draft: string) => Promise<FileHandle>): Promise<void> => {
    const { shelf, path, draft } = placeOf(key);
    await mkdir(shelf, { recursive: true, mode: 0o700 });
    try {
      const file = await fill(draft);
      await file.sync().finally(() => file.close());
    } catch (error) {
      await rm(draft, { force: true });
      throw error;
    }
    await rename(draft, path);
    // The name is safe only when its folder is, and a new shelf when the folder above it is.
    await syncFolder(shelf);
    await syncFolder(folder);
  };
  return {
    isLocal: true,
    put: (key, stream) =>
      keep(key, async (draft) => {
        const file = await open(draft, 'w', 0o600);
        try {
          for await (const chunk of stream) await file.writeFile(chunk);
          return file;
        } catch (error) {
          await file.close();
          throw error;
        }
      }),
    putFile: (key, source) =>
      keep(key, async (draft) => {
        await copyFile(source, draft);
        return await open(draft, 'r+');
      }),
    get: async function* (key, range) {
      const file = await openOrMissing(placeOf(key).path);
      // Node's `end` is the last byte itself.
      const bounds = range ? { start: range.start, end: range.end - 1 } : {};
      yield* file.createReadStream({ ...bounds, highWaterMark: 128 * 1024 });
    },
    remove: async (key) => {
      const { path, draft } = placeOf(key);
      await rm(draft, { force: true });
      await rm(path, { force: true });
    },
    close: () => undefined,
  };
};

const openOrMissing = async (path: string) => {
  try {
    return await open(path, 'r');
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === 'ENOENT') throw new MissingObjectError('', { cause });
    throw cause;
  }
};

const syncFolder = async (folder: string): Promise<void> => {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
};
