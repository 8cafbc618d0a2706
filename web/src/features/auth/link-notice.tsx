import { useTexts } from '#web/i18n/use-texts.ts';
import { session } from '#web/lib/session/session.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Notice } from '#web/ui/notice.tsx';

/** On the sign-in screen: why a link from a mail, or a provider, did not sign the person in. */
export const LinkNotice = () => {
  const { t } = useTexts('auth');
  const link = session.openedLink();
  if (link === null) return null;
  if (link.path === '/auth/oauth-callback') {
    return (
      <Notice tone="danger" title={t('link.failedTitle')}>
        {t('link.failed')}
      </Notice>
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
