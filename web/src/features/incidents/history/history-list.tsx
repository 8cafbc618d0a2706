import { useInfiniteQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useTexts } from '#web/i18n/use-texts.ts';
import { isProblem } from '#web/lib/requests/api-problem.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { LoadingBlock } from '#web/ui/loading/loading-block.tsx';
import { RetryNotice } from '#web/ui/retry-notice.tsx';
import { ClosedHistory } from './closed-history.tsx';
import { HistoryEvent } from './history-event.tsx';
import { incidentHistory } from './history-queries.ts';
import { toldEvents } from './told-events.ts';

/** What happened to the incident, its persons and its exhibits, last first. */
export const HistoryList = ({ incidentId }: { incidentId: string }) => {
  const { t } = useTexts('incidentHistory');
  const { t: common } = useTexts('common');
  const id = useId();
  const { data, error, isFetching, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } =
    useInfiniteQuery(incidentHistory(incidentId));
  const isClosed = isProblem(error, 'proof_required');
  // What was read before is closed over too, on a page that was left open.
  const told = isClosed ? [] : toldEvents(data?.pages.flatMap(({ items }) => items) ?? []);
  return (
    <section aria-labelledby={id} className="mt-10">
      <h2 id={id} className="mb-2 text-xl">
        {t('events')}
      </h2>
      {data === undefined && error === null && <LoadingBlock label={t('loading')} rows={4} />}
      <ol className="divide-y divide-hairline border-y border-hairline empty:hidden">
        {told.map((one) => (
          <HistoryEvent key={one.event.sequence} told={one} />
        ))}
      </ol>
      {isClosed && <ClosedHistory onProven={() => void refetch()} />}
      {error !== null && !isClosed && (
        <RetryNotice
          title={t('failure')}
          className="mt-4"
          error={error}
          isRetrying={isFetching}
          onRetry={() => void (data === undefined ? refetch() : fetchNextPage())}
        />
      )}
      {hasNextPage && error === null && (
        <Button
          variant="secondary"
          className="mt-6"
          isPending={isFetchingNextPage}
          onPress={() => void fetchNextPage()}
        >
          {common('action.showMore')}
        </Button>
      )}
    </section>
  );
};
