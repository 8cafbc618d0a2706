import { useCallback, useEffect, useMemo, useState } from 'react';
import type { DraftPlace } from './draft-place.ts';
import { draftKey, readDraft, removeDraft, writeDraft } from './draft-storage.ts';
import { followDrafts } from './open-stored.ts';

export interface KeptDraft {
  /** What was being typed; null when nothing was. */
  draft: string | null;
  change: (draft: string) => void;
  forget: () => void;
}

const readText = (place: DraftPlace): string | null =>
  readDraft(place, (content) => (typeof content === 'string' ? content : null));

/** One text that is being typed, kept with every keystroke until it is saved (see [Note: drafts in the browser]). */
export const useKeptDraft = ({ what, owner, scope, slot }: DraftPlace): KeptDraft => {
  const place = useMemo(() => ({ what, owner, scope, slot }), [what, owner, scope, slot]);
  const [draft, setDraft] = useState(() => readText(place));
  useEffect(
    () =>
      followDrafts((id) => {
        // Another tab of the person types the same: each goes on with its own words, as before.
        if (id === draftKey(place)) setDraft((shown) => shown ?? readText(place));
      }),
    [place],
  );
  const change = useCallback(
    (next: string) => {
      setDraft(next);
      writeDraft(place, next, 'local');
    },
    [place],
  );
  const forget = useCallback(() => {
    setDraft(null);
    removeDraft(place);
  }, [place]);
  return { draft, change, forget };
};
