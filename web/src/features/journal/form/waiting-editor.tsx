import { useEffect, useState } from 'react';
import type { Entry } from '#contract/journal.ts';
import { parseDraft } from '#web/editing/draft-content.ts';
import type { OpenedEditor } from '#web/editing/editor.tsx';
import { startNew } from '#web/editing/editor-start.ts';
import { useTexts } from '#web/i18n/use-texts.ts';
import { claimDraft, releaseDraft } from '#web/lib/drafts/draft-claims.ts';
import { draftKey, readDraft } from '#web/lib/drafts/draft-storage.ts';
import { useProfile } from '#web/lib/session/session.ts';
import { LoadingBlock } from '#web/ui/loading/loading-block.tsx';
import { Notice } from '#web/ui/messages/notice.tsx';
import type { EntryValues } from '../entry/entry-values.ts';
import { DeleteWaiting } from '../waiting/delete-waiting.tsx';
import { useRefusalText } from '../waiting/use-refusal-text.ts';
import type { WaitingEntry } from '../waiting/waiting-entries.ts';
import { EDITED_ENTRY, newEntryPlace } from './edited-entry.ts';
import type { EntryDone } from './entry-done.ts';
import { EntryForm } from './entry-form.tsx';
import { LeaveButton } from './leave-button.tsx';

interface WaitingEditorProps {
  waiting: WaitingEntry;
  onClose: (done: EntryDone | null) => void;
}

/** The form of an entry that waits to be sent. While it is open the entry is not sent behind it ([Note: sent once]). */
export const WaitingEditor = ({ waiting, onClose }: WaitingEditorProps) => {
  const { t } = useTexts('journal');
  const opened = useOpenedWaiting(waiting);
  const refusalText = useRefusalText();
  if (opened === undefined) return <LoadingBlock label={t('form.loading')} rows={5} />;
  if (opened === null) return <Notice title={t('unsent.busyTitle')}>{t('unsent.busy')}</Notice>;
  return (
    <>
      <Notice
        className="mb-6"
        tone={waiting.refusal === null ? 'info' : 'warning'}
        title={t(waiting.refusal === null ? 'unsent.mark' : 'unsent.refused')}
      >
        {waiting.refusal === null ? t('unsent.explained') : refusalText(waiting.refusal)}
      </Notice>
      <EntryForm
        opened={opened}
        waiting={waiting}
        stored={[]}
        onSaved={onClose}
        onKeptAsNew={() => undefined}
        actions={({ editor, isChanged }) => (
          <>
            <LeaveButton
              asks={isChanged}
              onLeave={() => {
                editor.discard();
                onClose(null);
              }}
            />
            <DeleteWaiting
              waiting={waiting}
              onDeleted={() => {
                editor.discard();
                onClose('deleted');
              }}
            />
          </>
        )}
      />
    </>
  );
};

/** Its words, or newer ones that were typed in its form and not kept; null while another tab has it, undefined until that is known. */
const useOpenedWaiting = ({
  id,
  values,
}: WaitingEntry): OpenedEditor<EntryValues, Entry> | null | undefined => {
  const { id: owner } = useProfile();
  const [opened, setOpened] = useState<OpenedEditor<EntryValues, Entry> | null>();
  // What waits may change while the form is open, by its own saving: the form goes on with what it began with.
  const [began] = useState(values);
  useEffect(() => {
    const place = newEntryPlace(owner, id);
    let isLeft = false;
    let isMine = false;
    void (async () => {
      isMine = await claimDraft(draftKey(place));
      const draft = isMine ? readDraft(place, (kept) => parseDraft(EDITED_ENTRY, kept)) : null;
      if (isLeft) {
        if (isMine) releaseDraft(draftKey(place));
        return;
      }
      setOpened(
        isMine
          ? {
              kind: EDITED_ENTRY,
              start: startNew(id, began, draft),
              drafts: {
                open: { place, draft },
                earlier: null,
                ignore: () => undefined,
                ignoreOffered: () => undefined,
                recover: () => undefined,
              },
              empty: began,
            }
          : null,
      );
    })();
    return () => {
      isLeft = true;
      if (isMine) releaseDraft(draftKey(place));
    };
  }, [owner, id, began]);
  return opened;
};
