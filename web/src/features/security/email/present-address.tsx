import { useQuery } from '@tanstack/react-query';
import { useTexts } from '#web/i18n/use-texts.ts';
import { queryClient } from '#web/lib/requests/query-client.ts';
import { LoadingBlock } from '#web/ui/loading/loading-block.tsx';
import { Notice } from '#web/ui/messages/notice.tsx';
import { LoadFailure } from '../load-failure.tsx';
import { ownAccount } from '../security-queries.ts';

/** With which address one signs in now, as the server says; the page stands outside the app, and so names the cache. */
export const PresentAddress = () => {
  const { t } = useTexts('security');
  const account = useQuery(ownAccount, queryClient);
  if (account.isPending) return <LoadingBlock label={t('overview.loading')} rows={1} />;
  if (account.data === undefined) {
    return <LoadFailure error={account.error} onRetry={() => void account.refetch()} />;
  }
  const { email, new_email } = account.data;
  return new_email === undefined ? (
    <Notice tone="success" title={t('arrival.doneTitle')}>
      <span className="wrap-anywhere">{t('arrival.done', { email })}</span>
    </Notice>
  ) : (
    <Notice tone="info">
      <span className="wrap-anywhere">{t('arrival.waiting', { email: new_email })}</span>
    </Notice>
  );
};
