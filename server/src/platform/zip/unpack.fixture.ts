import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import jszip from 'jszip';

/**
 * Unpacks an archive into a folder by a library that did not write it.
 * @throws Error when it is no ZIP file, or a checksum in it is wrong
 */
export const unpack = async (archive: Uint8Array, into: string): Promise<void> => {
  const { files } = await jszip.loadAsync(archive, { checkCRC32: true });
  for (const file of Object.values(files)) {
    if (file.dir) continue;
    const path = join(into, file.name);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, await file.async('nodebuffer'));
  }
};
