import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import type { Page } from '#contract/common/shapes.ts';
import type { IncidentSummary } from '#contract/incidents.ts';
import type { Found } from '#web/features/finding/found.ts';
import { tagsByCount } from '#web/features/finding/tags-by-count.ts';
import { incidentKeys } from '../incident-queries.ts';

/** Of the incidents that were listed and found, the tags, those of most incidents first. */
export const knownIncidentTags = (client: QueryClient): string[] => {
  const listed = client.getQueriesData<InfiniteData<Page<IncidentSummary>>>({ queryKey: incidentKeys.list });
  const found = client.getQueriesData<Found>({ queryKey: incidentKeys.searches });
  return tagsByCount([
    ...listed.flatMap(([, data]) => data?.pages.flatMap(({ items }) => items) ?? []),
    ...found.flatMap(
      ([, data]) =>
        data?.items.flatMap(({ item }) =>
          item.type === 'incident' ? { id: item.id, tags: item.data.tags } : [],
        ) ?? [],
    ),
  ]);
};
