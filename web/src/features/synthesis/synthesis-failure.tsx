import { useTexts } from '#web/i18n/use-texts.ts';
import { isProblem } from '#web/lib/api-problem.ts';
import { useProblemText } from '#web/lib/use-problem-text.ts';
import { BackLink } from '#web/ui/back-link.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { Notice } from '#web/ui/messages/notice.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';

interface SynthesisFailureProps {
  error: unknown;
  isRetrying: boolean;
  onRetry: () => void;
}

/** A synthesis could not be loaded, or is not there. */
export const SynthesisFailure = ({ error, isRetrying, onRetry }: SynthesisFailureProps) => {
  const { t } = useTexts('synthesis');
  const { t: common } = useTexts('common');
  const problemText = useProblemText();
  const isMissing = isProblem(error, 'not_found');
  return (
    <>
      <PageHeader title={t('title')} back={<BackLink to="/synthese">{t('back')}</BackLink>} />
      <Notice
        tone="danger"
        title={t('failure')}
        actions={
          !isMissing && (
            <Button variant="secondary" isPending={isRetrying} onPress={onRetry}>
              {common('action.retry')}
            </Button>
          )
        }
      >
        {isMissing ? t('notFound') : problemText(error)}
      </Notice>
    </>
  );
};
