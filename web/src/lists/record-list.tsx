import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { type ReactNode, useDeferredValue, useEffect, useRef } from 'react';
import type { Page } from '#contract/common/shapes.ts';
import { useTexts } from '#web/i18n/use-texts.ts';
import { useAfterFrame } from '#web/lib/page/use-after-frame.ts';
import { useProblemText } from '#web/lib/requests/use-problem-text.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { LoadingBlock } from '#web/ui/loading/loading-block.tsx';
import { LiveRegion } from '#web/ui/messages/live-region.tsx';
import { Notice } from '#web/ui/messages/notice.tsx';
import { RetryNotice } from '#web/ui/retry-notice.tsx';
import { rowsOf } from './keyset-pages.ts';

type ListQuery<Item> = UseInfiniteQueryResult<InfiniteData<Page<Item>>>;

/** What a feature says of its list. */
export interface ListTexts {
  /** The name of the list, for screen readers. */
  rows: string;
  loading: string;
  failure: string;
  /** What goes with it, in whole sentences. */
  failureText?: string;
  /** A later page could not be loaded. */
  moreFailure: string;
  loadingMore: string;
  /** For screen readers, once the last page has come. */
  end: string;
}

interface RecordListProps<Item extends { id: string }> {
  list: ListQuery<Item>;
  texts: ListTexts;
  /** In place of the rows when there are none. */
  empty: ReactNode;
  /** The `li`s of the list: rows or groups of them, one link a row. */
  rows: (items: readonly Item[]) => ReactNode;
}

/** Whether it is known that there is nothing in the list. */
const isEmptyList = <Item,>({ pages }: InfiniteData<Page<Item>>): boolean => pages[0]?.items.length === 0;

/** Whether the list could not be loaded, and nothing of it is there. */
export const hasFailed = <Item,>({ data, error }: ListQuery<Item>): boolean =>
  data === undefined && error !== null;

/** A list of records: while it loads, when it failed, when it is empty, its rows and the way to more of them. */
export const RecordList = <Item extends { id: string }>(props: RecordListProps<Item>) => {
  const { list, texts, empty } = props;
  const problemText = useProblemText();
  const { error } = list;
  const mayDraw = useAfterFrame();
  // The first rows are drawn in pieces: in one piece a slow phone would hear nobody meanwhile. Later changes are shown at once.
  const hasArrived = useDeferredValue(list.data !== undefined);
  const data = hasArrived && mayDraw ? list.data : undefined;
  if (hasFailed(list)) {
    return (
      <RetryNotice
        title={texts.failure}
        error={error}
        isRetrying={list.isFetching}
        onRetry={() => void list.refetch()}
      >
        {[texts.failureText, problemText(error)].filter(Boolean).join('\n')}
      </RetryNotice>
    );
  }
  if (data === undefined) {
    return (
      <div className="border-t border-hairline">
        <LoadingBlock label={texts.loading} rows={5} />
      </div>
    );
  }
  return isEmptyList(data) ? empty : <Rows {...props} data={data} />;
};

/** The rows that are loaded, and 'Afficher la suite' while there are more. */
const Rows = <Item extends { id: string }>({
  list,
  texts,
  rows: show,
  data,
}: RecordListProps<Item> & { data: InfiniteData<Page<Item>> }) => {
  const { t: common } = useTexts('common');
  const problemText = useProblemText();
  const rows = rowsOf(data);
  const box = useRef<HTMLUListElement>(null);
  const shownBefore = useRef<number | null>(null);
  useEffect(() => {
    const first = shownBefore.current;
    if (first === null || rows.length <= first) return;
    shownBefore.current = null;
    // The button may be gone now: the keyboard goes on at the first row that it brought.
    box.current?.querySelectorAll('a')[first]?.focus({ preventScroll: true });
  }, [rows.length]);
  const showMore = () => {
    shownBefore.current = rows.length;
    void list.fetchNextPage();
  };
  const isPaged = data.pages.length > 1;
  return (
    <>
      <ul ref={box} aria-label={texts.rows} aria-busy={list.isPlaceholderData}>
        {show(rows)}
      </ul>
      {list.isFetchNextPageError && (
        <Notice tone="danger" title={texts.moreFailure} className="mt-6">
          {problemText(list.error)}
        </Notice>
      )}
      {list.hasNextPage && (
        <div className="mt-6">
          <Button
            variant="secondary"
            isPending={list.isFetchingNextPage}
            pendingLabel={texts.loadingMore}
            onPress={showMore}
          >
            {common('action.showMore')}
          </Button>
        </div>
      )}
      <LiveRegion message={isPaged && !list.hasNextPage ? texts.end : ''} />
    </>
  );
};
