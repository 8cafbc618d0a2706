import { useState } from 'react';
import type { Evidence } from '#contract/evidence.ts';
import { Editor, type OpenedEditor } from '#web/editing/editor.tsx';
import type { SavedAs } from '#web/editing/use-editor.ts';
import { useTexts } from '#web/i18n/use-texts.ts';
import { forgetFiles } from '#web/lib/kept-files/left-files.ts';
import { useProfile } from '#web/lib/session/session.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { LoadingBlock } from '#web/ui/loading/loading-block.tsx';
import { ModalDialog } from '#web/ui/overlays/modal-dialog.tsx';
import type { ExhibitKind } from '../edited-exhibit.ts';
import { exhibitRecord } from '../exhibit-record.ts';
import type { ExhibitValues } from '../exhibit-values.ts';
import { ExhibitForm } from './exhibit-form.tsx';

interface ExhibitDialogProps {
  kind: ExhibitKind;
  /** As it is now; null for a new one. */
  exhibit: Evidence | null;
  /** The form is left; `as` says what became of the exhibit, null where nothing did. */
  onClose: (as: SavedAs | null) => void;
  onKeptAsNew: () => void;
}

/** The form of an exhibit, over its incident. Closing it keeps what was typed; 'Annuler' does as spec.md, 4, says. */
export const ExhibitDialog = ({ kind, exhibit, onClose, onKeptAsNew }: ExhibitDialogProps) => {
  const { t } = useTexts('exhibits');
  const { t: common } = useTexts('common');
  const { id: owner } = useProfile();
  // As the form was opened: the exhibit may be removed in another tab meanwhile.
  const [opened] = useState(exhibit);
  const files = [opened, exhibit].flatMap((version) => version?.files ?? []);
  return (
    <ModalDialog
      size="sheet"
      title={opened === null ? t('form.createTitle') : t('form.editTitle', { number: opened.number })}
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose(null);
      }}
    >
      <Editor kind={kind} record={opened} loading={<LoadingBlock label={t('form.loading')} rows={5} />}>
        {(editor: OpenedEditor<ExhibitValues, Evidence>) => (
          <ExhibitForm
            opened={editor}
            stored={[...new Map(files.map((file) => [file.id, file])).values()]}
            onSaved={onClose}
            onKeptAsNew={onKeptAsNew}
            cancel={(discard) => (
              <Button
                variant="quiet"
                onPress={() => {
                  discard();
                  // What was picked for a new one waits with its draft.
                  if (opened !== null) void forgetFiles(owner, exhibitRecord(opened.id));
                  onClose(null);
                }}
              >
                {common('action.cancel')}
              </Button>
            )}
          />
        )}
      </Editor>
    </ModalDialog>
  );
};
