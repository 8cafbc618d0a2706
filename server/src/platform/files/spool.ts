import { randomBytes } from 'node:crypto';
import { mkdir, open, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReadSealed } from '../vault/file-cipher.ts';

/** What has arrived of a file, sealed, until it is known to be one that is kept. */
export interface Spool {
  /** Bytes written so far. */
  readonly size: number;
  /** Where this process finds the file that has no name; null where the operating system offers no such place. */
  readonly path: string | null;
  write(chunk: Uint8Array): Promise<void>;
  /** Each chunk is valid until the next one is asked for. */
  read: ReadSealed;
  close(): Promise<void>;
}

/**
 * Opens a spool in this folder. Its file has no name any more when this returns, and nothing in it before: whatever ends
 * the process, no byte of it is left behind.
 */
export const openSpool = async (folder: string): Promise<Spool> => {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, `${randomBytes(16).toString('hex')}.spool`);
  const file = await open(path, 'wx+', 0o600);
  try {
    await rm(path, { force: true });
  } catch (error) {
    await file.close();
    throw error;
  }
  let size = 0;
  return {
    get size() {
      return size;
    },
    path: process.platform === 'linux' ? `/proc/self/fd/${file.fd}` : null,
    write: async (chunk) => {
      for (let written = 0; written < chunk.length; ) {
        const { bytesWritten } = await file.write(chunk, written, chunk.length - written, size);
        written += bytesWritten;
        size += bytesWritten;
      }
    },
    read: async function* (start, end) {
      const buffer = Buffer.allocUnsafe(Math.max(0, Math.min(READ_BYTES, end - start)));
      let at = start;
      while (at < end) {
        const { bytesRead } = await file.read(buffer, 0, Math.min(buffer.length, end - at), at);
        if (bytesRead === 0) return;
        at += bytesRead;
        yield buffer.subarray(0, bytesRead);
      }
    },
    close: () => file.close(),
  };
};

const READ_BYTES = 128 * 1024;

/** Removes the empty files of processes that ended in the very moment between opening a spool and unnaming it. */
export const sweepSpools = async (folder: string): Promise<void> => {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  // May remove a spool that is just being opened: `openSpool` removes its name next anyway and keeps the open file.
  for (const name of await readdir(folder)) {
    if (name.endsWith('.spool')) await rm(join(folder, name), { force: true });
  }
};
