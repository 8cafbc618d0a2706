import { useLocation } from '@tanstack/react-router';
import { useTexts } from '#web/i18n/use-texts.ts';
import { Link } from '#web/ui/link.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { AuthLayout } from './auth-layout.tsx';
import { ResendButton } from './resend-button.tsx';
import { ResendForm } from './resend-form.tsx';

/** /verify-email: what to do after signing up. The address comes in the history's state, never in the URL. */
export const VerifyEmailScreen = () => {
  const { t } = useTexts('auth');
  const { email } = useLocation({ select: ({ state }) => state });
  return (
    <AuthLayout
      title={t('verifyEmail.title')}
      footer={
        <Link to="/login" className="inline-flex min-h-(--target) items-center">
          {t('verifyEmail.signIn')}
        </Link>
      }
    >
      {email === undefined ? (
        <>
          <p>{t('verifyEmail.unknown')}</p>
          <ResendForm />
        </>
      ) : (
        <>
          <Notice tone="success">{t('signUp.success')}</Notice>
          <p className="wrap-anywhere">{t('verifyEmail.sentTo', { email })}</p>
          <p>{t('verifyEmail.steps')}</p>
          <ResendButton email={email} />
          <p className="flex flex-wrap items-center gap-x-2 text-ink-soft">
            {t('verifyEmail.wrongAddress')}
            <Link to="/signup" className="inline-flex min-h-(--target) items-center">
              {t('verifyEmail.startOver')}
            </Link>
          </p>
        </>
      )}
    </AuthLayout>
  );
};
