import { fork } from 'node:child_process';
import { realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { SECOND_MS } from '#contract/common/durations.ts';

const ROOT = join(import.meta.dirname, '../../../..');

/** A program of one question and one answer, which reads what somebody may have made up to hurt. */
export interface ConfinedProgram {
  file: URL;
  /** Programs in other languages than JavaScript, which the limits of reading do not hold (docs/threat-model.md). */
  hasAddons?: boolean;
  /** Its whole environment. */
  env?: Record<string, string>;
  /** Of the answer, the start of the process included. */
  timeoutMs?: number;
  maxHeapMegabytes?: number;
  /** The heap, the program, and what lies outside the heap, which its limit does not count: unpacked streams, for one. */
  maxProcessBytes?: number;
}

/** What every such program is told beside its question. */
export interface Limits {
  /** More memory ends it. */
  maxProcessBytes: number;
}

/**
 * Asks a program that runs in a process of its own, which is ended when it takes too long or too much memory. A thread
 * would not do: one that runs out of memory at the wrong moment ends the whole server (seen with Node 24).
 * @param question when it is a function, it is called while the process starts
 * @param signal ends the process
 * @returns the program's own answer, to be checked; null when it ended without one.
 */
export const askProcess = async (
  {
    file,
    hasAddons = false,
    env = {},
    timeoutMs = 10 * SECOND_MS,
    maxHeapMegabytes = 256,
    maxProcessBytes = 640 * 1024 * 1024,
  }: ConfinedProgram,
  question: object | (() => object),
  signal?: AbortSignal,
): Promise<unknown> => {
  signal?.throwIfAborted();
  const program = fork(file, {
    execArgv: [
      `--max-old-space-size=${maxHeapMegabytes}`,
      // It may read programs, and nothing else: no secret, no file of anybody, no other process.
      '--permission',
      '--allow-worker',
      ...(hasAddons ? ['--allow-addons'] : []),
      ...readableFor(file).map((path) => `--allow-fs-read=${path}`),
    ],
    env,
    serialization: 'advanced',
    // What readers of documents say about them goes nowhere.
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  let timer: NodeJS.Timeout | undefined;
  let end: (() => void) | undefined;
  try {
    return await new Promise<unknown>((resolve, reject) => {
      timer = setTimeout(() => resolve(null), timeoutMs);
      end = () => reject(signal?.reason);
      signal?.addEventListener('abort', end);
      program.once('message', resolve);
      // More than one may come: of the start, and of the channel.
      program.on('error', () => resolve(null));
      program.once('exit', () => resolve(null));
      const limits: Limits = { maxProcessBytes };
      program.send(
        { ...(typeof question === 'function' ? question() : question), ...limits },
        () => undefined,
      );
    });
  } finally {
    clearTimeout(timer);
    if (end) signal?.removeEventListener('abort', end);
    program.kill('SIGKILL');
  }
};

/** What it may read, by the names that lead there and by the places where they lead. */
const readableFor = (file: URL): string[] =>
  [
    dirname(fileURLToPath(file)),
    import.meta.dirname,
    join(ROOT, 'node_modules'),
    join(ROOT, 'package.json'),
  ].flatMap((path) => [path, realpathSync(path)]);
