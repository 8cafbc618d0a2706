import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useTexts } from '#web/i18n/use-texts.ts';
import { useSession } from '#web/lib/session/session.ts';
import { isSignedIn } from '#web/lib/session/session-state.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { AuthLayout } from './auth-layout.tsx';

/** /auth/oauth-callback: a provider sends the person back here; the session is known before this shows. */
export const OauthCallbackScreen = () => {
  const { t } = useTexts('auth');
  const navigate = useNavigate();
  const isIn = isSignedIn(useSession());
  useEffect(() => {
    if (isIn) void navigate({ to: '/app-home', replace: true });
  }, [isIn, navigate]);
  return (
    <AuthLayout title={t('oauth.title')}>
      {isIn ? (
        <p role="status">{t('oauth.pending')}</p>
      ) : (
        <>
          <Notice tone="danger" title={t('link.failedTitle')}>
            {t('link.failed')}
          </Notice>
          <ButtonLink to="/login" className="self-start">
            {t('oauth.back')}
          </ButtonLink>
        </>
      )}
    </AuthLayout>
  );
};
