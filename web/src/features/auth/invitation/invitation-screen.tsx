import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTexts } from '#web/i18n/use-texts.ts';
import { session, useSession } from '#web/lib/session/session.ts';
import { isSignedIn } from '#web/lib/session/state/session-state.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { Link } from '#web/ui/link.tsx';
import { Notice } from '#web/ui/messages/notice.tsx';
import { AuthLayout } from '../auth-layout.tsx';
import { FailureNotice } from '../failure-notice.tsx';
import { NewPasswordForm } from '../passwords/new-password-form.tsx';
import { useOpenInvitation } from './use-open-invitation.ts';

/**
 * /auth/invitation, where the link of an invitation leads, in whatever browser. Opening the page changes nothing: mail filters
 * open links too. The account opens when the person goes on, and they are told which one it is before they choose its password.
 */
export const InvitationScreen = () => {
  const { t } = useTexts('security');
  const { t: auth } = useTexts('auth');
  const navigate = useNavigate();
  const state = useSession();
  const [token] = useState(() => new URLSearchParams(window.location.hash.slice(1)).get('t') ?? '');
  const { open, isPending, isOpen, failure } = useOpenInvitation(token);
  // After a reload the token is gone from the address, and the session tells how it was opened.
  const isChoosing = isOpen || (token === '' && session.provedBy().includes('otp'));

  if (isSignedIn(state) && isChoosing) {
    return (
      <AuthLayout
        title={t('invitation.passwordTitle')}
        intro={
          <span className="wrap-anywhere">{t('invitation.account', { email: state.profile.email })}</span>
        }
      >
        <NewPasswordForm
          submitLabel={t('invitation.submit')}
          onDone={() => void navigate({ to: '/app-home', replace: true })}
        />
      </AuthLayout>
    );
  }
  if (failure?.code === 'otp_expired' || (token === '' && !isOpen)) return <DeadLink />;
  if (isSignedIn(state)) {
    return (
      <AuthLayout title={t('invitation.title')}>
        <Notice
          tone="info"
          title={t('invitation.otherTitle')}
          actions={
            <Button variant="secondary" onPress={() => void session.signOut('local')}>
              {t('invitation.signOut')}
            </Button>
          }
        >
          <span className="wrap-anywhere">{t('invitation.other', { email: state.profile.email })}</span>
        </Notice>
      </AuthLayout>
    );
  }
  return (
    <AuthLayout title={t('invitation.title')} intro={t('invitation.intro')}>
      {failure !== undefined && (
        <FailureNotice title={t('invitation.failed')}>
          {auth(`error.${failure.code ?? 'server'}`)}
        </FailureNotice>
      )}
      <Button isPending={isPending || isOpen} pendingLabel={t('invitation.opening')} onPress={open}>
        {t('invitation.open')}
      </Button>
    </AuthLayout>
  );
};

/** The link has been used, or is too old, or was cut: a link of « Mot de passe oublié ? » does the same for this account. */
const DeadLink = () => {
  const { t } = useTexts('security');
  return (
    <AuthLayout title={t('invitation.title')}>
      <Notice tone="warning" title={t('invitation.deadTitle')}>
        {t('invitation.dead')}
      </Notice>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <ButtonLink to="/forgot-password">{t('invitation.deadAgain')}</ButtonLink>
        <Link to="/login" look="alone">
          {t('access.toLogin')}
        </Link>
      </div>
    </AuthLayout>
  );
};
