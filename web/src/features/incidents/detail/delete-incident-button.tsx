import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { Incident } from '#contract/incidents.ts';
import { DeleteDialog } from '#web/editing/delete-dialog.tsx';
import { useDeleteRecord } from '#web/editing/delete-record.ts';
import { useTexts } from '#web/i18n/use-texts.ts';
import { isProblem } from '#web/lib/api-problem.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { incidentKeys } from '../incident-queries.ts';
import { savedMessage } from '../saved-message.ts';

/** 'Supprimer': says what goes and what stays before anything is done. */
export const DeleteIncident = ({ incident }: { incident: Incident }) => {
  const { t } = useTexts('incidents');
  const navigate = useNavigate();
  const deletion = useDeleteRecord({
    path: '/api/incidents',
    overviews: incidentKeys.overviews,
    detail: incidentKeys.detail,
  });
  const [isOpen, setOpen] = useState(false);
  // The version that the person saw when the dialog opened, not one that a refresh brought since.
  const [version, setVersion] = useState(incident.version);

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
      <DeleteDialog
        title={t('remove.title')}
        confirmLabel={t('remove.confirm')}
        pendingLabel={t('remove.pending')}
        failureTitle={t('remove.failure')}
        failureText={isProblem(deletion.error, 'stale_version') ? t('remove.stale') : undefined}
        deletion={deletion}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        onConfirm={confirm}
      >
        <p>{t('remove.what', { title: incident.title })}</p>
      </DeleteDialog>
    </>
  );
};
