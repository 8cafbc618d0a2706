import { useTexts } from '#web/i18n/use-texts.ts';
import { RetryNotice } from '#web/ui/retry-notice.tsx';

interface StartFailureProps {
  error: unknown;
  isPending: boolean;
  pendingLabel: string;
  onRetry: () => void;
}

/** Neither a conversation could be found nor one created. */
export const StartFailure = ({ error, isPending, pendingLabel, onRetry }: StartFailureProps) => {
  const { t } = useTexts('conversations');
  return (
    <div className="m-auto w-full max-w-xl p-6">
      <RetryNotice
        title={t('failure.title')}
        error={error}
        isRetrying={isPending}
        pendingLabel={pendingLabel}
        onRetry={onRetry}
      />
    </div>
  );
};
