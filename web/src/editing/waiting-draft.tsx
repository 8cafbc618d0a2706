import { type ReactNode, useEffect, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useProfile } from '#web/lib/session/session.ts';
import { Notice } from '#web/ui/messages/notice.tsx';
import type { DraftKind } from './edited-kind.ts';
import { findOpenDrafts } from './open-draft.ts';

interface WaitingDraftProps<Values extends FieldValues> {
  kind: DraftKind<Values>;
  /** A record's id, or `NEW_RECORD`. */
  scope: string;
  text: string;
  /** The link that leads back to the form. */
  children: ReactNode;
}

/** Says that something typed earlier is not saved yet; nothing when there is none. */
export const WaitingDraft = <Values extends FieldValues>({
  kind,
  scope,
  text,
  children,
}: WaitingDraftProps<Values>) => {
  const { id: owner } = useProfile();
  const [isWaiting, setWaiting] = useState(() => findOpenDrafts(kind, owner, scope).length > 0);
  // A form that leaves as this comes keeps its words only then.
  useEffect(() => setWaiting(findOpenDrafts(kind, owner, scope).length > 0), [kind, owner, scope]);
  return isWaiting ? (
    <Notice className="mb-8" actions={children}>
      {text}
    </Notice>
  ) : null;
};
