import { useState } from 'react';
import { AuthLayout } from '#web/features/auth/auth-layout.tsx';
import { FailureNotice } from '#web/features/auth/failure-notice.tsx';
import { hasCode } from '#web/features/security/security-error.ts';
import { useErrorText } from '#web/features/security/use-error-text.ts';
import { useTexts } from '#web/i18n/use-texts.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { Notice } from '#web/ui/messages/notice.tsx';
import { answerConfirmation } from './confirmation.ts';

type Answer = 'mine' | 'notMine';

/**
 * /auth/confirm-access, where the link of the mail leads, in whatever browser. Opening it changes nothing: mail filters
 * open links too.
 */
export const ConfirmLinkScreen = () => {
  const { t } = useTexts('security');
  const errorText = useErrorText();
  const [token] = useState(() => new URLSearchParams(window.location.hash.slice(1)).get('t') ?? '');
  const [pending, setPending] = useState<Answer>();
  const [done, setDone] = useState<Answer>();
  const [failure, setFailure] = useState<{ error: unknown }>();

  const answer = async (as: Answer): Promise<void> => {
    setFailure(undefined);
    setPending(as);
    try {
      await answerConfirmation(token, as === 'mine');
      setDone(as);
    } catch (error) {
      setFailure({ error });
    }
    setPending(undefined);
  };

  if (token === '' || hasCode(failure?.error, 'otp_expired')) {
    return (
      <AuthLayout title={t('access.linkFailedTitle')}>
        <FailureNotice>{t('access.linkFailed')}</FailureNotice>
        <ButtonLink to="/login" className="self-start">
          {t('access.toLogin')}
        </ButtonLink>
      </AuthLayout>
    );
  }
  if (done !== undefined) {
    return (
      <AuthLayout title={t('access.linkTitle')}>
        <Notice tone="success" title={t(`access.${done}Title`)}>
          {t(`access.${done}`)}
        </Notice>
        {done === 'notMine' && (
          <ButtonLink to="/login" className="self-start">
            {t('access.toLogin')}
          </ButtonLink>
        )}
      </AuthLayout>
    );
  }
  return (
    <AuthLayout title={t('access.linkTitle')} intro={t('access.linkIntro')}>
      {failure !== undefined && <FailureNotice>{errorText(failure.error)}</FailureNotice>}
      {(['mine', 'notMine'] as const).map((as) => (
        <Button
          key={as}
          variant={as === 'mine' ? 'primary' : 'secondary'}
          isPending={pending === as}
          isDisabled={pending !== undefined && pending !== as}
          pendingLabel={t('access.linkPending')}
          onPress={() => void answer(as)}
        >
          {as === 'mine' ? t('access.linkMine') : t('access.linkNotMine')}
        </Button>
      ))}
    </AuthLayout>
  );
};
