import type { Person } from '#contract/persons.ts';
import { DeleteDialog } from '#web/editing/delete-dialog.tsx';
import { useDeleteRecord } from '#web/editing/delete-record.ts';
import { useTexts } from '#web/i18n/use-texts.ts';
import { isProblem } from '#web/lib/requests/api-problem.ts';
import { incidentKeys } from '../incident-queries.ts';

interface RemovePersonProps {
  /** As the person was when the dialog opened, not as a refresh has made them since. */
  person: Person;
  /** What they are called here. */
  name: string;
  onClose: () => void;
  onRemoved: () => void;
}

/** Asks before a person is removed from an incident. */
export const RemovePerson = ({ person, name, onClose, onRemoved }: RemovePersonProps) => {
  const { t } = useTexts('persons');
  const { id, incident_id, version, also_in } = person;
  const detail = incidentKeys.detail(incident_id);
  const deletion = useDeleteRecord({
    path: `/api/incidents/${incident_id}/persons`,
    overviews: detail,
    detail: () => detail,
  });
  return (
    <DeleteDialog
      title={t('remove.title')}
      confirmLabel={t('remove.confirm')}
      pendingLabel={t('remove.pending')}
      failureTitle={t('remove.failure')}
      failureText={isProblem(deletion.error, 'stale_version') ? t('remove.stale') : undefined}
      deletion={deletion}
      onClose={onClose}
      onConfirm={() => deletion.mutate({ id, version }, { onSuccess: onRemoved })}
    >
      <p>{t('remove.what', { name })}</p>
      {also_in > 0 && <p className="mt-3">{t('remove.elsewhere')}</p>}
    </DeleteDialog>
  );
};
