import { useTexts } from '#web/i18n/use-texts.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Notice } from '#web/ui/messages/notice.tsx';
import { useErrorText } from './use-error-text.ts';

/** Something of the account could not be read; says why, and tries again. */
export const LoadFailure = ({ error, onRetry }: { error: unknown; onRetry: () => void }) => {
  const { t } = useTexts('security');
  const errorText = useErrorText();
  return (
    <Notice
      tone="danger"
      title={t('overview.failed')}
      actions={
        <Button variant="secondary" onPress={onRetry}>
          {t('overview.retry')}
        </Button>
      }
    >
      {errorText(error)}
    </Notice>
  );
};
