/**
 * The uploads of this visit. They live outside the screen: leaving a conversation does not stop what is on its way, and
 * a file that is there already is not sent twice.
 */
import type { StoredFile } from '#contract/files.ts';
import { onDeparture, onForget } from '#web/lib/forget.ts';
import type { KeptFile } from '#web/lib/kept-files/kept-files.ts';
import { type ApiProblemCode, isProblem, problemCode } from '#web/lib/requests/api-problem.ts';
import { createStore } from '#web/lib/store/store.ts';
import { uploadFile } from './upload-file.ts';

/** What has become of a file; one that is not in the store has not been asked for. */
export type UploadState =
  | { status: 'waiting' }
  /** `share` from 0 to 1. */
  | { status: 'uploading'; share: number }
  | { status: 'uploaded'; file: StoredFile }
  | { status: 'failed'; code: ApiProblemCode };

/** Followed by the tray, by the file's id. */
export const uploadStates = createStore<ReadonlyMap<string, UploadState>>(new Map());

const running = new Map<string, AbortController>();
/** Files whose sending has begun in this visit, and did not end. */
const begun = new Set<string>();
let visit = new AbortController();

const setState = (id: string, state: UploadState | null) => {
  const next = new Map(uploadStates.get());
  if (state === null) next.delete(id);
  else next.set(id, state);
  uploadStates.set(next);
};

/** After a sign-out, or when another person signs in. */
const forgetAll = () => {
  visit.abort();
  visit = new AbortController();
  for (const controller of running.values()) controller.abort();
  begun.clear();
  uploadStates.set(new Map());
};
onDeparture(forgetAll);
onForget(forgetAll);

/**
 * Uploads files, one after the other, those that are there already not again; resolves with what is stored, in order, or
 * with null when one of them could not be (`uploadStates` says which, and why). Never rejects.
 */
const all = (files: readonly KeptFile[]): Promise<StoredFile[] | null> => {
  const { signal } = visit;
  const asked = last.then(() => upload(files, signal));
  last = asked;
  return asked;
};

/** Who asks while others are on their way waits for them: the same file may be among them. */
let last: Promise<unknown> = Promise.resolve();

const upload = async (files: readonly KeptFile[], signal: AbortSignal): Promise<StoredFile[] | null> => {
  const missing = files.filter(({ id }) => storedAs(id) === null);
  for (const { id } of missing) setState(id, { status: 'waiting' });
  for (const file of missing) {
    if (signal.aborted) return null;
    // Taken out while it waited.
    if (!uploadStates.get().has(file.id)) continue;
    const isOver = await one(file);
    if (!isOver) continue;
    for (const { id } of missing) {
      if (uploadStates.get().get(id)?.status === 'waiting') setState(id, null);
    }
    break;
  }
  const stored = files.map(({ id }) => storedAs(id)).filter((file) => file !== null);
  return stored.length === files.length ? stored : null;
};

/** Gives up an upload that is on its way, and forgets what became of it. */
const drop = (id: string): void => {
  running.get(id)?.abort();
  setState(id, null);
};

export const uploads = { all, drop };

const storedAs = (id: string): StoredFile | null => {
  const state = uploadStates.get().get(id);
  return state?.status === 'uploaded' ? state.file : null;
};

/** What one file fails of, and the next ones would too. */
const OF_ALL: readonly ApiProblemCode[] = ['network', 'unauthenticated', 'rate_limited', 'storage_full'];

/** True when the next ones would fail in the same way. */
const one = async (file: KeptFile): Promise<boolean> => {
  const controller = new AbortController();
  const { signal } = controller;
  running.set(file.id, controller);
  setState(file.id, { status: 'uploading', share: 0 });
  // One that was kept before this page was opened may have been on its way when the last one was closed.
  const mayGoOn = begun.has(file.id) || file.addedAt < performance.timeOrigin;
  begun.add(file.id);
  try {
    const stored = await uploadFile(file, {
      signal,
      mayGoOn,
      onProgress: (share) => {
        if (!signal.aborted) setState(file.id, { status: 'uploading', share });
      },
    });
    begun.delete(file.id);
    if (!signal.aborted) setState(file.id, { status: 'uploaded', file: stored });
    return false;
  } catch (error) {
    if (!signal.aborted) setState(file.id, { status: 'failed', code: problemCode(error) });
    return OF_ALL.some((code) => isProblem(error, code));
  } finally {
    running.delete(file.id);
  }
};
