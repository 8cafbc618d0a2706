import { useCallback, useState } from 'react';
import { findDrafts, removeDraft, writeDraft } from '#web/lib/drafts/draft-storage.ts';
import { isRemembered } from '#web/lib/session/remember.ts';

const SLOT = 'text';

interface TranscriptionDraft {
  /** What was being typed; null when nothing was. */
  draft: string | null;
  change: (draft: string) => void;
  forget: () => void;
}

/** What is being typed as the words of a clip, kept with every keystroke (see [Note: drafts in the browser]). */
export const useTranscriptionDraft = (owner: string, fileId: string): TranscriptionDraft => {
  const place = { what: 'transcription', owner, scope: fileId, slot: SLOT };
  const [draft, setDraft] = useState(
    () => findDrafts(place, (content) => (typeof content === 'string' ? content : null))[0]?.content ?? null,
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: the place is made of the two
  const change = useCallback(
    (next: string) => {
      setDraft(next);
      writeDraft(place, next, isRemembered() ? 'local' : 'session');
    },
    [owner, fileId],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: the place is made of the two
  const forget = useCallback(() => {
    setDraft(null);
    removeDraft(place);
  }, [owner, fileId]);
  return { draft, change, forget };
};
