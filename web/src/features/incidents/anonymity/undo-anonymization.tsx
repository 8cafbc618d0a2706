import { useState } from 'react';
import type { Incident } from '#contract/incidents.ts';
import { useTexts } from '#web/i18n/use-texts.ts';
import { isProblem } from '#web/lib/requests/api-problem.ts';
import { useProblemText } from '#web/lib/requests/use-problem-text.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Notice } from '#web/ui/messages/notice.tsx';
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx';
import { useUndoAnonymization } from './anonymity-queries.ts';
import { useFieldName, useHolderName } from './use-field-name.ts';

/** Says that an incident is anonymized, and puts the names back; then what was left as it is. */
export const UndoAnonymization = ({ incident, canUndo }: { incident: Incident; canUndo: boolean }) => {
  const { t } = useTexts('anonymity');
  const problemText = useProblemText();
  const fieldName = useFieldName(incident);
  const holderName = useHolderName(incident);
  const undo = useUndoAnonymization(incident.id);
  const [asked, setAsked] = useState<number | null>(null);
  const { data: undone, error } = undo;
  if (undone !== undefined) {
    const changed = undone.kept.filter((text) => text.reason === 'changed');
    const damaged = undone.kept.filter((text) => text.reason === 'damaged');
    return (
      <Notice tone="success" title={t('undo.done')} className="mb-6">
        {changed.length > 0 && (
          <>
            <p>{t('undo.kept')}</p>
            <ul className="list-disc pl-5">
              {changed.map((text) => (
                <li key={`${text.holder_id} ${text.field}`}>{fieldName(text)}</li>
              ))}
            </ul>
          </>
        )}
        {damaged.length > 0 && <p>{t('undo.damaged', { names: damaged.map(holderName).join(', ') })}</p>}
      </Notice>
    );
  }
  if (!incident.is_anonymized && !canUndo) return null;
  if (!canUndo) {
    return (
      <Notice title={t('undo.state')} className="mb-6">
        {t('undo.copy')}
      </Notice>
    );
  }
  return (
    <>
      <Notice
        title={t('undo.state')}
        className="mb-6"
        actions={
          <Button
            variant="secondary"
            onPress={() => {
              undo.reset();
              setAsked(incident.version);
            }}
          >
            {t('undo.action')}
          </Button>
        }
      >
        {t('undo.stateHint')}
      </Notice>
      <ConfirmDialog
        title={t('undo.title')}
        confirmLabel={t('undo.action')}
        pendingLabel={t('undo.pending')}
        isPending={undo.isPending}
        isOpen={asked !== null}
        onOpenChange={(isOpen) => {
          if (!isOpen) setAsked(null);
        }}
        onConfirm={() => {
          if (asked !== null) undo.mutate(asked);
        }}
      >
        <p>{t('undo.what')}</p>
        {error !== null && (
          <Notice tone="danger" title={t('undo.failure')} className="mt-4">
            {isProblem(error, 'stale_version') ? t('undo.stale') : problemText(error)}
          </Notice>
        )}
      </ConfirmDialog>
    </>
  );
};
