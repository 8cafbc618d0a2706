import { useTexts } from '#web/i18n/use-texts.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { ResendCaptcha } from './resend-captcha.tsx';
import { ResendOutcome } from './resend-outcome.tsx';
import { useResend } from './use-resend.ts';

/** Sends the confirmation mail again to an address that is known. */
export const ResendButton = ({ email }: { email: string }) => {
  const { t } = useTexts('auth');
  const { state, send, secondsLeft, captcha } = useResend();
  return (
    <div className="flex flex-col items-start gap-3">
      <Button
        variant="secondary"
        isPending={state.status === 'pending'}
        pendingLabel={t('resend.pending')}
        isDisabled={secondsLeft > 0}
        onPress={() => void send(email)}
      >
        {secondsLeft > 0 ? t('resend.wait', { count: secondsLeft }) : t('resend.action')}
      </Button>
      <ResendCaptcha captcha={captcha} />
      <ResendOutcome state={state} />
    </div>
  );
};
