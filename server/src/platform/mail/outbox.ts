import { randomBytes } from 'node:crypto';
import { access, constants, mkdir, open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { DiskRoom } from '../files/disk-room.ts';

/**
 * Signing up and recovering an account need mails, so a mail may use most of the disk reserve that other files must leave
 * free. It leaves the rest, because anybody can ask for mails.
 */
const SHARE_LEFT_FREE = 1 / 4;

/** A mail of ours is some kilobytes. */
const MAIL_BYTES = 16 * 1024;

/**
 * Fails in the same way as writing a mail now would.
 * @throws ProblemError `storage_full`; the system's error when the folder cannot be made, or not be written to.
 */
export const checkOutbox = async (outboxDir: string, room: DiskRoom): Promise<void> => {
  (await room.hold(MAIL_BYTES, SHARE_LEFT_FREE)).release();
  await makeOutbox(outboxDir);
  await access(outboxDir, constants.W_OK);
};

/**
 * Writes a mail as `<time>-<id>.eml`; it appears whole under that name, or not at all. Gives the path.
 * @param time when it was handed over
 * @throws ProblemError `storage_full`
 */
export const writeToOutbox = async (
  outboxDir: string,
  message: Buffer,
  time: Date,
  room: DiskRoom,
): Promise<string> => {
  const held = await room.hold(message.length, SHARE_LEFT_FREE);
  try {
    return await write(outboxDir, message, time);
  } finally {
    held.release();
  }
};

const makeOutbox = (outboxDir: string) => mkdir(outboxDir, { recursive: true, mode: 0o700 });

const write = async (outboxDir: string, message: Buffer, time: Date): Promise<string> => {
  await makeOutbox(outboxDir);
  const timeName = time.toISOString().replace(/[:.]/g, '-');
  const path = join(outboxDir, `${timeName}-${randomBytes(4).toString('hex')}.eml`);
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
