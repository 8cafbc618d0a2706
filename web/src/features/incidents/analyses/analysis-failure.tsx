import { useTexts } from '#web/i18n/use-texts.ts';
import { useProblemText } from '#web/lib/use-problem-text.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Notice } from '#web/ui/messages/notice.tsx';

interface AnalysisFailureProps {
  error: unknown;
  isRetrying: boolean;
  onRetry: () => void;
}

/** An analysis, or what belongs to it, could not be loaded. */
export const AnalysisFailure = ({ error, isRetrying, onRetry }: AnalysisFailureProps) => {
  const { t } = useTexts('analyses');
  const { t: common } = useTexts('common');
  const problemText = useProblemText();
  return (
    <Notice
      tone="danger"
      title={t('page.failure')}
      actions={
        <Button variant="secondary" isPending={isRetrying} onPress={onRetry}>
          {common('action.retry')}
        </Button>
      }
    >
      {problemText(error)}
    </Notice>
  );
};
