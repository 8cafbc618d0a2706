import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import { useTexts } from '#web/i18n/use-texts.ts';
import { useAfterFrame } from '#web/lib/page/use-after-frame.ts';
import { useProblemText } from '#web/lib/requests/use-problem-text.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { LoadingBlock } from '#web/ui/loading/loading-block.tsx';
import { LiveRegion } from '#web/ui/messages/live-region.tsx';
import { Notice } from '#web/ui/messages/notice.tsx';
import { RetryNotice } from '#web/ui/retry-notice.tsx';
import { dayCounts } from '../finding/day-counts.ts';
import type { JournalSearch } from '../finding/journal-search.ts';
import { TimelineList } from './timeline-list.tsx';
import { timelinePages } from './timeline-queries.ts';
import { rowsFrom } from './timeline-rows.ts';

interface TimelineProps {
  search: JournalSearch;
  /** In place of the cards when there are none. */
  empty: ReactNode;
  /** The keyboard goes to the day that was jumped to. */
  takesFocus: boolean;
  /** The day that was jumped to is to be left for the newest. */
  onBackToNow: () => void;
}

/** The days of the journal, endless both ways: towards older, and towards newer where a day was jumped to. */
export const Timeline = ({ search, empty, takesFocus, onBackToNow }: TimelineProps) => {
  const { t } = useTexts('journal');
  const client = useQueryClient();
  const options = timelinePages(search, search.at);
  const pages = useInfiniteQuery(options);
  // What stands above it comes first: nothing that is seen moves.
  const { isPending: awaitsHead } = useQuery(dayCounts);
  const mayDraw = useAfterFrame() && !awaitsHead;
  const rows = useMemo(() => rowsFrom(pages.data?.pages ?? []), [pages.data]);
  const asksNewer = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was asked for has come with the rows
  useEffect(() => {
    asksNewer.current = false;
  }, [rows]);

  if (pages.data === undefined || !mayDraw) {
    if (pages.error === null) return <LoadingBlock label={t('list.loading')} rows={5} />;
    return (
      <RetryNotice
        title={t('list.failure')}
        error={pages.error}
        isRetrying={pages.isFetching}
        onRetry={() => void pages.refetch()}
      />
    );
  }
  const bringNewer = () => {
    asksNewer.current = true;
    void pages.fetchPreviousPage();
  };
  const backToNow = () => {
    window.scrollTo({ top: 0, behavior: 'instant' });
    if (search.at === undefined) void client.resetQueries({ queryKey: options.queryKey, exact: true });
    else onBackToNow();
  };
  const isAway = search.at !== undefined || pages.hasPreviousPage;
  if (rows.length === 0 && !isAway) return empty;
  return (
    <div>
      <p className="hidden print:block">{t('print.instead')}</p>
      {isAway && (
        <MoreButton
          label={t('list.newer')}
          end={t('list.newest')}
          hasMore={pages.hasPreviousPage}
          isLoading={pages.isFetchingPreviousPage}
          error={pages.isFetchPreviousPageError ? pages.error : null}
          onPress={bringNewer}
        />
      )}
      <TimelineList
        rows={rows}
        startsAt={search.at}
        takesFocus={takesFocus}
        keepsPlace={asksNewer}
        onNearOlder={() => {
          if (pages.hasNextPage && !pages.isFetching && !pages.isFetchNextPageError)
            void pages.fetchNextPage();
        }}
        onNearNewer={() => {
          if (pages.hasPreviousPage && !pages.isFetching && !pages.isFetchPreviousPageError) bringNewer();
        }}
      />
      {pages.hasNextPage && (
        <MoreButton
          label={t('list.older')}
          hasMore
          isLoading={pages.isFetchingNextPage}
          error={pages.isFetchNextPageError ? pages.error : null}
          onPress={() => void pages.fetchNextPage()}
        />
      )}
      <LiveRegion message={pages.data.pages.length > 1 && !pages.hasNextPage ? t('list.end') : ''} />
      {isAway && (
        <div className="pointer-events-none sticky bottom-24 z-10 flex justify-center lg:bottom-6 print:hidden">
          <Button variant="secondary" className="pointer-events-auto shadow-float" onPress={backToNow}>
            {t('date.backToNow')}
          </Button>
        </div>
      )}
    </div>
  );
};

interface MoreButtonProps {
  label: string;
  /** What stands in its place where there is no more. */
  end?: string;
  hasMore: boolean;
  isLoading: boolean;
  error: Error | null;
  onPress: () => void;
}

const MoreButton = ({ label, end, hasMore, isLoading, error, onPress }: MoreButtonProps) => {
  const { t } = useTexts('journal');
  const problemText = useProblemText();
  return (
    <div className="my-6 flex flex-col items-start gap-4 lg:items-center print:hidden">
      {error !== null && (
        <Notice tone="danger" title={t('list.moreFailure')}>
          {problemText(error)}
        </Notice>
      )}
      {hasMore ? (
        <Button
          variant="secondary"
          isPending={isLoading}
          pendingLabel={t('list.loadingMore')}
          onPress={onPress}
        >
          {label}
        </Button>
      ) : (
        <p className="flex min-h-(--target) items-center text-sm text-ink-soft">{end}</p>
      )}
    </div>
  );
};
