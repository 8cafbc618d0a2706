import {
  type ByteSource,
  type HashedWindow,
  sourceOfBlob,
  type WindowToHash,
} from '#verifier/dossier/source.ts';
import type { FromWorker, ToWorker } from './hashing-messages.ts';

/** Each has a window in memory, and another one waits for the page. */
const MAX_WORKERS = 4;

export interface HashingWorkers {
  /** A file, read and hashed by the workers that have started; by the page itself where none has. */
  sourceOf(file: Blob): ByteSource;
  stop(): void;
}

/** @param start may throw, and its worker need not start: a browser may refuse them to a page on a disk */
export const startHashingWorkers = (start: () => Worker): HashingWorkers => {
  const count = Math.min(navigator.hardwareConcurrency ?? 1, MAX_WORKERS);
  const workers: HashingWorker[] = [];
  try {
    while (workers.length < count) workers.push(hashingWorker(start()));
  } catch {
    // Those that there are will do.
  }
  return {
    stop: () => {
      for (const worker of workers) worker.stop();
    },
    sourceOf: (file) => {
      const source = sourceOfBlob(file);
      const ready = workers.filter((worker) => worker.isReady());
      if (ready.length === 0) return source;
      let turn = 0;
      const read = async (window: WindowToHash): Promise<HashedWindow> => {
        const worker = ready[turn % ready.length] as HashingWorker;
        turn += 1;
        const done = await worker.read(file, window);
        return done ?? { bytes: await source.read(window.start, window.end), hashed: [] };
      };
      return { ...source, elsewhere: { atOnce: ready.length, read } };
    },
  };
};

interface HashingWorker {
  isReady(): boolean;
  /** @returns null where it failed */
  read(file: Blob, window: WindowToHash): Promise<HashedWindow | null>;
  stop(): void;
}

const hashingWorker = (worker: Worker): HashingWorker => {
  let isReady = false;
  let asked = 0;
  const waiting = new Map<number, (window: HashedWindow | null) => void>();
  const answer = (id: number, window: HashedWindow | null): void => {
    waiting.get(id)?.(window);
    waiting.delete(id);
  };
  const stop = (): void => {
    isReady = false;
    worker.terminate();
    for (const id of [...waiting.keys()]) answer(id, null);
  };
  worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => {
    if (data.is === 'ready') isReady = true;
    else answer(data.id, data.is === 'done' ? data.window : null);
  });
  worker.addEventListener('error', stop);
  worker.addEventListener('messageerror', stop);
  return {
    isReady: () => isReady,
    stop,
    read: async (file, window) => {
      if (!isReady) return null;
      asked += 1;
      const id = asked;
      const answered = new Promise<HashedWindow | null>((resolve) => waiting.set(id, resolve));
      worker.postMessage({ id, file, window } satisfies ToWorker);
      return await answered;
    },
  };
};
