import { useNavigate } from '@tanstack/react-router';
import { DeleteDialog } from '#web/editing/delete-dialog.tsx';
import { useDeleteRecord } from '#web/editing/delete-record.ts';
import { useTexts } from '#web/i18n/use-texts.ts';
import { ended } from '#web/lib/ended.ts';
import { isProblem } from '#web/lib/requests/api-problem.ts';
import { incidentKeys } from '../incident-queries.ts';
import { savedMessage } from '../saved-message.ts';
import type { IncidentDialogProps } from './incident-action.ts';

/** 'Supprimer': says what goes and what stays before anything is done. */
export const DeleteIncidentDialog = ({ incident, onClose }: IncidentDialogProps) => {
  const { t } = useTexts('incidents');
  const navigate = useNavigate();
  const deletion = useDeleteRecord({
    path: '/api/incidents',
    overviews: incidentKeys.overviews,
    detail: incidentKeys.detail,
  });

  const confirm = async (): Promise<void> => {
    if ((await ended(deletion, { id: incident.id, version: incident.version })) === null) return;
    savedMessage.set('deleted');
    await navigate({ to: '/incidents', replace: true });
  };

  return (
    <DeleteDialog
      title={t('remove.title')}
      confirmLabel={t('remove.confirm')}
      pendingLabel={t('remove.pending')}
      failureTitle={t('remove.failure')}
      failureText={isProblem(deletion.error, 'stale_version') ? t('remove.stale') : undefined}
      deletion={deletion}
      onClose={onClose}
      onConfirm={() => void confirm()}
    >
      <p>{t('remove.what', { title: incident.title })}</p>
      <p className="mt-3">{t('remove.back')}</p>
    </DeleteDialog>
  );
};
