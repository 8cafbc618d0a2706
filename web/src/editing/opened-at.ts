import type { FieldValues } from 'react-hook-form';
import { holdDraft } from '#web/lib/drafts/draft-claims.ts';
import type { DraftPlace } from '#web/lib/drafts/draft-place.ts';
import { draftKey, readDraft } from '#web/lib/drafts/draft-storage.ts';
import { parseDraft } from './draft-content.ts';
import type { EditedKind, StoredRecord } from './edited-kind.ts';
import type { OpenedEditor } from './editor.tsx';
import { startNew } from './editor-start.ts';
import { recordIdOf } from './open-draft.ts';

const nothing = (): void => undefined;

/**
 * The form of a new record at one place, which is claimed (`useClaimedPlace`): with these words, or with newer ones that were
 * typed there and not kept. Nothing typed elsewhere is offered in it.
 */
export const openedAt = <Values extends FieldValues, Stored extends StoredRecord>(
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
      hold: () => holdDraft(draftKey(place)),
    },
    empty: values,
  };
};
