import { useTexts } from '#web/i18n/use-texts.ts';
import { Notice } from '#web/ui/notice.tsx';
import type { Resend } from './use-resend.ts';

/** What became of sending the confirmation mail again. */
export const ResendOutcome = ({ state }: { state: Resend['state'] }) => {
  const { t } = useTexts('auth');
  if (state.status === 'sent') return <Notice tone="success">{t('resend.sent')}</Notice>;
  if (state.status !== 'failed') return null;
  const { code } = state;
  if (code === 'captcha') return <Notice tone="danger">{t('captcha.error')}</Notice>;
  return (
    <Notice tone="danger" title={t('resend.failed')}>
      {code === null ? t('login.unknown') : t(`error.${code}`)}
    </Notice>
  );
};
