import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useTexts } from '#web/i18n/use-texts.ts';
import { endTrip, readTrip } from '#web/lib/session/provider-trip.ts';
import { session, useSession } from '#web/lib/session/session.ts';
import { safeReturn, whereTo } from '#web/lib/session/where-to.ts';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { Spinner } from '#web/ui/loading/spinner.tsx';
import { AuthLayout } from '../auth-layout.tsx';
import { LinkNotice } from './link-notice.tsx';
import { ProviderFailure } from './provider-failure.tsx';

/** /auth/oauth-callback: a provider sends the person back here; the session is known before this shows. */
export const OauthCallbackScreen = () => {
  const { t } = useTexts('providers');
  const navigate = useNavigate();
  const [returnTo] = useState(() => safeReturn(readTrip()?.returnTo));
  const to = whereTo('guest', useSession());
  useEffect(() => {
    if (to === null) return;
    endTrip();
    session.forgetLink();
    // Whatever must come first, a name or a second step, the page's own guard knows.
    void (to === '/app-home' && returnTo !== null
      ? navigate({ href: returnTo, replace: true })
      : navigate({ to, replace: true, state: returnTo === null ? {} : { returnTo } }));
  }, [to, returnTo, navigate]);
  return (
    <AuthLayout title={t('title')}>
      {to === null ? (
        <NotSignedIn />
      ) : (
        <p role="status" className="flex items-center gap-3">
          <Spinner />
          {t('pending')}
        </p>
      )}
    </AuthLayout>
  );
};

const NotSignedIn = () => {
  const { t } = useTexts('providers');
  const navigate = useNavigate();
  const link = session.openedLink();
  const isConfirmed = link?.error === 'confirmed';
  // What came back is read; the address need not keep it.
  useEffect(() => void navigate({ to: '.', search: {}, hash: '', replace: true }), [navigate]);
  return (
    <>
      {isConfirmed && <LinkNotice />}
      {link === null ? <p>{t('none')}</p> : !isConfirmed && <ProviderFailure error={link.error} />}
      <ButtonLink to="/login" onClick={session.forgetLink} className="self-start">
        {t('back')}
      </ButtonLink>
    </>
  );
};
