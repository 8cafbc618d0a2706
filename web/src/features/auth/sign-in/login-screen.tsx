import { useLocation } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { SessionCheckNotice } from '#web/features/shell/session-check-notice.tsx';
import { useTexts } from '#web/i18n/use-texts.ts';
import { session, useSession } from '#web/lib/session/session.ts';
import { safeReturn } from '#web/lib/session/where-to.ts';
import { useConfig } from '#web/lib/use-config.ts';
import { Link } from '#web/ui/link.tsx';
import { AuthLayout } from '../auth-layout.tsx';
import { DoorNotice } from '../door-notice.tsx';
import { LinkNotice } from '../providers/link-notice.tsx';
import { ProviderButtons } from '../providers/provider-buttons.tsx';
import { LoginForm } from './login-form.tsx';
import { SignOutFailure } from './sign-out-failure.tsx';

/** Only after a sign-out. */
const LeftTexts = lazy(async () => ({ default: (await import('./left-texts.tsx')).LeftTexts }));

/** Only where a company's own provider is configured. */
const CompanySignIn = lazy(async () => ({
  default: (await import('../providers/company-sign-in.tsx')).CompanySignIn,
}));

/** /login and /auth/sign-in. */
export const LoginScreen = () => {
  const { t } = useTexts('auth');
  const { signup, companySignIn } = useConfig();
  const { sessionEnded, returnTo } = useLocation({ select: ({ state }) => state });
  const { status } = useSession();
  const [remember, setRemember] = useState(false);
  const leftBy = session.signedOutBy();
  const choice = { remember, returnTo: safeReturn(returnTo) };
  return (
    <AuthLayout
      title={t('login.title')}
      isDoor
      footer={
        // For somebody who was given one, and has no account.
        <Link to="/verifier" look="alone">
          {t('login.verify')}
        </Link>
      }
    >
      <DoorNotice isSignIn />
      <LinkNotice />
      {status === 'failed' && <SessionCheckNotice isAtSignIn />}
      {session.hasSignOutFailed() && <SignOutFailure />}
      {leftBy !== null && (
        <Suspense fallback={null}>
          <LeftTexts owner={leftBy} />
        </Suspense>
      )}
      <div className="flex flex-col gap-2">
        <LoginForm remember={remember} onRemember={setRemember} isEnded={sessionEnded === true} />
        <p className="flex flex-wrap items-center gap-x-2 border-t border-hairline pt-1 text-ink-soft">
          {signup ? (
            <>
              {t('login.noAccount')}
              <Link to="/signup" look="alone">
                {t('login.create')}
              </Link>
            </>
          ) : (
            <span className="py-2 text-sm">{t('login.signUpClosed')}</span>
          )}
        </p>
      </div>
      <ProviderButtons choice={choice} />
      {companySignIn && (
        <Suspense fallback={<div className="min-h-(--target)" />}>
          <CompanySignIn choice={choice} />
        </Suspense>
      )}
    </AuthLayout>
  );
};
