import { useLocation } from '@tanstack/react-router';
import { useTexts } from '#web/i18n/use-texts.ts';
import { useConfig } from '#web/lib/use-config.ts';
import { Link } from '#web/ui/link.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { AuthLayout } from './auth-layout.tsx';
import { LinkNotice } from './link-notice.tsx';
import { LoginForm } from './login-form.tsx';
import { ProviderButtons } from './provider-buttons.tsx';

/** /login and /auth/sign-in. */
export const LoginScreen = () => {
  const { t } = useTexts('auth');
  const { signup } = useConfig();
  const { sessionEnded } = useLocation({ select: ({ state }) => state });
  return (
    <AuthLayout
      title={t('login.title')}
      intro={t('login.intro')}
      footer={
        signup && (
          <>
            <span className="text-ink-soft">{t('login.noAccount')}</span>
            <Link to="/signup" className="inline-flex min-h-(--target) items-center">
              {t('login.create')}
            </Link>
          </>
        )
      }
    >
      <LinkNotice />
      {sessionEnded === true && <Notice tone="info">{t('login.sessionEnded')}</Notice>}
      <LoginForm />
      <div className="flex items-center gap-4 text-sm text-ink-soft">
        <span aria-hidden="true" className="h-px flex-1 bg-hairline" />
        {t('login.or')}
        <span aria-hidden="true" className="h-px flex-1 bg-hairline" />
      </div>
      <ProviderButtons />
    </AuthLayout>
  );
};
