import { useEffect, useRef, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { claimDraft, releaseDraft } from '#web/lib/drafts/draft-claims.ts';
import type { DraftPlace } from '#web/lib/drafts/draft-place.ts';
import { draftKey, removeDraft } from '#web/lib/drafts/draft-storage.ts';
import { untilOpened } from '#web/lib/drafts/open-stored.ts';
import type { DraftKind } from './edited-kind.ts';
import { freshDraft, type OpenDraft, openDraft } from './open-draft.ts';

/** A draft that is not in the form: it was found and is offered, or the person put it away in this visit. */
export interface EarlierDraft<Values extends FieldValues> {
  state: 'offered' | 'ignored';
  draft: OpenDraft<Values>;
}

/** What a form knows of its draft. */
export interface DraftControl<Values extends FieldValues> {
  open: OpenDraft<Values>;
  earlier: EarlierDraft<Values> | null;
  /** Puts away what was typed. */
  ignore: (typed: OpenDraft<Values>) => void;
  /** Puts away what is offered. */
  ignoreOffered: () => void;
  /** Brings back what is offered, or was put away. */
  recover: () => void;
  /**
   * Keeps the place while something is being saved, also where the form is left meanwhile; returns how to let go of it. Without it
   * a form that is opened then begins with a place of its own.
   */
  hold?: () => () => void;
}

/** The draft of a form while it is open; null for the moment in which it is opened and other tabs are asked. */
export const useOpenDraft = <Values extends FieldValues>(
  kind: DraftKind<Values>,
  owner: string,
  scope: string,
): DraftControl<Values> | null => {
  const [open, setOpen] = useState<OpenDraft<Values> | null>(null);
  const [earlier, setEarlier] = useState<EarlierDraft<Values> | null>(null);
  /** This tab's as long as it is offered. */
  const offered = useRef<DraftPlace | null>(null);

  useEffect(() => {
    let isLeft = false;
    const opening = untilOpened(owner).then(() => openDraft(kind, owner, scope));
    void opening.then((found) => {
      if (isLeft) releaseDraft(draftKey(found.place));
      else if (kind.keeping.found === 'restored' || found.draft === null) setOpen(found);
      else {
        offered.current = found.place;
        setEarlier({ state: 'offered', draft: found });
        // What is typed meanwhile has a place of its own: neither is written over.
        setOpen(freshDraft(kind, owner, scope));
      }
    });
    return () => {
      isLeft = true;
      if (offered.current !== null) releaseDraft(draftKey(offered.current));
      offered.current = null;
    };
  }, [kind, owner, scope]);

  useEffect(() => (open === null ? undefined : () => releaseDraft(draftKey(open.place))), [open]);

  if (open === null) return null;
  return {
    open,
    earlier,
    ignore: (typed) => {
      removeDraft(typed.place);
      setEarlier({ state: 'ignored', draft: typed });
      // A place of its own: what is written next must not be taken for a repetition of what was ignored.
      setOpen(freshDraft(kind, owner, scope));
    },
    ignoreOffered: () => {
      if (earlier === null) return;
      const { draft } = earlier;
      offered.current = null;
      releaseDraft(draftKey(draft.place));
      removeDraft(draft.place);
      setEarlier({ state: 'ignored', draft });
    },
    recover: () => {
      if (earlier === null) return;
      offered.current = null;
      // Its own place again: a new record that was already sent keeps its id.
      void claimDraft(draftKey(earlier.draft.place));
      setOpen(earlier.draft);
      setEarlier(null);
    },
  };
};
