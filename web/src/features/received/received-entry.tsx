import type { Entry } from '#contract/journal.ts';
import type { EditedKind } from '#web/editing/edited-kind.ts';
import { Editor } from '#web/editing/editor.tsx';
import { EDITED_ENTRY } from '#web/features/journal/entry/edited-entry.ts';
import type { EntryValues } from '#web/features/journal/entry/entry-values.ts';
import { EntryForm } from '#web/features/journal/form/entry-form.tsx';
import { useTexts } from '#web/i18n/use-texts.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { LoadingBlock } from '#web/ui/loading/loading-block.tsx';
import { ModalDialog } from '#web/ui/overlays/modal-dialog.tsx';

/** What was shared is the newest draft, and stands in the form at once. */
const RECEIVED_ENTRY: EditedKind<EntryValues, Entry> = {
  ...EDITED_ENTRY,
  keeping: { ...EDITED_ENTRY.keeping, found: 'restored' },
};

/** The form of a note with what was shared in it. Closed, it waits as the draft of a new entry. */
export const ReceivedEntry = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTexts('journal');
  const { t: common } = useTexts('common');
  return (
    <ModalDialog size="sheet" title={t('form.createTitle')} isOpen onOpenChange={onClose}>
      <Editor
        kind={RECEIVED_ENTRY}
        record={null}
        loading={<LoadingBlock label={t('form.loading')} rows={5} />}
      >
        {(opened) => (
          <EntryForm
            opened={opened}
            stored={[]}
            onSaved={onClose}
            onKeptAsNew={onClose}
            actions={() => (
              <Button variant="quiet" onPress={onClose}>
                {common('action.close')}
              </Button>
            )}
          />
        )}
      </Editor>
    </ModalDialog>
  );
};
