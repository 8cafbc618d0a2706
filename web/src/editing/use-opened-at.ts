import { useEffect, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { claimDraft, releaseDraft } from '#web/lib/drafts/draft-claims.ts';
import type { DraftPlace } from '#web/lib/drafts/draft-place.ts';
import { draftKey, readDraft } from '#web/lib/drafts/draft-storage.ts';
import { parseDraft } from './draft-content.ts';
import type { EditedKind, StoredRecord } from './edited-kind.ts';
import type { OpenedEditor } from './editor.tsx';
import { startNew } from './editor-start.ts';
import { recordIdOf } from './open-draft.ts';

/**
 * Opens the form of a new record at one place, with its words, or with newer ones that were typed there and not kept. The form
 * goes on with the place and the words it began with: give the component another `key` for another record. Nothing typed
 * elsewhere is offered in it.
 * @returns null while another tab or another form is writing there, undefined until that is known
 */
export const useOpenedAt = <Values extends FieldValues, Stored extends StoredRecord>(
  kind: EditedKind<Values, Stored>,
  place: DraftPlace,
  values: Values,
): OpenedEditor<Values, Stored> | null | undefined => {
  const [opened, setOpened] = useState<OpenedEditor<Values, Stored> | null>();
  const [began] = useState({ kind, place, values });
  useEffect(() => {
    const key = draftKey(began.place);
    let isLeft = false;
    let isMine = false;
    void claimDraft(key).then((isFree) => {
      isMine = isFree;
      if (isLeft && isMine) releaseDraft(key);
      if (!isLeft) setOpened(isMine ? openedAt(began.kind, began.place, began.values) : null);
    });
    return () => {
      isLeft = true;
      if (isMine) releaseDraft(key);
    };
  }, [began]);
  return opened;
};

const nothing = (): void => undefined;

const openedAt = <Values extends FieldValues, Stored extends StoredRecord>(
  kind: EditedKind<Values, Stored>,
  place: DraftPlace,
  values: Values,
): OpenedEditor<Values, Stored> => {
  const draft = readDraft(place, (content) => parseDraft(kind, content));
  return {
    kind,
    start: startNew(recordIdOf(place), values, draft),
    drafts: {
      open: { place, draft },
      earlier: null,
      ignore: nothing,
      ignoreOffered: nothing,
      recover: nothing,
    },
    empty: values,
  };
};
