/** What a search has found so far. */
import type { SearchEvent, SearchMatch } from '#contract/search.ts';
import type { TimelineItem } from '#contract/timeline.ts';

export interface FoundItem {
  item: TimelineItem;
  matches: readonly SearchMatch[];
}

export interface Found {
  /** Newest first, whatever the order of arrival. */
  items: readonly FoundItem[];
  /** How many rows were searched, of how many; null before the first news of it. */
  progress: { searched: number; total: number } | null;
  /** How the search ended; null while it goes on. */
  end: { more: boolean } | null;
}

export const NOTHING_FOUND: Found = { items: [], progress: null, end: null };

/** News of a search that goes on. */
export type SearchNews = Exclude<SearchEvent, { event: 'problem' }>;

/** With what this news brings. A thing that comes twice stands once, as it came last. */
export const withNews = (found: Found, event: SearchNews): Found => {
  switch (event.event) {
    case 'found':
      return { ...found, items: placed(found.items, { item: event.item, matches: event.matches }) };
    case 'progress':
      return { ...found, progress: { searched: event.searched, total: event.total } };
    case 'done':
      return { ...found, end: { more: event.more } };
  }
};

const placed = (items: readonly FoundItem[], added: FoundItem): FoundItem[] => {
  const others = items.filter(({ item }) => item.id !== added.item.id);
  const place = others.findIndex(({ item }) => isNewer(added.item, item));
  return place === -1 ? [...others, added] : others.toSpliced(place, 0, added);
};

/** As the timeline sorts: by the moment, then by the id. */
const isNewer = (one: TimelineItem, other: TimelineItem): boolean => {
  const between = Date.parse(one.date) - Date.parse(other.date);
  return between === 0 ? one.id > other.id : between > 0;
};
