import { useEffect } from 'react';
import { SECOND_MS } from '#contract/common/durations.ts';
import { useTexts } from '#web/i18n/use-texts.ts';
import { useOnline } from '#web/lib/page/use-online.ts';
import { Notice } from '#web/ui/messages/notice.tsx';

const RETRY_EVERY_MS = 10 * SECOND_MS;

/**
 * Says that no server answers, and asks it again until one does. Without a network it leaves the saying to the notice above
 * the form (`door-notice.tsx`).
 * @param onRetry stable
 */
export const ServerAwayNotice = ({ onRetry }: { onRetry: () => void }) => {
  const { t } = useTexts('auth');
  const isOnline = useOnline();
  useEffect(() => {
    const timer = setInterval(onRetry, RETRY_EVERY_MS);
    window.addEventListener('online', onRetry);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', onRetry);
    };
  }, [onRetry]);
  if (!isOnline) return null;
  return (
    <Notice tone="warning" title={t('captcha.awayTitle')}>
      {t('captcha.away')}
    </Notice>
  );
};
