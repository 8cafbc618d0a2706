import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { IncidentSummary } from '#contract/incidents.ts';
import type { Page } from '#contract/shapes.ts';
import { useTexts } from '#web/i18n/use-texts.ts';
import { useProblemText } from '#web/lib/use-problem-text.ts';
import { Button } from '#web/ui/button.tsx';
import { LiveRegion } from '#web/ui/live-region.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { IncidentRow } from './incident-row.tsx';

type IncidentPagesQuery = UseInfiniteQueryResult<InfiniteData<Page<IncidentSummary>>>;

/** The rows that are loaded, and 'Afficher la suite' while there are more. */
export const IncidentPages = ({ list }: { list: IncidentPagesQuery }) => {
  const { t } = useTexts('incidents');
  const { t: common } = useTexts('common');
  const problemText = useProblemText();
  const rows = list.data?.pages.flatMap(({ items }) => items) ?? [];
  const box = useRef<HTMLUListElement>(null);
  const shownBefore = useRef<number | null>(null);
  useEffect(() => {
    const first = shownBefore.current;
    if (first === null || rows.length <= first) return;
    shownBefore.current = null;
    // The button may be gone now: the keyboard goes on at the first row that it brought.
    box.current?.children[first]?.querySelector('a')?.focus({ preventScroll: true });
  }, [rows.length]);
  const showMore = () => {
    shownBefore.current = rows.length;
    void list.fetchNextPage();
  };
  const isPaged = (list.data?.pages.length ?? 0) > 1;
  return (
    <>
      <ul ref={box} aria-label={t('list.rows')} className="border-t border-hairline">
        {rows.map((incident) => (
          <IncidentRow key={incident.id} incident={incident} />
        ))}
      </ul>
      {list.isFetchNextPageError && (
        <Notice tone="danger" title={t('list.moreFailure')} className="mt-6">
          {problemText(list.error)}
        </Notice>
      )}
      {list.hasNextPage && (
        <div className="mt-6">
          <Button
            variant="secondary"
            isPending={list.isFetchingNextPage}
            pendingLabel={t('list.loadingMore')}
            onPress={showMore}
          >
            {common('action.showMore')}
          </Button>
        </div>
      )}
      <LiveRegion message={isPaged && !list.hasNextPage ? t('list.end') : ''} />
    </>
  );
};
