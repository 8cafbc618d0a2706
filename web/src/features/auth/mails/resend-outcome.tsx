import { useTexts } from '#web/i18n/use-texts.ts';
import { useMailFailed } from './use-mail-failed.ts';
import type { Resend } from './use-resend.ts';

/** What became of sending the confirmation mail again: one line under the button, said to screen readers. */
export const ResendOutcome = ({ state }: { state: Resend['state'] }) => {
  const { t } = useTexts('auth');
  const isUnsent = useMailFailed(state.status === 'sent' ? state.mailTicket : null);
  return (
    <p role="status" className="font-semibold empty:hidden">
      {state.status === 'sent' &&
        (isUnsent ? `${t('resend.failed')} ${t('unsent.server')}` : t('resend.sent'))}
      {state.status === 'failed' && `${t('resend.failed')} ${reasonOf(state.code, t)}`}
    </p>
  );
};

type Failed = Extract<Resend['state'], { status: 'failed' }>;

const reasonOf = (code: Failed['code'], t: ReturnType<typeof useTexts<'auth'>>['t']): string => {
  if (code === 'captcha') return t('captcha.error');
  return code === null ? t('login.unknown') : t(`error.${code}`);
};
