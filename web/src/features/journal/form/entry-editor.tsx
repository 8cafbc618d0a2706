import type { Entry } from '#contract/journal.ts';
import { Editor } from '#web/editing/editor.tsx';
import { useTexts } from '#web/i18n/use-texts.ts';
import { LoadingBlock } from '#web/ui/loading/loading-block.tsx';
import { EDITED_ENTRY } from '../entry/edited-entry.ts';
import { EntryHistory } from '../history/entry-history.tsx';
import { DeleteEntry } from './delete-entry.tsx';
import type { EntryDone } from './entry-done.ts';
import { EntryForm } from './entry-form.tsx';
import { LandedPassage } from './landed-passage.tsx';
import { LeaveButton } from './leave-button.tsx';

interface EntryEditorProps {
  /** Null for a new one. */
  entry: Entry | null;
  onClose: (done: EntryDone | null) => void;
  onKeptAsNew: () => void;
}

/** The form of an entry, and under that of a stored one when it happened, was recorded and was changed. */
export const EntryEditor = ({ entry, onClose, onKeptAsNew }: EntryEditorProps) => {
  const { t } = useTexts('journal');
  return (
    <>
      <Editor
        kind={EDITED_ENTRY}
        record={entry}
        loading={<LoadingBlock label={t('form.loading')} rows={5} />}
      >
        {(opened) => (
          <>
            {entry !== null && <LandedPassage entry={entry} />}
            <EntryForm
              opened={opened}
              stored={entry?.files ?? []}
              onSaved={onClose}
              onKeptAsNew={onKeptAsNew}
              actions={({ editor, isChanged }) => (
                <>
                  <LeaveButton
                    asks={entry !== null && isChanged}
                    entryId={opened.start.id}
                    onLeave={() => {
                      editor.cancel();
                      onClose(null);
                    }}
                  />
                  {entry !== null && (
                    <DeleteEntry
                      entry={entry}
                      onDeleted={() => {
                        editor.cancel();
                        onClose('deleted');
                      }}
                    />
                  )}
                </>
              )}
            />
          </>
        )}
      </Editor>
      {entry !== null && <EntryHistory entry={entry} />}
    </>
  );
};
