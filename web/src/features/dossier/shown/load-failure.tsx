import { useTexts } from '#web/i18n/use-texts.ts';
import { isProblem } from '#web/lib/requests/api-problem.ts';
import { askProof } from '#web/lib/requests/ask-proof.ts';
import { RetryNotice } from '#web/ui/retry-notice.tsx';

interface LoadFailureProps {
  title: string;
  error: unknown;
  isRetrying: boolean;
  onRetry: () => void;
}

/** Something could not be read; what is sensitive opens once the person has shown again who they are. */
export const LoadFailure = ({ title, error, isRetrying, onRetry }: LoadFailureProps) => {
  const { t } = useTexts('dossier');
  const needsProof = isProblem(error, 'proof_required');
  const retry = async () => {
    if (!needsProof || (await askProof())) onRetry();
  };
  return (
    <RetryNotice
      title={title}
      error={error}
      isRetrying={isRetrying}
      onRetry={() => void retry()}
      {...(needsProof && { tone: 'info', retryLabel: t('wizard.openAgain') })}
    />
  );
};
