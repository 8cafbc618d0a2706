/**
 * Which queries hold what has changed. Each feature says beside its queries which kind of record they hold; a query that
 * no feature speaks for is never read again because of an event.
 */
import type { Query, QueryKey } from '@tanstack/react-query';
import { isDeletedHere } from './deleted-here.ts';
import type { Heard } from './follow-stream.ts';

/** What a query holds of a kind: the record with this id, or `several`; null where it holds none that can change. */
export type Held = { id: unknown } | 'several' | null;

/** A query as far as it matters here. */
type Known = Pick<Query, 'queryKey'> & { state: Pick<Query['state'], 'dataUpdatedAt'> };

const holders: { kind: string; heldBy: (key: QueryKey) => Held }[] = [];

/**
 * Lets the queries of a feature be read again when a record of this kind changes; for the life of the page.
 * @param kind as the server tells it (`changed` in contract/events.ts).
 * @param heldBy is given the key of any query, also of other features.
 */
export const keepLive = (kind: string, heldBy: (key: QueryKey) => Held): void => {
  holders.push({ kind, heldBy });
};

/**
 * Whether what a query holds may be out of date after this was heard. What a turn has changed is judged by the feature
 * that knows the turns (features/conversations). What this tab has deleted itself is not asked for again.
 */
export const isStaleAfter =
  (heard: Heard) =>
  ({ queryKey, state }: Known): boolean =>
    holders.some(({ kind, heldBy }) => {
      const held = heldBy(queryKey);
      if (held === null || (held !== 'several' && isDeletedHere(held.id))) return false;
      if (heard.event === 'everything') return state.dataUpdatedAt <= heard.answeredUpTo;
      return heard.event === 'changed' && kind === heard.kind && (held === 'several' || held.id === heard.id);
    });
