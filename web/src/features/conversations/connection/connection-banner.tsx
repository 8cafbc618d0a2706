import type { ReactNode } from 'react';
import { useTexts } from '#web/i18n/use-texts.ts';
import { openQuickNote } from '#web/lib/quick-note.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Notice } from '#web/ui/messages/notice.tsx';
import { COUNTDOWN_SECONDS, type ConnectionState, countsDown, isExhausted } from './connection-state.ts';
import { useCountdown } from './use-countdown.ts';

interface ConnectionBannerProps {
  connection: ConnectionState;
  /** False while the banner is put away: the countdown goes on all the same. */
  isShown: boolean;
  onRetry: () => void;
  onAttempt: () => void;
  onDismiss: () => void;
  /** What was kept; false where that is said elsewhere. */
  children: ReactNode;
}

/** What is wrong with the connection, what is being done about it, and what can be done. */
export const ConnectionBanner = ({
  connection,
  isShown,
  onRetry,
  onAttempt,
  onDismiss,
  children,
}: ConnectionBannerProps) => {
  const { t } = useTexts('conversations');
  const secondsLeft = useCountdown(countsDown(connection), COUNTDOWN_SECONDS, onAttempt);
  if (!isShown) return null;
  const { status } = connection;
  return (
    <Notice
      tone={status === 'connecting' ? 'info' : 'warning'}
      title={t(status === 'connected' ? 'banner.problem' : `banner.${status}`)}
      actions={
        <>
          <Button variant="secondary" isPending={status === 'connecting'} onPress={onRetry}>
            {t('banner.retry')}
          </Button>
          {status !== 'connected' && (
            <Button variant="quiet" onPress={openQuickNote}>
              {t('banner.note')}
            </Button>
          )}
          <Button variant="quiet" onPress={onDismiss}>
            {t('banner.dismiss')}
          </Button>
        </>
      }
    >
      {isExhausted(connection) && <p>{t('banner.gaveUp')}</p>}
      {isExhausted(connection) && <p>{t('banner.tooMany')}</p>}
      {status === 'disconnected' && <p>{t('banner.offline')}</p>}
      {countsDown(connection) && (
        <p>
          {/* The alert is read once; a figure that changes each second would be read each second. */}
          <span className="sr-only">{t('banner.soon')}</span>
          <span aria-hidden="true" className="tabular-nums">
            {t('banner.countdown', { seconds: secondsLeft })}
          </span>
        </p>
      )}
      <p className="empty:hidden">{children}</p>
    </Notice>
  );
};
