import { useLocation, useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useTexts } from '#web/i18n/use-texts.ts';
import { useSession } from '#web/lib/session/session.ts';
import { isSignedIn } from '#web/lib/session/state/session-state.ts';
import { Link } from '#web/ui/link.tsx';
import { Notice } from '#web/ui/messages/notice.tsx';
import { AuthLayout } from '../auth-layout.tsx';
import { CodeForm } from './code-form.tsx';
import { ResendButton } from './resend-button.tsx';
import { ResendForm } from './resend-form.tsx';
import { useMailFailed } from './use-mail-failed.ts';

/** /verify-email: what to do after signing up. The address comes in the history's state, never in the URL. */
export const VerifyEmailScreen = () => {
  const { t } = useTexts('auth');
  const { email: signedUpAs, mailTicket } = useLocation({ select: ({ state }) => state });
  const isUnsent = useMailFailed(mailTicket);
  const [resentTo, setResentTo] = useState<string>();
  const email = signedUpAs ?? resentTo;
  useLeadOnOnceSignedIn();
  return (
    <AuthLayout
      title={t('verifyEmail.title')}
      footer={
        <Link to="/login" look="alone">
          {t('verifyEmail.signIn')}
        </Link>
      }
    >
      {signedUpAs !== undefined && isUnsent && (
        <Notice tone="danger" title={t('unsent.title')}>
          <span className="wrap-anywhere">{t('unsent.signUp', { email: signedUpAs })}</span>
        </Notice>
      )}
      {signedUpAs !== undefined && !isUnsent && (
        <>
          <Notice tone="success">{t('signUp.success')}</Notice>
          <div className="flex flex-col gap-3">
            <p className="wrap-anywhere">{t('verifyEmail.sentTo', { email: signedUpAs })}</p>
            <p>{t('verifyEmail.steps')}</p>
          </div>
        </>
      )}
      {signedUpAs === undefined && (
        <>
          <p>{t('verifyEmail.unknown')}</p>
          <ResendForm onSend={setResentTo} />
        </>
      )}
      {email !== undefined && <CodeForm key={email} email={email} type="signup" />}
      {signedUpAs !== undefined && (
        <div className="flex flex-col gap-2 border-t border-hairline pt-5">
          <ResendButton email={signedUpAs} />
          <p className="flex flex-wrap items-center gap-x-2 text-ink-soft">
            {t('verifyEmail.wrongAddress')}
            <Link to="/signup" look="alone">
              {t('verifyEmail.startOver')}
            </Link>
          </p>
        </div>
      )}
    </AuthLayout>
  );
};

/** By the code typed here, or by the link opened in another tab. */
const useLeadOnOnceSignedIn = () => {
  const navigate = useNavigate();
  const isIn = isSignedIn(useSession());
  useEffect(() => {
    if (isIn) void navigate({ to: '/app-home', replace: true });
  }, [isIn, navigate]);
};
