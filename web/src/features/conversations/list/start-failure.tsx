import { useTexts } from '#web/i18n/use-texts.ts';
import { useProblemText } from '#web/lib/use-problem-text.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Notice } from '#web/ui/messages/notice.tsx';

interface StartFailureProps {
  error: unknown;
  isPending: boolean;
  pendingLabel: string;
  onRetry: () => void;
}

/** Neither a conversation could be found nor one created. */
export const StartFailure = ({ error, isPending, pendingLabel, onRetry }: StartFailureProps) => {
  const { t } = useTexts('conversations');
  const problemText = useProblemText();
  return (
    <div className="m-auto w-full max-w-xl p-6">
      <Notice
        tone="danger"
        title={t('failure.title')}
        actions={
          <Button variant="secondary" isPending={isPending} pendingLabel={pendingLabel} onPress={onRetry}>
            {t('failure.retry')}
          </Button>
        }
      >
        {problemText(error)}
      </Notice>
    </div>
  );
};
