import { useTexts } from '#web/i18n/use-texts.ts';
import { useConfig } from '#web/lib/use-config.ts';
import { Link } from '#web/ui/link.tsx';
import { Notice } from '#web/ui/messages/notice.tsx';
import { AuthLayout } from '../auth-layout.tsx';
import { DoorNotice } from '../door-notice.tsx';
import { SignUpForm } from './sign-up-form.tsx';

/** /signup */
export const SignUpScreen = () => {
  const { t } = useTexts('auth');
  const { signup } = useConfig();
  return (
    <AuthLayout
      title={t('signUp.title')}
      {...(signup && { intro: t('signUp.intro') })}
      isDoor
      footer={
        <>
          <span className="text-ink-soft">{t('signUp.haveAccount')}</span>
          <Link to="/login" look="alone">
            {t('signUp.signIn')}
          </Link>
        </>
      }
    >
      <DoorNotice />
      {signup ? (
        <>
          <p className="border-l-2 border-teal pl-4 text-ink-soft">{t('signUp.advice')}</p>
          <SignUpForm />
        </>
      ) : (
        <Notice tone="info" title={t('signUp.closedTitle')}>
          {t('signUp.closed')}
        </Notice>
      )}
    </AuthLayout>
  );
};
