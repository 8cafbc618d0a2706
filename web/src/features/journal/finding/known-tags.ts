import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import type { TimelineItem, TimelinePage } from '#contract/timeline.ts';
import type { Found } from '#web/features/finding/found.ts';
import { tagsByCount } from '#web/features/finding/tags-by-count.ts';
import { journalKeys } from '../journal-keys.ts';

/** What every page of the timeline holds, in whichever order it was read. */
type LoadedPage = Pick<TimelinePage, 'items'>;

/** Of what was loaded of the timeline and found, the tags, those that stand on most things first. */
export const knownTags = (client: QueryClient): string[] => {
  const loaded = client.getQueriesData<InfiniteData<LoadedPage> | Found>({
    queryKey: journalKeys.overviews,
  });
  return tagsByCount(
    loaded
      .flatMap(([, data]) => itemsOf(data))
      .map((item) => ({ id: item.id, tags: item.type === 'conversation' ? [] : item.data.tags })),
  );
};

const itemsOf = (data: InfiniteData<LoadedPage> | Found | undefined): TimelineItem[] => {
  if (data === undefined) return [];
  if ('pages' in data) return data.pages.flatMap(({ items }) => items);
  return 'items' in data ? data.items.map(({ item }) => item) : [];
};
