import { useLocation, useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useTexts } from '#web/i18n/use-texts.ts';
import { useSession } from '#web/lib/session/session.ts';
import { isSignedIn } from '#web/lib/session/state/session-state.ts';
import { Link } from '#web/ui/link.tsx';
import { Notice } from '#web/ui/messages/notice.tsx';
import { AuthLayout } from '../auth-layout.tsx';
import { CodeForm } from './code-form.tsx';
import { useMailFailed } from './use-mail-failed.ts';

/** /auth/check-email: after a reset link was asked for. */
export const CheckEmailScreen = () => {
  const { t } = useTexts('auth');
  const navigate = useNavigate();
  const [isVerified, setVerified] = useState(false);
  const canGoOn = isSignedIn(useSession()) && isVerified;
  useEffect(() => {
    if (canGoOn) void navigate({ to: '/auth/update-password', replace: true });
  }, [canGoOn, navigate]);
  const { email, mailTicket } = useLocation({ select: ({ state }) => state });
  const isUnsent = useMailFailed(mailTicket);
  return (
    <AuthLayout
      title={t('checkEmail.title')}
      footer={
        <Link to="/login" look="alone">
          {t('forgot.back')}
        </Link>
      }
    >
      {isUnsent ? (
        <Notice tone="danger" title={t('unsent.title')}>
          {t('unsent.server')}
        </Notice>
      ) : (
        <>
          {email !== undefined && <Notice tone="success">{t('forgot.success')}</Notice>}
          <p className="wrap-anywhere">
            {email === undefined ? t('checkEmail.sent') : t('checkEmail.sentTo', { email })}
          </p>
          <p>{t('checkEmail.steps')}</p>
        </>
      )}
      {email !== undefined && <CodeForm email={email} type="recovery" onDone={() => setVerified(true)} />}
      <p>
        <Link to="/forgot-password" look="alone">
          {t('checkEmail.again')}
        </Link>
      </p>
    </AuthLayout>
  );
};
