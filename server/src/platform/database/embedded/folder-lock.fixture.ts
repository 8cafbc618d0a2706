/**
 * A contender for a data folder, in a process of its own: `node folder-lock.fixture.ts <folder> <hold | take-turns>`. It
 * says what happens to it, a word a line.
 */
import { closeSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { FolderInUseError, lockFolder } from './folder-lock.ts';

const POLL_MS = 5;
const HOLD_MS = 20;
const [, , folder = '', manner] = process.argv;
/** Written synchronously, because the process may be killed next. */
const say = (word: string): unknown => writeSync(1, `${word}\n`);

/** Finding another holder inside means that both hold the lock. */
const beAlone = async (): Promise<void> => {
  const mark = join(folder, 'inside');
  try {
    closeSync(openSync(mark, 'wx'));
  } catch {
    return void say('together');
  }
  await sleep(HOLD_MS);
  rmSync(mark);
  say('alone');
};

let isRefused = false;
for (;;) {
  try {
    await lockFolder(folder);
  } catch (error) {
    if (!(error instanceof FolderInUseError)) throw error;
    if (manner === 'hold' && !isRefused) say('refused');
    isRefused = true;
    await sleep(POLL_MS);
    continue;
  }
  if (manner === 'hold') {
    say('holding');
    setInterval(() => undefined, 60_000);
    break;
  }
  await beAlone();
  // Leaves everything behind, for the next one to break.
  process.kill(process.pid, 'SIGKILL');
}
