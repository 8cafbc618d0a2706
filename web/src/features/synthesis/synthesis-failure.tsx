import { useTexts } from '#web/i18n/use-texts.ts';
import { isProblem } from '#web/lib/requests/api-problem.ts';
import { BackLink } from '#web/ui/back-link.tsx';
import { Notice } from '#web/ui/messages/notice.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { RetryNotice } from '#web/ui/retry-notice.tsx';

interface SynthesisFailureProps {
  error: unknown;
  isRetrying: boolean;
  onRetry: () => void;
}

/** A synthesis could not be loaded, or is not there. */
export const SynthesisFailure = ({ error, isRetrying, onRetry }: SynthesisFailureProps) => {
  const { t } = useTexts('synthesis');
  return (
    <>
      <PageHeader title={t('title')} back={<BackLink to="/synthese">{t('back')}</BackLink>} />
      {isProblem(error, 'not_found') ? (
        <Notice tone="danger" title={t('failure')}>
          {t('notFound')}
        </Notice>
      ) : (
        <RetryNotice title={t('failure')} error={error} isRetrying={isRetrying} onRetry={onRetry} />
      )}
    </>
  );
};
