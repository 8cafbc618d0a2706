import { useEffect, useState } from 'react';
import { releaseDraft } from '#web/lib/drafts/draft-claims.ts';
import { draftKey, removeDraft } from '#web/lib/drafts/draft-storage.ts';
import { freshDraft, type OpenDraft, openDraft } from './open-draft.ts';

/** What a form knows of its draft. */
export interface DraftControl {
  open: OpenDraft;
  /** What 'Ignorer' put away in this visit; 'Récupérer' brings it back. */
  ignored: OpenDraft | null;
  ignore: (typed: OpenDraft) => void;
  recover: () => void;
}

/** The draft of a form while it is open; null for the moment in which other tabs are asked. */
export const useOpenDraft = (owner: string, scope: string): DraftControl | null => {
  const [open, setOpen] = useState<OpenDraft | null>(null);
  const [ignored, setIgnored] = useState<OpenDraft | null>(null);

  useEffect(() => {
    let isLeft = false;
    void openDraft(owner, scope).then((found) => {
      if (isLeft) releaseDraft(draftKey(found.place));
      else setOpen(found);
    });
    return () => {
      isLeft = true;
    };
  }, [owner, scope]);

  useEffect(() => (open === null ? undefined : () => releaseDraft(draftKey(open.place))), [open]);

  if (open === null) return null;
  return {
    open,
    ignored,
    ignore: (typed) => {
      removeDraft(typed.place);
      setIgnored(typed);
      // A place of its own: what is written next must not be taken for a repetition of what was ignored.
      setOpen(freshDraft(owner, scope));
    },
    recover: () => {
      if (ignored === null) return;
      setOpen(freshDraft(owner, scope, ignored.draft));
      setIgnored(null);
    },
  };
};
