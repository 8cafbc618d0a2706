import { useTexts } from '#web/i18n/use-texts.ts';
import { Link } from '#web/ui/link.tsx';
import { FailureNotice } from '../failure-notice.tsx';
import { ResendButton } from '../mails/resend-button.tsx';
import type { SignUpOutcome } from './sign-up.ts';

interface SignUpFailureProps {
  outcome: SignUpOutcome;
  /** The address that was tried. */
  email: string;
}

/** Why no account was made. Two of these texts are French in the spec, on a screen that is English. */
export const SignUpFailure = ({ outcome, email }: SignUpFailureProps) => {
  const { t } = useTexts('auth');
  const { t: exact, language } = useTexts('auth', { screen: 'fr' });
  if (outcome.kind === 'exists') {
    return (
      <FailureNotice actions={<ResendButton email={email} />}>
        <span lang={language}>{exact('signUp.existsUnconfirmed')}</span>
      </FailureNotice>
    );
  }
  if (outcome.kind !== 'refused') {
    return (
      <FailureNotice>
        <span lang={language}>{exact('signUp.unexpected')}</span>
      </FailureNotice>
    );
  }
  return (
    <FailureNotice
      {...(outcome.code === 'user_already_exists' && {
        actions: <Link to="/login">{t('signUp.signIn')}</Link>,
      })}
    >
      {t(`error.${outcome.code}`)}
    </FailureNotice>
  );
};
