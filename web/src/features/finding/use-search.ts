import { isCancelledError, keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { NOTHING_FOUND } from './found.ts';
import { type Searching, searchFor } from './search-query.ts';

/** The search that is on the screen. */
export const useSearchFor = (searching: Searching) => {
  const client = useQueryClient();
  const search = searchFor(searching);
  const { data, error, fetchStatus, isPlaceholderData, refetch } = useQuery({
    ...search,
    // While the next words are searched, what was found before stays rather than flickers.
    placeholderData: keepPreviousData,
  });
  const isStopped = isCancelledError(error);
  return {
    found: data ?? NOTHING_FOUND,
    /** What is shown belongs to the search before. */
    isFormer: isPlaceholderData,
    isRunning: fetchStatus === 'fetching',
    /** The person stopped it. */
    isStopped,
    error: isStopped ? null : error,
    again: () => void refetch(),
    /** Stops it and keeps what was found. */
    stop: () => void client.cancelQueries({ queryKey: search.queryKey, exact: true }, { revert: false }),
  };
};
