import { useCallback, useMemo, useState } from 'react';
import { isRemembered } from '#web/lib/session/kept/remember.ts';
import type { DraftPlace } from './draft-place.ts';
import { readDraft, removeDraft, writeDraft } from './draft-storage.ts';

export interface KeptDraft {
  /** What was being typed; null when nothing was. */
  draft: string | null;
  change: (draft: string) => void;
  forget: () => void;
}

/** One text that is being typed, kept with every keystroke until it is saved (see [Note: drafts in the browser]). */
export const useKeptDraft = ({ what, owner, scope, slot }: DraftPlace): KeptDraft => {
  const place = useMemo(() => ({ what, owner, scope, slot }), [what, owner, scope, slot]);
  const [draft, setDraft] = useState(() =>
    readDraft(place, (content) => (typeof content === 'string' ? content : null)),
  );
  const change = useCallback(
    (next: string) => {
      setDraft(next);
      writeDraft(place, next, isRemembered() ? 'local' : 'session');
    },
    [place],
  );
  const forget = useCallback(() => {
    setDraft(null);
    removeDraft(place);
  }, [place]);
  return { draft, change, forget };
};
