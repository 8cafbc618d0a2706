import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Entry } from '#contract/journal.ts';
import { useTexts } from '#web/i18n/use-texts.ts';
import { isProblem } from '#web/lib/requests/api-problem.ts';
import { LoadingBlock } from '#web/ui/loading/loading-block.tsx';
import { Notice } from '#web/ui/messages/notice.tsx';
import { RetryNotice } from '#web/ui/retry-notice.tsx';
import { entryDetail } from '../entry/entry-queries.ts';

interface WholeEntryProps {
  entryId: string;
  children: (entry: Entry) => ReactNode;
}

/** What needs an entry with all of its words: a card knows only the first ones. */
export const WholeEntry = ({ entryId, children }: WholeEntryProps) => {
  const { t } = useTexts('journal');
  const { data, error, isFetching, refetch } = useQuery(entryDetail(entryId));
  if (data !== undefined) return children(data);
  if (error === null) return <LoadingBlock label={t('from.loading')} rows={3} />;
  if (isProblem(error, 'not_found')) return <Notice tone="danger" title={t('from.gone')} />;
  return (
    <RetryNotice
      title={t('from.failure')}
      error={error}
      isRetrying={isFetching}
      onRetry={() => void refetch()}
    />
  );
};
