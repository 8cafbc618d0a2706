import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useTexts } from '#web/i18n/use-texts.ts';
import { session } from '#web/lib/session/session.ts';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { Link } from '#web/ui/link.tsx';
import { Notice } from '#web/ui/messages/notice.tsx';

/** Why no new password can be set here, and how to get a link that works. */
export const ResetLinkProblem = () => {
  const { t } = useTexts('auth');
  const navigate = useNavigate();
  const link = session.openedLink();
  // What the link brought is read; the address need not keep it.
  useEffect(() => void navigate({ to: '.', search: {}, hash: '', replace: true }), [navigate]);
  return (
    <>
      {link === null ? (
        <p>{t('link.resetMissing')}</p>
      ) : (
        <Notice tone="warning" title={t('link.resetTitle')}>
          {link.error === 'code_not_exchanged' ? t('link.resetElsewhere') : t('link.resetExpired')}
        </Notice>
      )}
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <ButtonLink to="/forgot-password">{t('link.resetAgain')}</ButtonLink>
        <Link to="/login" look="alone">
          {t('forgot.back')}
        </Link>
      </div>
    </>
  );
};
