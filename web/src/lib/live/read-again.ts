/** Reads again what a page shows, once it was heard that it may be out of date. */
import type { QueryClient } from '@tanstack/react-query';
import type { Heard } from './follow-stream.ts';
import { isStaleAfter } from './stale-queries.ts';

/**
 * A first answer that is on its way may be older than what was heard, and the library would keep it as new: what is asked for
 * again while there is nothing yet joins the question that is open. Such a query is asked a second time once it is answered.
 */
export const readAgain = (client: QueryClient, heard: Heard): void => {
  const predicate = isStaleAfter(heard);
  const unanswered = client
    .getQueryCache()
    .findAll({ predicate, fetchStatus: 'fetching' })
    .filter(({ state }) => state.data === undefined);
  void client.invalidateQueries({ predicate });
  for (const { promise, queryKey } of unanswered)
    promise?.then(
      () => client.invalidateQueries({ queryKey, exact: true }),
      // One that failed shows nothing that could be out of date.
      () => undefined,
    );
};
