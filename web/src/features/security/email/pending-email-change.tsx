import { CaptchaField } from '#web/features/auth/captcha/captcha-field.tsx';
import { useCaptcha } from '#web/features/auth/captcha/use-captcha.ts';
import { useMailFailed } from '#web/features/auth/mails/use-mail-failed.ts';
import { useTexts } from '#web/i18n/use-texts.ts';
import { DoneNotice } from '#web/ui/messages/done-notice.tsx';
import { Notice } from '#web/ui/messages/notice.tsx';
import { AuthRefusal } from '../auth-request.ts';
import { MailAgainButton } from '../proof/mail-again-button.tsx';
import { useMailAgain } from '../proof/use-mail-again.ts';
import { mailEmailChangeAgain, type PendingChange } from './change-email.ts';

interface PendingEmailChangeProps {
  /** The present address. */
  email: string;
  change: PendingChange;
  /** It was asked for on this page, a moment ago. */
  isNew: boolean;
  /** The ticket of its mails, when it was. */
  mailTicket: string | null;
  /** The mails went out again: what is known of the account is old. */
  onMailed: () => void;
}

/** What is waiting to be confirmed, where the mails went, and how to get them again or to give up. */
export const PendingEmailChange = ({
  email,
  change,
  isNew,
  mailTicket,
  onMailed,
}: PendingEmailChangeProps) => {
  const { t } = useTexts('security');
  const captcha = useCaptcha();
  const mail = useMailAgain(async () => {
    const token = await captcha.getToken();
    if (token === null)
      throw captcha.isAway() ? new TypeError('No server answered') : new AuthRefusal(400, 'captcha_failed');
    // A token is good for one request.
    await mailEmailChangeAgain(email, token).finally(captcha.reset);
    onMailed();
  });
  const isUnsent = useMailFailed(mailTicket) && mail.times === 0;
  const { next, isExpired } = change;
  const text = (
    <span className="wrap-anywhere">
      {isExpired ? t('email.expired', { email, next }) : t('email.sent', { email, next })}
    </span>
  );
  return (
    <div className="flex max-w-2xl flex-col gap-4">
      {isUnsent && (
        <Notice tone="danger" title={t('mail.failed')}>
          {t('mail.refusedLinks')}
        </Notice>
      )}
      {!isUnsent && isNew && <DoneNotice title={t('email.sentTitle')}>{text}</DoneNotice>}
      {!isUnsent && !isNew && (
        <Notice
          tone={isExpired ? 'warning' : 'info'}
          title={isExpired ? t('email.expiredTitle') : t('email.pendingTitle')}
        >
          {text}
        </Notice>
      )}
      {!isExpired && <p className="text-ink-soft">{t('email.giveUp')}</p>}
      {captcha.widget !== null && <CaptchaField captcha={captcha} />}
      <MailAgainButton
        mail={mail}
        label={t('mail.links')}
        sent={t('mail.sentLinks')}
        refused={t('mail.refusedLinks')}
      />
    </div>
  );
};
