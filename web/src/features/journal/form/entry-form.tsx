import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { isFilled } from '#contract/common/shapes.ts';
import type { StoredFile } from '#contract/files.ts';
import type { Entry } from '#contract/journal.ts';
import type { OpenedEditor } from '#web/editing/editor.tsx';
import { EditorForm } from '#web/editing/editor-form.tsx';
import { withTypedTag } from '#web/editing/typed-tag.ts';
import { type EditorState, useEditor } from '#web/editing/use-editor.ts';
import { type PendingFiles, usePendingFiles } from '#web/features/attachments/choosing/use-pending-files.ts';
import { filesFailure } from '#web/features/attachments/sending/files-not-sent.ts';
import { moveFiles } from '#web/features/attachments/sending/move-files.ts';
import { uploadKept } from '#web/features/attachments/sending/upload-kept.ts';
import { useRecorder } from '#web/features/voice/use-recorder.ts';
import { useSchemaForm } from '#web/forms/use-schema-form.ts';
import { useTexts } from '#web/i18n/use-texts.ts';
import { useProfile } from '#web/lib/session/session.ts';
import { entryRecord } from '../entry/entry-record.ts';
import { type EntryValues, withFiles } from '../entry/entry-values.ts';
import { EntryFiles } from '../files/entry-files.tsx';
import { typeAfterFiles } from '../files/type-by-files.ts';
import { forgetWaiting, keepWaiting, type WaitingEntry } from '../waiting/waiting-entries.ts';
import type { EntryDone } from './entry-done.ts';
import { EntryFields } from './entry-fields.tsx';
import { entrySchema } from './entry-schema.ts';
import { useEntryTexts } from './use-entry-texts.ts';

const REQUIRED = ['title', 'content', 'entry_type'] as const;

/** What stands beside the save button, given the form as it is. */
export interface EntryActions {
  editor: EditorState<EntryValues>;
  isChanged: boolean;
}

interface EntryFormProps {
  opened: OpenedEditor<EntryValues, Entry>;
  /** It waits to be sent: these are its words as they wait, and why it was refused. */
  waiting?: WaitingEntry | undefined;
  /** The files that the entry has on the server. */
  stored: readonly StoredFile[];
  onSaved: (as: EntryDone) => void;
  /** The entry was deleted elsewhere, and its words wait as the draft of a new one. */
  onKeptAsNew: () => void;
  actions: (actions: EntryActions) => ReactNode;
}

/** The form that creating and editing share. */
export const EntryForm = ({ opened, waiting, stored, onSaved, onKeptAsNew, actions }: EntryFormProps) => {
  const { t } = useTexts('journal');
  const { start } = opened;
  const { id: owner } = useProfile();
  const schema = useMemo(() => entrySchema(t), [t]);
  const form = useSchemaForm<EntryValues, EntryValues>(schema, { defaultValues: start.values });
  // The tag that was typed and not added is as much the person's as the rest.
  const [typedTag, setTypedTag] = useState('');
  const pending = usePendingFiles(owner, entryRecord(start.id));
  const recorder = useRecorder(owner, entryRecord(start.id));
  const storedIds = new Set(stored.map(({ id }) => id));
  const toSend = pending.files.map(({ id }) => id).filter((id) => !storedIds.has(id));

  const editor = useEditor(opened, form, {
    onSaved: (_id, as) => onSaved(as),
    complete: (values, known) =>
      withFiles(withTypedTag(values, typedTag), new Set([...storedIds, ...(known?.files ?? [])]), toSend),
    isHeld: () => recorder.state.get().phase !== 'idle' || (waiting === undefined && toSend.length > 0),
    beforeSaving: async (values) => {
      // What waits never says less than what is sent: an answer that is lost then changes nothing back.
      if (waiting !== undefined) await keepWaiting(owner, start.id, values);
      const failure = await uploadKept(owner, entryRecord(start.id), toSend);
      if (failure !== null) throw filesFailure(failure);
    },
    afterSaving: (id) => forgetWaiting(owner, id),
    later: {
      keep: (id, values) => keepWaiting(owner, id, values),
      onKept: () => onSaved('waiting'),
    },
  });
  const { touch } = editor;
  // What waits for a new entry, or is being recorded for it, is found again by the entry's id, which its draft keeps.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each file that comes or goes is a change
  useEffect(touch, [touch, toSend.length, typedTag]);
  useEffect(() => recorder.state.subscribe(touch), [recorder, touch]);
  useTypeByFiles(form, editor.isNew, pending.files);
  const { setFocus } = form;
  const isBegun = !editor.isNew || waiting !== undefined;
  useEffect(() => {
    if (!isBegun) setFocus('title');
  }, [isBegun, setFocus]);
  useWatch({ control: form.control });
  const values = form.getValues();
  const isChanged = editor.isChanged(values);

  return (
    <EditorForm
      editor={editor}
      required={REQUIRED}
      canSave={isChanged || waiting !== undefined || editor.conflict !== null}
      onKeptAsNew={(newId) =>
        void moveFiles(owner, entryRecord(start.id), entryRecord(newId)).then(onKeptAsNew)
      }
      cancel={actions({ editor, isChanged })}
      texts={useEntryTexts(editor.isNew)}
      isInModal
    >
      <EntryFields control={form.control} onTypedTag={setTypedTag} />
      <EntryFiles
        stored={stored}
        kept={values.files}
        onKeep={(ids) => form.setValue('files', ids, { shouldDirty: true })}
        pending={pending}
        recorder={recorder}
        needsWords={!isFilled(values.title) || !isFilled(values.content)}
      />
    </EditorForm>
  );
};

/** The type of a new entry follows what is added to it, as long as the person has chosen none themselves. */
const useTypeByFiles = (
  { getValues, setValue }: UseFormReturn<EntryValues, unknown, EntryValues>,
  isNew: boolean,
  files: PendingFiles['files'],
) => {
  const [openedAt] = useState(() => Date.now());
  const before = useRef<PendingFiles['files']>([]);
  useEffect(() => {
    const type = getValues('entry_type');
    const next = typeAfterFiles(type, before.current, files, openedAt);
    before.current = files;
    if (isNew && next !== type) setValue('entry_type', next, { shouldDirty: true });
  });
};
