import { useState } from 'react';
import { useTexts } from '#web/i18n/use-texts.ts';
import { forgetFiles } from '#web/lib/kept-files/left-files.ts';
import { useProfile } from '#web/lib/session/session.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx';
import { entryRecord } from '../entry/entry-record.ts';
import { forgetWaiting, type WaitingEntry } from './waiting-entries.ts';

interface DeleteWaitingProps {
  waiting: WaitingEntry;
  onDeleted: () => void;
}

/** Deletes an entry before it is sent, once the person has said so again. */
export const DeleteWaiting = ({ waiting: { id, values }, onDeleted }: DeleteWaitingProps) => {
  const { t } = useTexts('journal');
  const { id: owner } = useProfile();
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button variant="quiet" onPress={() => setAsking(true)}>
        {t('form.delete')}
      </Button>
      <ConfirmDialog
        title={t('remove.title')}
        confirmLabel={t('remove.confirm')}
        isDanger
        isOpen={isAsking}
        onOpenChange={setAsking}
        onConfirm={() => {
          setAsking(false);
          forgetWaiting(owner, id);
          void forgetFiles(owner, entryRecord(id));
          onDeleted();
        }}
      >
        <p>{t('unsent.removed', { title: values.title })}</p>
      </ConfirmDialog>
    </>
  );
};
