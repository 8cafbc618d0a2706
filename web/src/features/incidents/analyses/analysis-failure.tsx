import { useTexts } from '#web/i18n/use-texts.ts';
import { RetryNotice } from '#web/ui/retry-notice.tsx';

interface AnalysisFailureProps {
  error: unknown;
  isRetrying: boolean;
  onRetry: () => void;
}

/** An analysis, or what belongs to it, could not be loaded. */
export const AnalysisFailure = ({ error, isRetrying, onRetry }: AnalysisFailureProps) => {
  const { t } = useTexts('analyses');
  return <RetryNotice title={t('page.failure')} error={error} isRetrying={isRetrying} onRetry={onRetry} />;
};
