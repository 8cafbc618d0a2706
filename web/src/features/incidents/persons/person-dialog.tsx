import { useState } from 'react';
import type { Person } from '#contract/persons.ts';
import type { EditedKind } from '#web/editing/edited-kind.ts';
import { Editor, type OpenedEditor } from '#web/editing/editor.tsx';
import type { SavedAs } from '#web/editing/use-editor.ts';
import { useTexts } from '#web/i18n/use-texts.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { LoadingBlock } from '#web/ui/loading/loading-block.tsx';
import { ModalDialog } from '#web/ui/overlays/modal-dialog.tsx';
import { PersonForm } from './person-form.tsx';
import type { PersonValues } from './person-values.ts';

interface PersonDialogProps {
  incidentId: string;
  kind: EditedKind<PersonValues, Person>;
  /** Null for a new one. */
  person: Person | null;
  /** The form is left; `as` says what became of the person, null where nothing did. */
  onClose: (as: SavedAs | null) => void;
  onKeptAsNew: () => void;
}

/** The form of a person, over their incident. Closing it keeps what was typed; 'Annuler' does as spec.md, 4, says. */
export const PersonDialog = ({ incidentId, kind, person, onClose, onKeptAsNew }: PersonDialogProps) => {
  const { t } = useTexts('persons');
  const { t: common } = useTexts('common');
  // As the form was opened: the person may be removed in another tab meanwhile.
  const [opened] = useState(person);
  return (
    <ModalDialog
      size="sheet"
      title={t(opened === null ? 'form.createTitle' : 'form.editTitle')}
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose(null);
      }}
    >
      <Editor kind={kind} record={opened} loading={<LoadingBlock label={t('form.loading')} rows={4} />}>
        {(editor: OpenedEditor<PersonValues, Person>) => (
          <PersonForm
            opened={editor}
            incidentId={incidentId}
            person={opened}
            onSaved={(_id, as) => onClose(as)}
            onKeptAsNew={onKeptAsNew}
            cancel={(discard) => (
              <Button
                variant="quiet"
                onPress={() => {
                  discard();
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
