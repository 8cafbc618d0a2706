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
  let isSaved = false;
  let isTypedSinceSent = false;

  const flush = (): void => {
    clearTimeout(timer);
    timer = undefined;
    if (isFinished || isSaved) return;
    const draft = read();
    if (draft === null) removeDraft(place);
    else writeDraft(place, draft, storage());
  };
  /** Something has changed: sealed now, kept in a moment. */
  const touch = (): void => {
    clearTimeout(timer);
    timer = setTimeout(flush, afterMs);
    const draft = isFinished || isSaved ? null : read();
    if (draft !== null) prepareDraft(place, draft, storage());
  };
  return {
    touch,
    /** The person has typed: what follows a form that was sent, until the next page is there, is kept too. */
    typed: (): void => {
      isTypedSinceSent = true;
      isSaved = false;
      touch();
    },
    /** Keeps it now: the page is being left. */
    flush,
    /** It is sent as it is now, and kept in case that fails. */
    sent: (): void => {
      isTypedSinceSent = false;
      flush();
    },
    /** What was sent is saved: nothing is kept, unless the person has typed since. */
    saved: (): void => {
      clearTimeout(timer);
      isSaved = !isTypedSinceSent;
      if (isSaved) removeDraft(place);
      else flush();
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
