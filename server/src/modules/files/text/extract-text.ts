import { Worker } from 'node:worker_threads';
import type { FileType } from '#contract/files.ts';
import { atMost } from '../at-most.ts';
import { type PlainFile, readPart } from '../types/plain-file.ts';
import { readText } from '../types/text-file.ts';

const MAX_CHARACTERS = 20_000;
const SECOND = 1_000;
const TIMEOUT_MS = 10 * SECOND;
const LOOK_INTERVAL_MS = 100;
const MAX_HEAP_MB = 256;
/** Of what lies outside the heap, which the limits of a thread do not count: unpacked streams, for one. */
const MAX_BUFFER_BYTES = 384 * 1024 * 1024;
const inTurn = atMost(2);

/** What the thread is given. */
export interface Document {
  type: FileType;
  bytes: Uint8Array;
  maxCharacters: number;
}

/**
 * The beginning of a document's text, or null when it has none that can be read. Documents are opened in a thread of
 * their own, which is ended when it takes too long or too much memory: what comes is whatever somebody made up.
 * @throws UnsealError
 */
export const extractText = async (file: PlainFile, type: FileType): Promise<string | null> => {
  switch (type) {
    case 'text/plain':
      return filledOrNull(await readText(file, { maxCharacters: MAX_CHARACTERS }));
    case 'application/pdf':
    case 'application/msword':
    case 'application/vnd.openxmlformats-officedocument.wordprocessingml.document':
      return await inTurn(async () => {
        const bytes = await readPart(file, 0, file.size);
        return filledOrNull(await readInThread({ type, bytes, maxCharacters: MAX_CHARACTERS }));
      });
    default:
      return null;
  }
};

const filledOrNull = (text: string | null): string | null => (text?.trim() ? text : null);

const readInThread = async (document: Document): Promise<string | null> => {
  const thread = new Worker(new URL('./text-thread.ts', import.meta.url), {
    workerData: document,
    resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB },
    // Nothing of the server's secrets, and nothing that a reader of documents says about them goes to the log.
    env: {},
    execArgv: [],
    stdout: true,
    stderr: true,
  });
  const watching = setInterval(() => void endWhenTooLarge(thread), LOOK_INTERVAL_MS);
  let timer: NodeJS.Timeout | undefined;
  try {
    return await new Promise<string | null>((resolve) => {
      timer = setTimeout(() => resolve(null), TIMEOUT_MS);
      thread.once('message', (text: string) => resolve(text));
      thread.once('error', () => resolve(null));
      thread.once('exit', () => resolve(null));
    });
  } finally {
    clearInterval(watching);
    clearTimeout(timer);
    await thread.terminate();
  }
};

const endWhenTooLarge = async (thread: Worker): Promise<void> => {
  try {
    const { external_memory: bytes } = await thread.getHeapStatistics();
    if (bytes > MAX_BUFFER_BYTES) await thread.terminate();
  } catch {
    // It has ended meanwhile.
  }
};
