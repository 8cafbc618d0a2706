import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { OrphanDraft } from '#web/editing/orphan-draft.tsx';
import { moveFiles } from '#web/features/attachments/sending/move-files.ts';
import { useTexts } from '#web/i18n/use-texts.ts';
import { isProblem } from '#web/lib/requests/api-problem.ts';
import { useProfile } from '#web/lib/session/session.ts';
import { LoadingBlock } from '#web/ui/loading/loading-block.tsx';
import { Notice } from '#web/ui/messages/notice.tsx';
import { ModalDialog } from '#web/ui/overlays/modal-dialog.tsx';
import { RetryNotice } from '#web/ui/retry-notice.tsx';
import { EDITED_ENTRY } from '../entry/edited-entry.ts';
import { entryDetail } from '../entry/entry-queries.ts';
import { entryRecord } from '../entry/entry-record.ts';
import { StoredEntryBar } from '../from-entry/stored-entry-bar.tsx';
import { useWaitingEntries } from '../waiting/use-waiting-entries.ts';
import type { EntryDone } from './entry-done.ts';
import { EntryEditor } from './entry-editor.tsx';
import { WaitingEditor } from './waiting-editor.tsx';

interface EntryModalProps {
  /** `new`, or the id of the entry. */
  entryId: string;
  /** The form is left; `done` says what became of the entry, null where nothing did. */
  onClose: (done: EntryDone | null) => void;
  /** The words of an entry that is gone wait as the draft of a new one: leads to its form. */
  onKeptAsNew: () => void;
}

/** The form of an entry, over the journal. Closing it keeps what was typed; 'Annuler' does as spec.md, 4, says. */
export const EntryModal = ({ entryId, onClose, onKeptAsNew }: EntryModalProps) => {
  const { t } = useTexts('journal');
  const isNew = entryId === 'new';
  return (
    <ModalDialog
      size="sheet"
      title={t(isNew ? 'form.createTitle' : 'form.editTitle')}
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose(null);
      }}
    >
      {isNew ? (
        <EntryEditor entry={null} onClose={onClose} onKeptAsNew={onKeptAsNew} />
      ) : (
        <KeptEntry entryId={entryId} onClose={onClose} onKeptAsNew={onKeptAsNew} />
      )}
    </ModalDialog>
  );
};

/** An entry that the server has, or one that waits to be sent: then it stays that for as long as its form is open. */
const KeptEntry = (props: EntryModalProps) => {
  const { entryId, onClose } = props;
  const isFound = useWaitingEntries().some(({ id }) => id === entryId);
  const [hasWaited, setHasWaited] = useState(isFound);
  if (isFound && !hasWaited) setHasWaited(true);
  const stored = <StoredEntry {...props} />;
  if (!hasWaited) return stored;
  return <WaitingEditor entryId={entryId} onClose={onClose} otherwise={stored} />;
};

const StoredEntry = ({ entryId, onClose, onKeptAsNew }: EntryModalProps) => {
  const { t } = useTexts('journal');
  const { data, error, isFetching, refetch } = useQuery(entryDetail(entryId));
  // A failed refresh must not take the form away from under what is being typed.
  if (data !== undefined) {
    return (
      <>
        <StoredEntryBar entry={data} />
        <EntryEditor entry={data} onClose={onClose} onKeptAsNew={onKeptAsNew} />
      </>
    );
  }
  if (error === null) return <LoadingBlock label={t('form.loading')} rows={5} />;
  return (
    <EntryFailure
      entryId={entryId}
      error={error}
      isRetrying={isFetching}
      onRetry={() => void refetch()}
      onKeptAsNew={onKeptAsNew}
    />
  );
};

interface EntryFailureProps {
  entryId: string;
  error: Error;
  isRetrying: boolean;
  onRetry: () => void;
  onKeptAsNew: () => void;
}

/** The entry could not be opened, or is not there. What was typed about it is still offered. */
const EntryFailure = ({ entryId, error, isRetrying, onRetry, onKeptAsNew }: EntryFailureProps) => {
  const { t } = useTexts('journal');
  const { id: owner } = useProfile();
  if (!isProblem(error, 'not_found')) {
    return <RetryNotice title={t('failure.load')} error={error} isRetrying={isRetrying} onRetry={onRetry} />;
  }
  return (
    <>
      <Notice tone="danger" title={t('failure.notFound')}>
        {t('failure.notFoundText')}
      </Notice>
      <OrphanDraft
        kind={EDITED_ENTRY}
        id={entryId}
        text={t('failure.orphan')}
        action={t('failure.orphanAction')}
        onKept={(newId) => void moveFiles(owner, entryRecord(entryId), entryRecord(newId)).then(onKeptAsNew)}
      />
    </>
  );
};
