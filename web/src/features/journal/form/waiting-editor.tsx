import { type ReactNode, useState } from 'react';
import { openedAt } from '#web/editing/opened-at.ts';
import { useClaimedPlace } from '#web/editing/use-claimed-place.ts';
import { useTexts } from '#web/i18n/use-texts.ts';
import { useProfile } from '#web/lib/session/session.ts';
import { LoadingBlock } from '#web/ui/loading/loading-block.tsx';
import { Notice } from '#web/ui/messages/notice.tsx';
import { EDITED_ENTRY, newEntryPlace } from '../entry/edited-entry.ts';
import { DeleteWaiting } from '../waiting/delete-waiting.tsx';
import { useRefusalText } from '../waiting/use-refusal-text.ts';
import { type WaitingEntry, waitingEntry } from '../waiting/waiting-entries.ts';
import type { EntryDone } from './entry-done.ts';
import { EntryForm } from './entry-form.tsx';
import { LeaveButton } from './leave-button.tsx';

interface WaitingEditorProps {
  /** Of the entry that waits. */
  entryId: string;
  onClose: (done: EntryDone | null) => void;
  /** In its place where the entry no longer waits: it was sent or deleted before its place was free. */
  otherwise: ReactNode;
}

/** The form of an entry that waits to be sent. While it is open the entry is not sent behind it ([Note: sent once]). */
export const WaitingEditor = (props: WaitingEditorProps) => {
  const { t } = useTexts('journal');
  const { id: owner } = useProfile();
  const place = useClaimedPlace(newEntryPlace(owner, props.entryId));
  if (place === undefined) return <LoadingBlock label={t('form.loading')} rows={5} />;
  if (place === 'busy') return <Notice title={t('unsent.busyTitle')}>{t('unsent.busy')}</Notice>;
  return <ClaimedEntry {...props} />;
};

const ClaimedEntry = ({ entryId, onClose, otherwise }: WaitingEditorProps) => {
  const { id: owner } = useProfile();
  // What waits may change while the form is open, by its own saving: the form goes on with what it began with.
  const [waiting] = useState(() => waitingEntry(owner, entryId));
  return waiting === null ? otherwise : <ClaimedForm waiting={waiting} onClose={onClose} />;
};

interface ClaimedFormProps {
  waiting: WaitingEntry;
  onClose: (done: EntryDone | null) => void;
}

const ClaimedForm = ({ waiting, onClose }: ClaimedFormProps) => {
  const { t } = useTexts('journal');
  const { id: owner } = useProfile();
  const refusalText = useRefusalText();
  const [opened] = useState(() => openedAt(EDITED_ENTRY, newEntryPlace(owner, waiting.id), waiting.values));
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
