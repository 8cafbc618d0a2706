import { useEffect, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { claimDraft, releaseDraft } from '#web/lib/drafts/draft-claims.ts';
import { draftKey, removeDraft } from '#web/lib/drafts/draft-storage.ts';
import type { DraftKind } from './edited-kind.ts';
import { freshDraft, type OpenDraft, openDraft } from './open-draft.ts';

/** What a form knows of its draft. */
export interface DraftControl<Values extends FieldValues> {
  open: OpenDraft<Values>;
  /** What the person put away in this visit; `recover` brings it back. */
  ignored: OpenDraft<Values> | null;
  ignore: (typed: OpenDraft<Values>) => void;
  recover: () => void;
}

/** The draft of a form while it is open; null for the moment in which other tabs are asked. */
export const useOpenDraft = <Values extends FieldValues>(
  kind: DraftKind<Values>,
  owner: string,
  scope: string,
): DraftControl<Values> | null => {
  const [open, setOpen] = useState<OpenDraft<Values> | null>(null);
  const [ignored, setIgnored] = useState<OpenDraft<Values> | null>(null);

  useEffect(() => {
    let isLeft = false;
    void openDraft(kind, owner, scope).then((found) => {
      if (isLeft) releaseDraft(draftKey(found.place));
      else setOpen(found);
    });
    return () => {
      isLeft = true;
    };
  }, [kind, owner, scope]);

  useEffect(() => (open === null ? undefined : () => releaseDraft(draftKey(open.place))), [open]);

  if (open === null) return null;
  return {
    open,
    ignored,
    ignore: (typed) => {
      removeDraft(typed.place);
      setIgnored(typed);
      // A place of its own: what is written next must not be taken for a repetition of what was ignored.
      setOpen(freshDraft(kind, owner, scope));
    },
    recover: () => {
      if (ignored === null) return;
      // Its own place again: a new record that was already sent keeps its id.
      void claimDraft(draftKey(ignored.place));
      setOpen(ignored);
      setIgnored(null);
    },
  };
};
