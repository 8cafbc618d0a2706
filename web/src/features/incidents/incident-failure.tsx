import { useTexts } from '#web/i18n/use-texts.ts';
import { useProblemText } from '#web/lib/use-problem-text.ts';
import { BackLink } from '#web/ui/back-link.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { Notice } from '#web/ui/messages/notice.tsx';

interface IncidentFailureProps {
  error: unknown;
  isRetrying: boolean;
  onRetry: () => void;
}

/** 'Erreur: {message}' with 'Réessayer' (spec.md, 8). */
export const IncidentFailure = ({ error, isRetrying, onRetry }: IncidentFailureProps) => {
  const { t } = useTexts('incidents');
  const { t: common } = useTexts('common');
  const problemText = useProblemText();
  return (
    <>
      <p className="mb-6">
        <BackLink to="/incidents">{t('detail.back')}</BackLink>
      </p>
      <Notice
        tone="danger"
        title={t('detail.failure', { message: t('detail.failureText') })}
        actions={
          <Button variant="secondary" isPending={isRetrying} onPress={onRetry}>
            {common('action.retry')}
          </Button>
        }
      >
        {problemText(error)}
      </Notice>
    </>
  );
};
