import { lazy, Suspense } from 'react';
import { useTexts } from '#web/i18n/use-texts.ts';
import { session } from '#web/lib/session/session.ts';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { Notice } from '#web/ui/messages/notice.tsx';

/** Few visits begin with it. */
const ProviderFailure = lazy(async () => ({
  default: (await import('./provider-failure.tsx')).ProviderFailure,
}));

/** What only a provider's return can end with; where it was to lead is not known then. */
const PROVIDER_ERRORS = /^(bad_oauth_|flow_state_already_used$)/;

/** On the sign-in screen: why a link from a mail, or a provider, did not sign the person in. */
export const LinkNotice = () => {
  const { t } = useTexts('auth');
  const link = session.openedLink();
  if (link === null) return null;
  if (link.error === 'confirmed' || link.error === 'invited') {
    return (
      <Notice tone="success" title={t('link.confirmedTitle')}>
        {t(link.error === 'invited' ? 'login.choosePassword' : 'link.confirmedSignIn')}
      </Notice>
    );
  }
  if (link.path === '/auth/oauth-callback' || PROVIDER_ERRORS.test(link.error)) {
    return (
      <Suspense fallback={null}>
        <ProviderFailure error={link.error} />
      </Suspense>
    );
  }
  // Reset links have their own screen.
  if (link.path === '/auth/update-password' || link.path === '/reset-password') return null;
  if (link.error === 'code_not_exchanged') {
    return (
      <Notice tone="success" title={t('link.confirmedTitle')}>
        {t('link.confirmed')}
      </Notice>
    );
  }
  if (link.error === 'network' || link.error === 'user_banned') {
    return (
      <Notice tone="danger" title={t('link.failedTitle')}>
        {t(`error.${link.error}`)}
      </Notice>
    );
  }
  return (
    <Notice
      tone="warning"
      title={t('link.expiredTitle')}
      actions={
        <ButtonLink to="/verify-email" variant="secondary">
          {t('link.expiredAgain')}
        </ButtonLink>
      }
    >
      {t('link.expired')}
    </Notice>
  );
};
