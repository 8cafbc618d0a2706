import { type ReactNode, useState } from 'react';
import { useProfile } from '#web/lib/session/session.ts';
import { Notice } from '#web/ui/notice.tsx';
import { findIncidentDrafts } from './open-draft.ts';

interface WaitingDraftProps {
  /** An incident's id, or `NEW_INCIDENT`. */
  scope: string;
  text: string;
  /** The link that leads back to the form. */
  children: ReactNode;
}

/** Says that something typed earlier is not saved yet; nothing when there is none. */
export const WaitingDraft = ({ scope, text, children }: WaitingDraftProps) => {
  const { id: owner } = useProfile();
  const [isWaiting] = useState(() => findIncidentDrafts(owner, scope).length > 0);
  return isWaiting ? (
    <Notice className="mb-8" actions={children}>
      {text}
    </Notice>
  ) : null;
};
