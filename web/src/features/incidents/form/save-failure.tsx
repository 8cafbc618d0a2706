import { useTexts } from '#web/i18n/use-texts.ts';
import { isProblem } from '#web/lib/api-problem.ts';
import { useProblemText } from '#web/lib/use-problem-text.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';

interface SaveFailureProps {
  error: unknown;
  isNew: boolean;
  onRetry: () => void;
  /** The incident is gone: what was typed can still become a new one. */
  onSaveAsNew: () => void;
}

/** What went wrong while saving, what was kept, and what to do. */
export const SaveFailure = ({ error, isNew, onRetry, onSaveAsNew }: SaveFailureProps) => {
  const { t } = useTexts('incidents');
  const { t: common } = useTexts('common');
  const problemText = useProblemText();
  const isGone = !isNew && isProblem(error, 'not_found');
  // An answer without a problem document and without an incident: the creation returned nothing.
  const isNothing = isProblem(error, 'internal') && error.problem === null;
  const creation = isNothing ? t('failure.createNothing') : t('failure.create');
  return (
    <Notice
      tone="danger"
      title={isNew ? creation : t('failure.edit')}
      actions={
        isGone ? (
          <Button onPress={onSaveAsNew}>{t('failure.saveAsNew')}</Button>
        ) : (
          <Button variant="secondary" onPress={onRetry}>
            {common('action.retry')}
          </Button>
        )
      }
    >
      {isGone ? (
        t('failure.gone')
      ) : (
        <>
          {/* The server took it and could not do it: more can be said than that something went wrong. */}
          {!isNew && isProblem(error, 'internal') && <p>{t('failure.update')}</p>}
          <p>{problemText(error)}</p>
          <p>{t('failure.kept')}</p>
        </>
      )}
    </Notice>
  );
};
