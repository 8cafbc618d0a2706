import { useEffect } from 'react';
import { type PendingFiles, usePendingFiles } from '#web/features/attachments/choosing/use-pending-files.ts';
import type { DraftPlace } from '#web/lib/drafts/draft-place.ts';
import { type KeptDraft, useKeptDraft } from '#web/lib/drafts/use-kept-draft.ts';
import { received } from '#web/lib/received.ts';
import { useStore } from '#web/lib/store/store.ts';
import { RECEIVED_RECORD } from './received-record.ts';

const placeOf = (owner: string): DraftPlace => ({ what: 'received', owner, scope: 'new', slot: 'text' });

/** What was shared and waits here: the files that qualify, and the words that came along. */
export interface Received {
  files: PendingFiles;
  text: KeptDraft;
}

/** Seals what has just come, like everything that waits in this browser, and follows what waits. */
export const useReceived = (owner: string): Received => {
  const files = usePendingFiles(owner, RECEIVED_RECORD);
  const text = useKeptDraft(placeOf(owner));
  const come = useStore(received);
  const { add } = files;
  const { draft, change } = text;
  useEffect(() => {
    if (come === null) return;
    received.set(null);
    add(come.files);
    if (come.text !== '') change(draft === null || draft === '' ? come.text : `${draft}\n${come.text}`);
  }, [come, add, change, draft]);
  return { files, text };
};
