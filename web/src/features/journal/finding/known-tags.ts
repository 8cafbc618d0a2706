import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import type { TimelineItem, TimelinePage } from '#contract/timeline.ts';
import { journalKeys } from '../journal-keys.ts';
import type { Found } from './found.ts';

/** What every page of the timeline holds, in whichever order it was read. */
type LoadedPage = Pick<TimelinePage, 'items'>;

/** Of what was loaded of the timeline and found, the tags, those that stand on most things first. */
export const knownTags = (client: QueryClient): string[] => {
  const loaded = client.getQueriesData<InfiniteData<LoadedPage> | Found>({
    queryKey: journalKeys.overviews,
  });
  const byId = new Map(loaded.flatMap(([, data]) => itemsOf(data)).map((item) => [item.id, item]));
  const counts = new Map<string, number>();
  for (const { type, data } of byId.values()) {
    if (type === 'conversation') continue;
    for (const tag of data.tags) counts.set(tag, (counts.get(tag) ?? 0) + 1);
  }
  return [...counts]
    .sort(([one, often], [other, lessOften]) => lessOften - often || one.localeCompare(other))
    .map(([tag]) => tag);
};

const itemsOf = (data: InfiniteData<LoadedPage> | Found | undefined): TimelineItem[] => {
  if (data === undefined) return [];
  if ('pages' in data) return data.pages.flatMap(({ items }) => items);
  return 'items' in data ? data.items.map(({ item }) => item) : [];
};
