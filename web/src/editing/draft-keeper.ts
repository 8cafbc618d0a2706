import type { DraftPlace } from '#web/lib/drafts/draft-place.ts';
import { prepareDraft, removeDraft, writeDraft } from '#web/lib/drafts/draft-storage.ts';
import type { StorageKind } from '#web/lib/store/safe-storage.ts';

/** See [Note: drafts in the browser]: what is sensitive goes with the tab. */
export const draftStorage = (isSensitive: boolean): StorageKind => (isSensitive ? 'session' : 'local');

/**
 * Keeps one form's draft. `read` gives what has to be kept now, or null when there is nothing to lose; `storage` where;
 * `afterMs` says how long after a change.
 */
export const createDraftKeeper = (
  place: DraftPlace,
  read: () => object | null,
  storage: () => StorageKind,
  afterMs: number,
) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isFinished = false;
  /** What is stored on the server by now, as JSON. */
  let stored: string | null = null;

  const readUnsaved = (): object | null => {
    const draft = read();
    return draft !== null && JSON.stringify(draft) === stored ? null : draft;
  };
  const flush = (): void => {
    clearTimeout(timer);
    timer = undefined;
    if (isFinished) return;
    const draft = readUnsaved();
    if (draft === null) removeDraft(place);
    else writeDraft(place, draft, storage());
  };
  return {
    /** Something was typed: sealed now, kept in a moment. */
    touch: (): void => {
      clearTimeout(timer);
      timer = setTimeout(flush, afterMs);
      const draft = isFinished ? null : readUnsaved();
      if (draft !== null) prepareDraft(place, draft, storage());
    },
    /** Keeps it now: the page is being left. */
    flush,
    /** It is saved as it was when `read` gave `sent`. What was typed since, while the form is still there, is kept as before. */
    saved: (sent: object | null): void => {
      stored = JSON.stringify(sent);
      flush();
    },
    /** It is thrown away or left: `last` stays, and nothing is kept any more. */
    finish: (last: object | null = null): void => {
      clearTimeout(timer);
      isFinished = true;
      if (last === null) removeDraft(place);
      else writeDraft(place, last, storage());
    },
  };
};
export type DraftKeeper = ReturnType<typeof createDraftKeeper>;
