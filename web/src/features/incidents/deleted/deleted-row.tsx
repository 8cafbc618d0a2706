import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { DeletedIncident, RestoredIncident } from '#contract/incidents.ts';
import { DeleteDialog } from '#web/editing/delete-dialog.tsx';
import { useTexts } from '#web/i18n/use-texts.ts';
import { dayText } from '#web/lib/dates.ts';
import { ended } from '#web/lib/ended.ts';
import { isProblem } from '#web/lib/requests/api-problem.ts';
import { useProblemText } from '#web/lib/requests/use-problem-text.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Notice } from '#web/ui/messages/notice.tsx';
import { incidentTitle } from '../incident-title.ts';
import { savedMessage } from '../saved-message.ts';
import { daysLeft } from './days-left.ts';
import { useEraseIncident, useRestoreIncident } from './deleted-queries.ts';

/** One deleted incident: when it was deleted, until when it can be taken back, and both ways on. */
export const DeletedRow = ({ incident }: { incident: DeletedIncident }) => {
  const { t, language } = useTexts('incidentHistory');
  const { t: incidents } = useTexts('incidents');
  const problemText = useProblemText();
  const navigate = useNavigate();
  const restoring = useRestoreIncident();
  const erasing = useEraseIncident();
  const [isAsking, setAsking] = useState(false);
  const { id, reference_number, deleted_at, erased_at } = incident;
  const title = incidentTitle(incident, incidents);
  const restore = async (): Promise<void> => {
    const restored = await ended(restoring, id);
    if (restored === null) return;
    savedMessage.set(messageOf(restored.answer));
    await navigate({ to: '/incidents/$id', params: { id } });
  };
  return (
    <li className="py-3">
      <div className="flex flex-col gap-3 sm:flex-row sm:items-center sm:justify-between">
        <div className="min-w-0">
          <p className="font-semibold wrap-anywhere">{title}</p>
          <p className="flex flex-wrap gap-x-3 text-sm text-ink-soft">
            <span className="tabular-nums">{reference_number}</span>
            <span>{t('deleted.on', { day: dayText(new Date(deleted_at), language) })}</span>
            <span>
              {t('deleted.left', {
                count: daysLeft(erased_at),
                day: dayText(new Date(erased_at), language),
              })}
            </span>
          </p>
        </div>
        <div className="flex shrink-0 flex-wrap gap-2">
          <Button variant="secondary" isPending={restoring.isPending} onPress={() => void restore()}>
            {t('deleted.restore')}
            <span className="sr-only"> {t('deleted.of', { title })}</span>
          </Button>
          <Button
            variant="quiet"
            onPress={() => {
              erasing.reset();
              setAsking(true);
            }}
          >
            {t('deleted.erase')}
            <span className="sr-only"> {t('deleted.of', { title })}</span>
          </Button>
        </div>
      </div>
      {restoring.error !== null && (
        <Notice tone="danger" title={t('deleted.restoreFailure')} className="mt-3">
          {isProblem(restoring.error, 'not_found') ? t('deleted.gone') : problemText(restoring.error)}
        </Notice>
      )}
      {isAsking && (
        <DeleteDialog
          title={t('erase.title')}
          confirmLabel={t('erase.confirm')}
          pendingLabel={t('erase.pending')}
          failureTitle={t('erase.failure')}
          deletion={erasing}
          onClose={() => setAsking(false)}
          onConfirm={() => erasing.mutate(id, { onSuccess: () => setAsking(false) })}
        >
          <p>{t('erase.what', { title })}</p>
        </DeleteDialog>
      )}
    </li>
  );
};

const messageOf = ({ merged_exhibits: { back, away } }: RestoredIncident) => {
  if (away > 0) return 'restoredWithoutSome';
  return back > 0 ? 'restoredWithExhibits' : 'restored';
};
