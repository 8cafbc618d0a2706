import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { IncidentSummary } from '#contract/incidents.ts';
import { keepAsNew } from '#web/editing/open-draft.ts';
import { RefusedNotice } from '#web/features/attachments/choosing/refused-notice.tsx';
import { moveFiles } from '#web/features/attachments/sending/move-files.ts';
import { uploadStates } from '#web/features/attachments/sending/uploads.ts';
import { PendingTray } from '#web/features/attachments/tray/pending-tray.tsx';
import { IncidentChoice } from '#web/features/incidents/choosing/incident-choice.tsx';
import { exhibitOf } from '#web/features/incidents/exhibits/edited-exhibit.ts';
import { exhibitRecord } from '#web/features/incidents/exhibits/exhibit-record.ts';
import { EDITED_ENTRY } from '#web/features/journal/entry/edited-entry.ts';
import { entryRecord } from '#web/features/journal/entry/entry-record.ts';
import { useTexts } from '#web/i18n/use-texts.ts';
import { useProfile } from '#web/lib/session/session.ts';
import { useStore } from '#web/lib/store/store.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { ModalDialog } from '#web/ui/overlays/modal-dialog.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { ReceivedEntry } from './received-entry.tsx';
import { ReceivedExhibit } from './received-exhibit.tsx';
import { RECEIVED_RECORD } from './received-record.ts';
import { useReceived } from './use-received.ts';

type Open = { what: 'note' } | { what: 'choice' } | { what: 'exhibit'; incident: IncidentSummary } | null;

/** /partage: what another app has shared waits here, sealed, until the person says what becomes of it. */
export const ReceivedScreen = () => {
  const { t } = useTexts('received');
  const { id: owner } = useProfile();
  const { files, text } = useReceived(owner);
  const uploads = useStore(uploadStates);
  const navigate = useNavigate();
  const [open, setOpen] = useState<Open>(null);
  const words = text.draft ?? '';
  const isEmpty = files.files.length === 0 && words === '';

  const keepNote = async () => {
    const id = keepAsNew(EDITED_ENTRY, owner, { content: words });
    await moveFiles(owner, RECEIVED_RECORD, entryRecord(id));
    text.forget();
    setOpen({ what: 'note' });
  };
  const keepExhibit = async (incident: IncidentSummary) => {
    const id = keepAsNew(exhibitOf(incident), owner, { description: words });
    await moveFiles(owner, RECEIVED_RECORD, exhibitRecord(id));
    text.forget();
    setOpen({ what: 'exhibit', incident });
  };
  const drop = () => {
    for (const { id } of files.files) files.remove(id);
    text.forget();
  };

  return (
    <>
      <PageHeader title={t('title')} intro={isEmpty ? t('nothing') : t('intro')} />
      <RefusedNotice refused={files.refused} onDismiss={files.dismiss} />
      {!isEmpty && (
        <div className="flex flex-col gap-6">
          <PendingTray
            files={files.files}
            uploads={uploads}
            refusal={files.refusal}
            label={t('files')}
            removedText={(name) => t('removed', { name })}
            onTranscribe={files.chooseTranscription}
            onRemove={files.remove}
          />
          {words !== '' && (
            <blockquote className="max-w-[65ch] border-l-2 border-teal pl-3 whitespace-pre-wrap wrap-anywhere">
              {words}
            </blockquote>
          )}
          <div className="flex flex-col items-stretch gap-3 sm:flex-row sm:flex-wrap sm:items-start">
            <Button onPress={() => void keepNote()}>{t('note')}</Button>
            <Button variant="secondary" onPress={() => setOpen({ what: 'choice' })}>
              {t('exhibit')}
            </Button>
            <Button variant="quiet" onPress={drop}>
              {t('drop')}
            </Button>
          </div>
        </div>
      )}
      {open?.what === 'note' && (
        <ReceivedEntry onClose={() => void navigate({ to: '/journal-de-bord', replace: true })} />
      )}
      {open?.what === 'choice' && (
        <ModalDialog size="sheet" title={t('choose')} isOpen onOpenChange={() => setOpen(null)}>
          <IncidentChoice onChoose={(incident) => void keepExhibit(incident)} />
        </ModalDialog>
      )}
      {open?.what === 'exhibit' && (
        <ReceivedExhibit
          incident={open.incident}
          onClose={() =>
            void navigate({ to: '/incidents/$id', params: { id: open.incident.id }, replace: true })
          }
        />
      )}
    </>
  );
};
