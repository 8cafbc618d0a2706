import { useInfiniteQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTexts } from '#web/i18n/use-texts.ts';
import { useProblemText } from '#web/lib/use-problem-text.ts';
import { rowsOf } from '#web/lists/keyset-pages.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { LoadingBlock } from '#web/ui/loading/loading-block.tsx';
import { LiveRegion } from '#web/ui/messages/live-region.tsx';
import { Notice } from '#web/ui/messages/notice.tsx';
import type { JournalSearch } from '../finding/journal-search.ts';
import { newerPages, olderPages } from '../journal-queries.ts';
import { DaySection } from './day-section.tsx';
import { byDay, joined } from './timeline-days.ts';
import { useNearEnd } from './use-near-end.ts';

interface TimelineProps {
  search: JournalSearch;
  /** In place of the cards when there are none. */
  empty: ReactNode;
}

/** The days of the journal: endless towards older, and towards newer where a day was jumped to. */
export const Timeline = ({ search, empty }: TimelineProps) => {
  const { t } = useTexts('journal');
  const { t: common } = useTexts('common');
  const problemText = useProblemText();
  const [wantsNewer, setWantsNewer] = useState(false);
  const older = useInfiniteQuery(olderPages(search, search.at));
  const { enabled: hasNewer, ...pages } = newerPages(search, search.at);
  const newer = useInfiniteQuery({ ...pages, enabled: hasNewer && wantsNewer });
  const box = useRef<HTMLDivElement>(null);
  const end = useRef<HTMLDivElement>(null);

  const newerItems = newer.data && hasNewer ? rowsOf(newer.data) : [];
  const olderItems = older.data ? rowsOf(older.data) : [];
  const items = joined(newerItems, olderItems);
  const focusAfter = useFocusOnBrought(box, items.length);
  useNearEnd(end, olderItems.length, () => {
    if (older.hasNextPage && !older.isFetching && !older.isFetchNextPageError) void older.fetchNextPage();
  });

  if (older.data === undefined) {
    if (older.error === null) return <LoadingBlock label={t('list.loading')} rows={5} />;
    return (
      <Notice
        tone="danger"
        title={t('list.failure')}
        actions={
          <Button variant="secondary" isPending={older.isFetching} onPress={() => void older.refetch()}>
            {common('action.retry')}
          </Button>
        }
      >
        {problemText(older.error)}
      </Notice>
    );
  }
  const mayHaveNewer = hasNewer && (!wantsNewer || newer.data === undefined || newer.hasNextPage);
  return (
    <div>
      {mayHaveNewer && (
        <MoreButton
          label={t('list.newer')}
          isLoading={newer.isFetching}
          error={newer.error}
          onPress={() => {
            if (newer.data === undefined) setWantsNewer(true);
            else void newer.fetchNextPage();
            if (newer.error !== null && newer.data === undefined) void newer.refetch();
          }}
        />
      )}
      {items.length === 0 && !mayHaveNewer ? (
        empty
      ) : (
        <div
          ref={box}
          className="relative flex flex-col gap-8 border-l border-hairline pl-4 before:absolute before:inset-y-0 before:left-1/2 before:hidden before:w-px before:bg-hairline before:content-[''] lg:border-none lg:pl-0 lg:before:block"
        >
          {byDay(items).map((day) => (
            <DaySection key={`${day.day} ${day.items[0]?.id}`} {...day} />
          ))}
        </div>
      )}
      <div ref={end} />
      {older.hasNextPage && (
        <MoreButton
          label={t('list.older')}
          isLoading={older.isFetchingNextPage}
          error={older.isFetchNextPageError ? older.error : null}
          onPress={() => {
            focusAfter();
            void older.fetchNextPage();
          }}
        />
      )}
      <LiveRegion message={older.data.pages.length > 1 && !older.hasNextPage ? t('list.end') : ''} />
    </div>
  );
};

interface MoreButtonProps {
  label: string;
  isLoading: boolean;
  error: Error | null;
  onPress: () => void;
}

const MoreButton = ({ label, isLoading, error, onPress }: MoreButtonProps) => {
  const { t } = useTexts('journal');
  const problemText = useProblemText();
  return (
    <div className="my-6 flex flex-col items-start gap-4 lg:items-center">
      {error !== null && (
        <Notice tone="danger" title={t('list.moreFailure')}>
          {problemText(error)}
        </Notice>
      )}
      <Button
        variant="secondary"
        isPending={isLoading}
        pendingLabel={t('list.loadingMore')}
        onPress={onPress}
      >
        {label}
      </Button>
    </div>
  );
};

/** The button that brought more may be gone then: the keyboard goes on at the first card that it brought. */
const useFocusOnBrought = (box: React.RefObject<HTMLElement | null>, count: number): (() => void) => {
  const shownBefore = useRef<number | null>(null);
  useEffect(() => {
    const first = shownBefore.current;
    if (first === null || count <= first) return;
    shownBefore.current = null;
    box.current?.querySelectorAll('li article')[first]?.querySelector('a')?.focus({ preventScroll: true });
  }, [box, count]);
  return () => {
    shownBefore.current = count;
  };
};
