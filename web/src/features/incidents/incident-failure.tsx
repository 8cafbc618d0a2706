import { useTexts } from '#web/i18n/use-texts.ts';
import { BackLink } from '#web/ui/back-link.tsx';
import { RetryNotice } from '#web/ui/retry-notice.tsx';

interface IncidentFailureProps {
  error: unknown;
  isRetrying: boolean;
  onRetry: () => void;
}

/** 'Erreur: {message}' with 'Réessayer' (spec.md, 8). */
export const IncidentFailure = ({ error, isRetrying, onRetry }: IncidentFailureProps) => {
  const { t } = useTexts('incidents');
  return (
    <>
      <p className="mb-6">
        <BackLink to="/incidents">{t('detail.back')}</BackLink>
      </p>
      <RetryNotice
        title={t('detail.failure', { message: t('detail.failureText') })}
        error={error}
        isRetrying={isRetrying}
        onRetry={onRetry}
      />
    </>
  );
};
