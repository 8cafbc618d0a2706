import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { Incident } from '#contract/incidents.ts';
import { useTexts } from '#web/i18n/use-texts.ts';
import { isProblem } from '#web/lib/api-problem.ts';
import { useProblemText } from '#web/lib/use-problem-text.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { useDeleteIncident } from '../delete-incident.ts';
import { savedMessage } from '../saved-message.ts';

/** 'Supprimer': says what goes and what stays before anything is done. */
export const DeleteIncident = ({ incident }: { incident: Incident }) => {
  const { t } = useTexts('incidents');
  const { t: common } = useTexts('common');
  const problemText = useProblemText();
  const navigate = useNavigate();
  const deletion = useDeleteIncident();
  const [isOpen, setOpen] = useState(false);
  // The version that the person saw when the dialog opened, not one that a refresh brought since.
  const [version, setVersion] = useState(incident.version);
  const isStale = isProblem(deletion.error, 'stale_version');

  const confirm = () =>
    deletion.mutate(
      { id: incident.id, version },
      {
        onSuccess: () => {
          savedMessage.set('deleted');
          void navigate({ to: '/incidents', replace: true });
        },
      },
    );

  return (
    <>
      <Button
        variant="secondary"
        onPress={() => {
          deletion.reset();
          setVersion(incident.version);
          setOpen(true);
        }}
      >
        {t('detail.delete')}
      </Button>
      <ConfirmDialog
        title={t('remove.title')}
        confirmLabel={t('remove.confirm')}
        pendingLabel={t('remove.pending')}
        isPending={deletion.isPending}
        isDanger
        isOpen={isOpen}
        onOpenChange={setOpen}
        onConfirm={confirm}
      >
        <p>{t('remove.what', { title: incident.title })}</p>
        <p className="mt-3 text-ink-soft">{common('deletion.copyStays')}</p>
        {deletion.error !== null && (
          <Notice tone="danger" title={t('remove.failure')} className="mt-4">
            {isStale ? t('remove.stale') : problemText(deletion.error)}
          </Notice>
        )}
      </ConfirmDialog>
    </>
  );
};
