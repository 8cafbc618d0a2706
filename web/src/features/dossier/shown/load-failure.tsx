import { useTexts } from '#web/i18n/use-texts.ts';
import { isProblem } from '#web/lib/api-problem.ts';
import { askProof } from '#web/lib/ask-proof.ts';
import { useProblemText } from '#web/lib/use-problem-text.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Notice } from '#web/ui/messages/notice.tsx';

interface LoadFailureProps {
  title: string;
  error: unknown;
  isRetrying: boolean;
  onRetry: () => void;
}

/** Something could not be read; what is sensitive opens once the person has shown again who they are. */
export const LoadFailure = ({ title, error, isRetrying, onRetry }: LoadFailureProps) => {
  const { t } = useTexts('dossier');
  const { t: common } = useTexts('common');
  const problemText = useProblemText();
  const needsProof = isProblem(error, 'proof_required');
  const retry = async () => {
    if (!needsProof || (await askProof())) onRetry();
  };
  return (
    <Notice
      tone={needsProof ? 'info' : 'danger'}
      title={title}
      actions={
        <Button variant="secondary" isPending={isRetrying} onPress={() => void retry()}>
          {needsProof ? t('wizard.openAgain') : common('action.retry')}
        </Button>
      }
    >
      {problemText(error)}
    </Notice>
  );
};
