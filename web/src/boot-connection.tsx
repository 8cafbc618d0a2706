import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import { SECOND_MS } from '#contract/common/durations.ts';
import { productName } from './i18n/texts.ts';
import { useTexts } from './i18n/use-texts.ts';
import { askConfigNow } from './lib/config.ts';
import { isLocked, leftBeforeLock } from './lib/idle-lock/lock-mark.ts';
import { someKeptSession } from './lib/session/kept/stored-session.ts';
import { session } from './lib/session/session.ts';
import { Button } from './ui/buttons/button.tsx';
import { Notice } from './ui/messages/notice.tsx';
import { Wordmark } from './ui/wordmark.tsx';

const EVERY_MS = 5 * SECOND_MS;

/** Of the configuration, where that is what is missing, and of the person. */
const tryAgain = (): void => {
  askConfigNow();
  void session.reachAgain();
};

/** What waits here, and a note; without its code the page says what it said before. */
const AwayDesk = lazy<ComponentType<{ owner: string }>>(() =>
  import('./features/journal/away/away-desk.tsx').then(
    ({ AwayDesk: desk }) => ({ default: desk }),
    () => ({ default: () => null }),
  ),
);

/** Whose session is kept here; null also where its screen is locked. */
const presentOwner = (): string | null => {
  const kept = someKeptSession();
  if (kept === null || isLocked(kept.access_token)) return null;
  const left = leftBeforeLock(kept.access_token);
  return left !== null && left <= 0 ? null : (kept.user?.id ?? null);
};

/**
 * The server does not answer, and a session is kept here: it is waited for, as long as it takes, and the page opens by
 * itself. The session stays. Meanwhile a note can be written.
 */
export const BootConnection = () => {
  const { t } = useTexts('common', { screen: 'fr' });
  const [owner] = useState(presentOwner);
  useEffect(() => {
    window.addEventListener('online', tryAgain);
    const timer = setInterval(() => void session.reachAgain(), EVERY_MS);
    return () => {
      window.removeEventListener('online', tryAgain);
      clearInterval(timer);
    };
  }, []);
  return (
    <main className="mx-auto flex min-h-dvh max-w-xl flex-col items-center justify-center gap-6 p-6 pb-28">
      <Wordmark name={productName()} />
      <div role="status" className="text-center text-ink-soft">
        <h1 className="text-xl">{t('loading.connecting')}</h1>
        <p className="text-sm">{t('loading.connectingDetail')}</p>
      </div>
      <Notice
        tone="warning"
        title={t('away.title')}
        actions={
          <Button variant="secondary" onPress={tryAgain}>
            {t('away.retry')}
          </Button>
        }
      >
        {t('away.body')}
      </Notice>
      {owner !== null && (
        <Suspense fallback={null}>
          <AwayDesk owner={owner} />
        </Suspense>
      )}
    </main>
  );
};
