import type { FieldValues } from 'react-hook-form';
import { draftedScopes, removeDraft } from '#web/lib/drafts/draft-storage.ts';
import { useProfile } from '#web/lib/session/session.ts';
import type { DraftKind, EditedKind, StoredRecord } from './edited-kind.ts';
import { findOpenDrafts, NEW_RECORD } from './open-draft.ts';
import { OrphanDraft } from './orphan-draft.tsx';

interface RemovedDraftsProps<Values extends FieldValues, Stored extends StoredRecord> {
  kind: EditedKind<Values, Stored>;
  /** The records that are there. */
  present: readonly StoredRecord[];
  text: string;
  action: string;
  /** The words of `id` are the draft of the new record `newId` now: leads to its form. */
  onKept: (id: string, newId: string) => void;
}

/** What was typed of records of a list that were removed elsewhere since: it is offered, since no row leads to it any more. */
export const RemovedDrafts = <Values extends FieldValues, Stored extends StoredRecord>({
  kind,
  present,
  text,
  action,
  onKept,
}: RemovedDraftsProps<Values, Stored>) => {
  const { id: owner } = useProfile();
  return draftedScopes({ what: kind.what, owner })
    .filter((scope) => scope !== NEW_RECORD && present.every(({ id }) => id !== scope))
    .map((scope) => (
      <OrphanDraft
        key={scope}
        kind={kind}
        id={scope}
        text={text}
        action={action}
        onKept={(newId) => onKept(scope, newId)}
      />
    ));
};

/** Forgets what was typed of a record that the same person has now removed. */
export const forgetDrafts = <Values extends FieldValues>(
  kind: DraftKind<Values>,
  owner: string,
  id: string,
): void => {
  for (const { place } of findOpenDrafts(kind, owner, id)) removeDraft(place);
};
