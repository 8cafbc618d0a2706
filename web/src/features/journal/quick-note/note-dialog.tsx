import type { Entry } from '#contract/journal.ts';
import { Editor, type OpenedEditor } from '#web/editing/editor.tsx';
import { useTexts } from '#web/i18n/use-texts.ts';
import { LoadingBlock } from '#web/ui/loading/loading-block.tsx';
import { ModalDialog } from '#web/ui/overlays/modal-dialog.tsx';
import { EDITED_NOTE, type NoteValues } from './edited-note.ts';
import { type KeptNote, NoteForm } from './note-form.tsx';

interface NoteDialogProps {
  isOpen: boolean;
  onClose: () => void;
  onKept: (note: KeptNote) => void;
}

/** The quick note. However it is closed, what was typed stays. */
export const NoteDialog = ({ isOpen, onClose, onKept }: NoteDialogProps) => {
  const { t } = useTexts('notes');
  return (
    <ModalDialog title={t('title')} isOpen={isOpen} onOpenChange={(opens) => !opens && onClose()}>
      <Editor kind={EDITED_NOTE} record={null} loading={<LoadingBlock label={t('loading')} rows={3} />}>
        {(opened: OpenedEditor<NoteValues, Entry>) => (
          <NoteForm
            opened={opened}
            onKept={(note) => {
              onClose();
              onKept(note);
            }}
          />
        )}
      </Editor>
    </ModalDialog>
  );
};
