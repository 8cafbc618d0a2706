import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { removeDraft } from '#web/lib/drafts/draft-storage.ts';
import { useProfile } from '#web/lib/session/session.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Notice } from '#web/ui/messages/notice.tsx';
import { wordsOfDraft } from './draft-content.ts';
import type { EditedKind, StoredRecord } from './edited-kind.ts';
import { findOpenDrafts, keepAsNew } from './open-draft.ts';

interface OrphanDraftProps<Values extends FieldValues, Stored extends StoredRecord> {
  kind: EditedKind<Values, Stored>;
  /** The id of the record that is gone. */
  id: string;
  text: string;
  action: string;
  /** The words are the draft of a new record now, of this id: leads to its form. */
  onKept: (newId: string) => void;
}

/** For a record that was deleted while it was edited here: its words can become a new one's. */
export const OrphanDraft = <Values extends FieldValues, Stored extends StoredRecord>({
  kind,
  id,
  text,
  action,
  onKept,
}: OrphanDraftProps<Values, Stored>) => {
  const { id: owner } = useProfile();
  const [[found]] = useState(() => findOpenDrafts(kind, owner, id));
  if (found?.draft == null) return null;
  const { place, draft } = found;
  return (
    <Notice
      className="mt-6"
      actions={
        <Button
          onPress={() => {
            const newId = keepAsNew(kind, owner, wordsOfDraft(kind, draft));
            removeDraft(place);
            onKept(newId);
          }}
        >
          {action}
        </Button>
      }
    >
      {text}
    </Notice>
  );
};
