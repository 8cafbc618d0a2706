import type { Evidence } from '#contract/evidence.ts';
import { DeleteDialog } from '#web/editing/delete-dialog.tsx';
import { useDeleteRecord } from '#web/editing/delete-record.ts';
import { useTexts } from '#web/i18n/use-texts.ts';
import { isProblem } from '#web/lib/requests/api-problem.ts';
import { incidentKeys } from '../incident-queries.ts';

interface RemoveExhibitProps {
  /** As the exhibit was when the dialog opened, not as a refresh has made it since. */
  exhibit: Evidence;
  onClose: () => void;
  onRemoved: () => void;
}

/** Asks before an exhibit is removed from an incident, and says what goes and what stays. */
export const RemoveExhibit = ({ exhibit, onClose, onRemoved }: RemoveExhibitProps) => {
  const { t } = useTexts('exhibits');
  const { id, incident_id, number, title, version, files, from_entry } = exhibit;
  const detail = incidentKeys.detail(incident_id);
  const deletion = useDeleteRecord({
    path: `/api/incidents/${incident_id}/evidence`,
    overviews: detail,
    detail: () => detail,
  });
  return (
    <DeleteDialog
      title={t('remove.title', { number })}
      confirmLabel={t('remove.confirm')}
      pendingLabel={t('remove.pending')}
      failureTitle={t('remove.failure')}
      failureText={isProblem(deletion.error, 'stale_version') ? t('remove.stale') : undefined}
      deletion={deletion}
      onClose={onClose}
      onConfirm={() => deletion.mutate({ id, version }, { onSuccess: onRemoved })}
    >
      <p>{t('remove.what', { title })}</p>
      {files.length > 0 && <p className="mt-3">{t('remove.files', { count: files.length })}</p>}
      {from_entry !== null && <p className="mt-3">{t('remove.entry')}</p>}
      <p className="mt-3">{t('remove.number', { number })}</p>
    </DeleteDialog>
  );
};
