import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useTexts } from '#web/i18n/use-texts.ts';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { Notice } from '#web/ui/messages/notice.tsx';

/** Long enough to be read and heard before the page changes. */
const LEAD_ON_AFTER_MS = 3_000;

/** It worked; the workspace opens by itself, or at once for who does not want to wait. */
export const PasswordUpdated = () => {
  const { t } = useTexts('auth');
  const navigate = useNavigate();
  useEffect(() => {
    const timer = setTimeout(() => void navigate({ to: '/hub', replace: true }), LEAD_ON_AFTER_MS);
    return () => clearTimeout(timer);
  }, [navigate]);
  return (
    <>
      <Notice tone="success" title={t('reset.success')}>
        {t('reset.successNext')}
      </Notice>
      <ButtonLink to="/hub" replace className="self-start">
        {t('reset.continue')}
      </ButtonLink>
    </>
  );
};
