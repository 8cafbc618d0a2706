import { useState } from 'react';
import { useTexts } from '#web/i18n/use-texts.ts';
import { forgetFiles } from '#web/lib/kept-files/left-files.ts';
import { useProfile } from '#web/lib/session/session.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx';
import { entryRecord } from '../entry/entry-record.ts';

interface LeaveButtonProps {
  /** Whether there is something that leaving throws away. */
  asks: boolean;
  /** Of a stored entry: the files that wait to be saved with it go too. */
  entryId?: string;
  onLeave: () => void;
}

/** 'Annuler'. What an edit has changed goes with it, its files too, so it asks; a new entry's draft stays. */
export const LeaveButton = ({ asks, entryId, onLeave }: LeaveButtonProps) => {
  const { t } = useTexts('journal');
  const { id: owner } = useProfile();
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button variant="quiet" onPress={() => (asks ? setAsking(true) : onLeave())}>
        {t('form.cancel')}
      </Button>
      <ConfirmDialog
        title={t('leave.title')}
        confirmLabel={t('leave.confirm')}
        keepLabel={t('leave.keep')}
        isDanger
        isOpen={isAsking}
        onOpenChange={setAsking}
        onConfirm={() => {
          setAsking(false);
          if (entryId !== undefined) void forgetFiles(owner, entryRecord(entryId));
          onLeave();
        }}
      >
        <p>{t('leave.body')}</p>
      </ConfirmDialog>
    </>
  );
};
