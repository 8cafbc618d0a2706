import { fork } from 'node:child_process';
import { realpathSync } from 'node:fs';
import { join } from 'node:path';
import { SECOND_MS } from '#contract/durations.ts';
import type { FileType } from '#contract/files.ts';
import { inTurns } from '../in-turns.ts';
import { type PlainFile, readPart } from '../types/plain-file.ts';
import { readText } from '../types/text-file.ts';

const MAX_CHARACTERS = 20_000;
const TIMEOUT_MS = 10 * SECOND_MS;
const MAX_HEAP_MB = 256;
/** The heap, the program, and what lies outside the heap, which its limit does not count: unpacked streams, for one. */
const MAX_PROCESS_BYTES = 640 * 1024 * 1024;
const PROCESS = new URL('./text-process.ts', import.meta.url);
const ROOT = join(import.meta.dirname, '../../../../..');
/** What it may read, by the names that lead there and by the places where they lead. */
const READABLE = [import.meta.dirname, join(ROOT, 'node_modules'), join(ROOT, 'package.json')].flatMap(
  (path) => [path, realpathSync(path)],
);
const inTurn = inTurns(2);

/** What the process is given. */
export interface Document {
  type: FileType;
  bytes: Uint8Array;
  maxCharacters: number;
  /** More memory ends it. */
  maxProcessBytes: number;
}

/**
 * The beginning of a document's text, or null when it has none that can be read. Documents are opened in a process of
 * their own, which is ended when it takes too long or too much memory: what comes is whatever somebody made up. A thread
 * would not do: one that runs out of memory at the wrong moment ends the whole server (seen with Node 24).
 * @param owner whose it is: persons take turns.
 * @throws UnsealError
 */
export const extractText = async (file: PlainFile, type: FileType, owner: string): Promise<string | null> => {
  switch (type) {
    case 'text/plain':
      return filledOrNull(await readText(file, { maxCharacters: MAX_CHARACTERS }));
    case 'application/pdf':
    case 'application/msword':
    case 'application/vnd.openxmlformats-officedocument.wordprocessingml.document':
      return await inTurn(owner, async () => {
        const bytes = await readPart(file, 0, file.size);
        return filledOrNull(await readInProcess(type, bytes));
      });
    default:
      return null;
  }
};

const filledOrNull = (text: string | null): string | null => (text?.trim() ? text : null);

const readInProcess = async (type: FileType, bytes: Uint8Array): Promise<string | null> => {
  const reader = fork(PROCESS, {
    execArgv: [
      `--max-old-space-size=${MAX_HEAP_MB}`,
      // It may read programs, and nothing else: no secret, no file of anybody, no other process.
      '--permission',
      '--allow-worker',
      ...READABLE.map((path) => `--allow-fs-read=${path}`),
    ],
    env: {},
    serialization: 'advanced',
    // What readers of documents say about them goes nowhere.
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  let timer: NodeJS.Timeout | undefined;
  try {
    return await new Promise<string | null>((resolve) => {
      timer = setTimeout(() => resolve(null), TIMEOUT_MS);
      reader.once('message', (text) => resolve(String(text)));
      // More than one may come: of the start, and of the channel.
      reader.on('error', () => resolve(null));
      reader.once('exit', () => resolve(null));
      const document = { type, bytes, maxCharacters: MAX_CHARACTERS, maxProcessBytes: MAX_PROCESS_BYTES };
      reader.send(document satisfies Document, () => undefined);
    });
  } finally {
    clearTimeout(timer);
    reader.kill('SIGKILL');
  }
};
