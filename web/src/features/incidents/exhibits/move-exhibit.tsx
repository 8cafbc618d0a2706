import { useState } from 'react';
import type { Evidence } from '#contract/evidence.ts';
import type { IncidentSummary } from '#contract/incidents.ts';
import { useTexts } from '#web/i18n/use-texts.ts';
import { isProblem } from '#web/lib/requests/api-problem.ts';
import { useProblemText } from '#web/lib/requests/use-problem-text.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Notice } from '#web/ui/messages/notice.tsx';
import { ModalDialog } from '#web/ui/overlays/modal-dialog.tsx';
import { IncidentChoice } from '../choosing/incident-choice.tsx';
import { incidentTitle } from '../incident-title.ts';
import { useMoveExhibit } from './exhibit-queries.ts';

interface MoveExhibitProps {
  /** As the exhibit was when the dialog opened, not as a refresh has made it since. */
  exhibit: Evidence;
  onClose: () => void;
  onMoved: () => void;
}

/** Moves an exhibit to another incident: that is chosen, and what it means is said before anything is done. */
export const MoveExhibit = ({ exhibit, onClose, onMoved }: MoveExhibitProps) => {
  const { t } = useTexts('exhibits');
  const { t: incidents } = useTexts('incidents');
  const { t: common } = useTexts('common');
  const problemText = useProblemText();
  const [target, setTarget] = useState<IncidentSummary | null>(null);
  const move = useMoveExhibit(exhibit);
  const failureText = (error: Error): string => {
    if (isProblem(error, 'stale_version')) return t('move.stale');
    return isProblem(error, 'not_found') ? t('move.gone') : problemText(error);
  };
  return (
    <ModalDialog
      size="sheet"
      title={t('move.title', { number: exhibit.number })}
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
    >
      {target === null ? (
        <>
          <p className="mb-4">{t('move.choose')}</p>
          <IncidentChoice except={exhibit.incident_id} onChoose={setTarget} />
        </>
      ) : (
        <div className="flex flex-col gap-4">
          <p className="wrap-anywhere">
            {t('move.what', { title: exhibit.title, incident: incidentTitle(target, incidents) })}
          </p>
          <p>{t('move.numbers', { number: exhibit.number })}</p>
          {move.error !== null && (
            <Notice tone="danger" title={t('move.failure')}>
              {failureText(move.error)}
            </Notice>
          )}
          <div className="flex flex-wrap justify-end gap-3">
            <Button variant="quiet" onPress={onClose}>
              {common('action.cancel')}
            </Button>
            <Button
              variant="secondary"
              onPress={() => {
                move.reset();
                setTarget(null);
              }}
            >
              {t('move.other')}
            </Button>
            <Button
              autoFocus
              isPending={move.isPending}
              pendingLabel={t('move.pending')}
              onPress={() => move.mutate(target.id, { onSuccess: onMoved })}
            >
              {t('move.confirm')}
            </Button>
          </div>
        </div>
      )}
    </ModalDialog>
  );
};
