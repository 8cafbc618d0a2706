import { type ReactNode, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useProfile } from '#web/lib/session/session.ts';
import type { EditedKind, StoredRecord } from './edited-kind.ts';
import { type EditorStart, startEdit, startNew } from './editor-start.ts';
import { NEW_RECORD, recordIdOf } from './open-draft.ts';
import { type DraftControl, useOpenDraft } from './use-open-draft.ts';

/** What a form is opened with; handed to `useEditor`. */
export interface OpenedEditor<Values extends FieldValues, Stored extends StoredRecord> {
  kind: EditedKind<Values, Stored>;
  start: EditorStart<Values>;
  drafts: DraftControl<Values>;
  /** What a new record's form holds before anything is typed. */
  empty: Values;
}

interface EditorProps<Values extends FieldValues, Stored extends StoredRecord> {
  kind: EditedKind<Values, Stored>;
  /** What is stored; null for a new record. Give another `key` for another record. */
  record: Stored | null;
  /** Shown for the moment in which other tabs are asked which drafts they write. */
  loading: ReactNode;
  /** The form. It is mounted again when its draft is ignored or recovered. */
  children: (opened: OpenedEditor<Values, Stored>) => ReactNode;
}

/** Opens the form of a record, or of a new one, with what this person typed in it earlier and did not save. */
export const Editor = <Values extends FieldValues, Stored extends StoredRecord>(
  props: EditorProps<Values, Stored>,
) => {
  const { kind, record, loading } = props;
  const { id: owner } = useProfile();
  const drafts = useOpenDraft(kind, owner, record?.id ?? NEW_RECORD);
  return drafts === null ? loading : <Opened key={drafts.open.place.slot} {...props} drafts={drafts} />;
};

const Opened = <Values extends FieldValues, Stored extends StoredRecord>({
  kind,
  record,
  drafts,
  children,
}: EditorProps<Values, Stored> & { drafts: DraftControl<Values> }) => {
  const [empty] = useState(kind.empty);
  // What the form began with stays: a refresh in the background must not move it.
  const [start] = useState(() => {
    const { place, draft } = drafts.open;
    return record === null ? startNew(recordIdOf(place), empty, draft) : startEdit(kind, record, draft);
  });
  return children({ kind, start, drafts, empty });
};
