import { randomBytes } from 'node:crypto';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { DiskRoom } from '../files/disk-room.ts';

/**
 * A mail is part of signing up and of getting back in, so it may use most of the reserve that other files leave free. It
 * leaves the rest, because anybody can ask for mails.
 */
const SHARE_LEFT_FREE = 1 / 4;

/**
 * Writes a mail as `<time>-<id>.eml`; it appears whole under that name, or not at all. Gives the path.
 * @throws ProblemError `storage_full`
 */
export const writeToOutbox = async (outboxDir: string, message: Buffer, room: DiskRoom): Promise<string> => {
  const held = await room.hold(message.length, SHARE_LEFT_FREE);
  try {
    return await write(outboxDir, message);
  } finally {
    held.release();
  }
};

const write = async (outboxDir: string, message: Buffer): Promise<string> => {
  await mkdir(outboxDir, { recursive: true, mode: 0o700 });
  const time = new Date().toISOString().replace(/[:.]/g, '-');
  const path = join(outboxDir, `${time}-${randomBytes(4).toString('hex')}.eml`);
  const draft = `${path}.draft`;
  const file = await open(draft, 'wx', 0o600);
  try {
    await file.writeFile(message).finally(() => file.close());
    await rename(draft, path);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
  return path;
};
