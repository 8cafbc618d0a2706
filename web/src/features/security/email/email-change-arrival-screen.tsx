import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { AuthLayout } from '#web/features/auth/auth-layout.tsx';
import { useTexts } from '#web/i18n/use-texts.ts';
import { session, useSession } from '#web/lib/session/session.ts';
import { isSignedIn } from '#web/lib/session/state/session-state.ts';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { Notice } from '#web/ui/messages/notice.tsx';
import { emailChangeArrival } from './email-change-arrival.ts';
import { PresentAddress } from './present-address.tsx';

/** /auth/email-change, where both links of a change of address lead; perhaps in a browser that is not signed in. */
export const EmailChangeArrivalScreen = () => {
  const { t } = useTexts('security');
  const navigate = useNavigate();
  const isIn = isSignedIn(useSession());
  const [arrival] = useState(() => emailChangeArrival(new URL(window.location.href), session.openedLink()));
  // What the link brought is read; neither the address nor the sign-in screen need keep it.
  useEffect(() => {
    session.forgetLink();
    void navigate({ to: '.', search: {}, hash: '', replace: true });
  }, [navigate]);
  return (
    <AuthLayout title={t('arrival.title')}>
      {arrival === 'first' && (
        <Notice tone="success" title={t('arrival.firstTitle')}>
          {t('arrival.first')}
        </Notice>
      )}
      {(arrival === 'expired' || arrival === 'taken') && (
        <Notice tone="warning" title={t('arrival.failedTitle')}>
          {t(`arrival.${arrival}`)}
        </Notice>
      )}
      {arrival === 'elsewhere' && (
        <Notice tone="success" title={t('arrival.doneTitle')}>
          {t('arrival.doneElsewhere')}
        </Notice>
      )}
      {arrival === 'none' && (isIn ? <PresentAddress /> : <p>{t('arrival.none')}</p>)}
      <ButtonLink to={isIn ? '/app-home' : '/login'} className="self-start">
        {isIn ? t('arrival.continue') : t('arrival.signIn')}
      </ButtonLink>
    </AuthLayout>
  );
};
