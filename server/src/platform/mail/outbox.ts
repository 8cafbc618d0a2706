import { randomBytes } from 'node:crypto';
import { mkdir, open, rename } from 'node:fs/promises';
import { join } from 'node:path';

/** Writes a mail as `<time>-<id>.eml`; it appears whole under that name, or not at all. Gives the path. */
export const writeToOutbox = async (outboxDir: string, message: Buffer): Promise<string> => {
  await mkdir(outboxDir, { recursive: true, mode: 0o700 });
  const time = new Date().toISOString().replace(/[:.]/g, '-');
  const path = join(outboxDir, `${time}-${randomBytes(4).toString('hex')}.eml`);
  const draft = `${path}.draft`;
  const file = await open(draft, 'wx', 0o600);
  try {
    await file.writeFile(message);
  } finally {
    await file.close();
  }
  await rename(draft, path);
  return path;
};
