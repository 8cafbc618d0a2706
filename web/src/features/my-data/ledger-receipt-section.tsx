import { useQuery } from '@tanstack/react-query';
import { ReceiptCode } from '#web/features/session-end/receipt-code.tsx';
import { ownSessionEnd } from '#web/features/session-end/session-end-queries.ts';
import { useTexts } from '#web/i18n/use-texts.ts';
import { LoadingBlock } from '#web/ui/loading/loading-block.tsx';
import { RetryNotice } from '#web/ui/retry-notice.tsx';
import { TitledSection } from '#web/ui/titled-section.tsx';
import { ReceiptCheck } from './receipt-check.tsx';

/** « Reçu »: the code of where the ledger ends now, and the check of one that was kept. */
export const LedgerReceiptSection = () => {
  const { t } = useTexts('sessionEnd');
  const { data, error, isFetching, refetch } = useQuery(ownSessionEnd);
  return (
    <TitledSection title={t('later.title')}>
      <p className="max-w-[65ch] text-ink-soft">{t('later.intro')}</p>
      {data === undefined && error === null && <LoadingBlock label={t('kept.loading')} rows={1} />}
      {data === undefined && error !== null && (
        <RetryNotice
          tone="warning"
          title={t('later.unread')}
          error={error}
          isRetrying={isFetching}
          pendingLabel={t('kept.loading')}
          onRetry={() => void refetch()}
        />
      )}
      {data?.end === null && <p>{t('later.none')}</p>}
      {data?.end != null && (
        <div>
          <ReceiptCode end={data.end} />
        </div>
      )}
      <ReceiptCheck />
    </TitledSection>
  );
};
