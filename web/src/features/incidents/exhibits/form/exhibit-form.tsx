import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import type { Evidence } from '#contract/evidence.ts';
import type { StoredFile } from '#contract/files.ts';
import type { OpenedEditor } from '#web/editing/editor.tsx';
import { EditorForm } from '#web/editing/editor-form.tsx';
import { type SavedAs, useEditor } from '#web/editing/use-editor.ts';
import { pastedFiles } from '#web/features/attachments/choosing/pasted-files.ts';
import { usePendingFiles } from '#web/features/attachments/choosing/use-pending-files.ts';
import { filesFailure } from '#web/features/attachments/sending/files-not-sent.ts';
import { moveFiles } from '#web/features/attachments/sending/move-files.ts';
import { uploadKept } from '#web/features/attachments/sending/upload-kept.ts';
import { useSchemaForm } from '#web/forms/use-schema-form.ts';
import { useTexts } from '#web/i18n/use-texts.ts';
import { useProfile } from '#web/lib/session/session.ts';
import { exhibitRecord } from '../exhibit-record.ts';
import { exhibitSchema } from '../exhibit-schema.ts';
import { areSeparate, type ExhibitValues } from '../exhibit-values.ts';
import { arePickedAnew, type PickedFile, withPicked } from '../proposed-piece.ts';
import { ExhibitFields } from './exhibit-fields.tsx';
import { PickedFiles } from './picked-files.tsx';
import { useExhibitTexts } from './use-exhibit-texts.ts';

const REQUIRED = ['title'] as const;

interface ExhibitFormProps {
  opened: OpenedEditor<ExhibitValues, Evidence>;
  /** The files that the exhibit has on the server, or had when the form was opened. */
  stored: readonly StoredFile[];
  onSaved: (as: SavedAs) => void;
  /** The exhibit was removed elsewhere, and its words wait as the draft of a new one. */
  onKeptAsNew: () => void;
  cancel: (discard: () => void) => ReactNode;
}

/** The form that adding and changing exhibits share. */
export const ExhibitForm = ({ opened, stored, onSaved, onKeptAsNew, cancel }: ExhibitFormProps) => {
  const { t } = useTexts('exhibits');
  const { id: owner } = useProfile();
  const { start } = opened;
  const record = useMemo(() => exhibitRecord(start.id), [start.id]);
  const schema = useMemo(() => exhibitSchema(t), [t]);
  const form = useSchemaForm<ExhibitValues, ExhibitValues>(schema, { defaultValues: start.values });
  const pending = usePendingFiles(owner, record);
  const storedIds = new Set(stored.map(({ id }) => id));
  const toSend = pending.files.map(({ id }) => id).filter((id) => !storedIds.has(id));
  const editor = useEditor(opened, form, {
    onSaved: (_id, as) => onSaved(as),
    complete: (values, known) => {
      const kept = new Set([...storedIds, ...(known?.files ?? [])]);
      return { ...values, files: [...new Set([...values.files.filter((id) => kept.has(id)), ...toSend])] };
    },
    isHeld: () => toSend.length > 0,
    beforeSaving: async () => {
      const failure = await uploadKept(owner, record, toSend);
      if (failure !== null) throw filesFailure(failure);
    },
  });
  useFollowingPicked(form, editor.isNew, pending.files);
  const { touch } = editor;
  // What waits for a new exhibit is found again by the id that its draft keeps.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each file that comes or goes is a change
  useEffect(touch, [touch, toSend.length]);
  useWatch({ control: form.control });
  const values = form.getValues();
  const count = areSeparate(values) ? values.pieces.length : 1;
  // One that was added elsewhere is in no version that the form knows, until a conflict brings it.
  const inVersions = new Set([start, editor].flatMap((version) => version.stored?.values.files ?? []));
  const shown = stored.filter(({ id }) => inVersions.has(id));

  return (
    <div
      onPaste={(event) => {
        const files = pastedFiles(event.clipboardData);
        if (files.length === 0) return;
        event.preventDefault();
        pending.add(files);
      }}
    >
      <EditorForm
        editor={editor}
        required={REQUIRED}
        canSave={editor.isChanged(values) || editor.conflict !== null}
        onKeptAsNew={(newId) => void moveFiles(owner, record, exhibitRecord(newId)).then(onKeptAsNew)}
        cancel={cancel(editor.cancel)}
        texts={useExhibitTexts({ isNew: editor.isNew, count, files: [...stored, ...pending.files] })}
        isInModal
      >
        <PickedFiles form={form} isNew={editor.isNew} stored={shown} pending={pending} />
        <ExhibitFields form={form} stored={shown} pending={pending.files} />
      </EditorForm>
    </div>
  );
};

/** What a new form says of files that come and go. */
const useFollowingPicked = (
  { getValues, setValues }: UseFormReturn<ExhibitValues, unknown, ExhibitValues>,
  isNew: boolean,
  files: readonly PickedFile[],
) => {
  const before = useRef<readonly PickedFile[]>([]);
  useEffect(() => {
    if (!isNew || !arePickedAnew(before.current, files)) return;
    const next = withPicked(getValues(), before.current, files);
    before.current = files;
    setValues(next, { shouldDirty: true });
  });
};
