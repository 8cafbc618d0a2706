import { useTexts } from '#web/i18n/use-texts.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { useErrorText } from '../use-error-text.ts';
import type { MailAgain } from './use-mail-again.ts';

interface MailAgainButtonProps {
  mail: MailAgain;
  label: string;
  /** The one that the page is about; it is quieter where the mail is only asked for again. */
  isPrimary?: boolean;
  /** Said once it is on its way. */
  sent: string;
  /** Said when the mail server did not take it. */
  refused: string;
}

/** 'Renvoyer…', with the seconds until it may be pressed, and what became of it. */
export const MailAgainButton = ({
  mail: { state, send, secondsLeft, isUnsent },
  label,
  isPrimary = false,
  sent,
  refused,
}: MailAgainButtonProps) => {
  const { t } = useTexts('security');
  const errorText = useErrorText();
  return (
    <div className="flex flex-col items-start gap-3">
      <Button
        variant={isPrimary ? 'primary' : 'secondary'}
        isPending={state.status === 'pending'}
        pendingLabel={t('mail.pending')}
        isDisabled={secondsLeft > 0}
        onPress={() => void send()}
      >
        {secondsLeft > 0 ? t('mail.wait', { count: secondsLeft }) : label}
      </Button>
      <p role="status" className="font-semibold empty:hidden">
        {state.status === 'sent' && (isUnsent ? refused : sent)}
        {state.status === 'failed' && `${t('mail.failed')} ${errorText(state.error)}`}
      </p>
    </div>
  );
};
