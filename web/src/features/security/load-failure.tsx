import { useTexts } from '#web/i18n/use-texts.ts';
import { RetryNotice } from '#web/ui/retry-notice.tsx';
import { useErrorText } from './use-error-text.ts';

/** Something of the account could not be read; says why, and tries again. */
export const LoadFailure = ({ error, onRetry }: { error: unknown; onRetry: () => void }) => {
  const { t } = useTexts('security');
  const errorText = useErrorText();
  return (
    <RetryNotice title={t('overview.failed')} error={error} onRetry={onRetry}>
      {errorText(error)}
    </RetryNotice>
  );
};
