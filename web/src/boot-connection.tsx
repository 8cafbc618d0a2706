import { useEffect } from 'react';
import { productName } from './i18n/texts.ts';
import { useTexts } from './i18n/use-texts.ts';
import { askConfigNow } from './lib/config.ts';
import { Button } from './ui/buttons/button.tsx';
import { Notice } from './ui/messages/notice.tsx';
import { Wordmark } from './ui/wordmark.tsx';

/**
 * The server does not answer, and a session is kept here: it is waited for, as long as it takes, and the page opens by
 * itself. The session stays.
 */
export const BootConnection = () => {
  const { t } = useTexts('common', { screen: 'fr' });
  useEffect(() => {
    window.addEventListener('online', askConfigNow);
    return () => window.removeEventListener('online', askConfigNow);
  }, []);
  return (
    <main className="mx-auto flex min-h-dvh max-w-xl flex-col items-center justify-center gap-4 p-6">
      <Wordmark name={productName()} />
      <div role="status" className="text-center text-ink-soft">
        <h1 className="text-xl">{t('loading.connecting')}</h1>
        <p className="text-sm">{t('loading.connectingDetail')}</p>
      </div>
      <Notice
        tone="warning"
        title={t('away.title')}
        actions={
          <Button variant="secondary" onPress={askConfigNow}>
            {t('away.retry')}
          </Button>
        }
      >
        {t('away.body')}
      </Notice>
    </main>
  );
};
