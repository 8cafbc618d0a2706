import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import type { Page } from '#contract/common/shapes.ts';
import { rowsOf } from './keyset-pages.ts';

/** All rows of a list that is asked for page by page. */
export interface AllRows<Item> {
  /** Those that are there already; undefined before the first page. */
  rows: Item[] | undefined;
  isComplete: boolean;
  /** What keeps the rest from coming. */
  error: Error | null;
  isFetching: boolean;
  retry: () => void;
}

/** Brings one page after the other until all are there. */
export const useAllRows = <Item extends { id: string }>(
  list: UseInfiniteQueryResult<InfiniteData<Page<Item>>>,
): AllRows<Item> => {
  const { data, error, hasNextPage, isFetching, fetchNextPage, refetch } = list;
  const goesOn = hasNextPage && !isFetching && error === null;
  useEffect(() => {
    if (goesOn) void fetchNextPage();
  }, [goesOn, fetchNextPage]);
  const rows = useMemo(() => data && rowsOf(data), [data]);
  return {
    rows,
    isComplete: data !== undefined && !hasNextPage,
    error,
    isFetching,
    retry: () => void (data === undefined ? refetch() : fetchNextPage()),
  };
};
