import { useCallback, useState } from 'react';
import { isRemembered } from '#web/lib/session/remember.ts';
import { type DraftPlace, draftKey, findDrafts, removeDraft, writeDraft } from './draft-storage.ts';

export interface KeptDraft {
  /** What was being typed; null when nothing was. */
  draft: string | null;
  change: (draft: string) => void;
  forget: () => void;
}

/** One text that is being typed, kept with every keystroke until it is saved (see [Note: drafts in the browser]). */
export const useKeptDraft = (place: DraftPlace): KeptDraft => {
  const key = draftKey(place);
  const [draft, setDraft] = useState(
    () =>
      findDrafts(place, (content) => (typeof content === 'string' ? content : null)).find(
        (found) => draftKey(found.place) === key,
      )?.content ?? null,
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says all of the place
  const change = useCallback(
    (next: string) => {
      setDraft(next);
      writeDraft(place, next, isRemembered() ? 'local' : 'session');
    },
    [key],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says all of the place
  const forget = useCallback(() => {
    setDraft(null);
    removeDraft(place);
  }, [key]);
  return { draft, change, forget };
};
