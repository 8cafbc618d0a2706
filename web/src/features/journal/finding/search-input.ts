import type { SearchInput } from '#contract/search.ts';
import type { SoughtWords } from '#web/features/finding/sought-words.ts';
import type { JournalFilters } from './journal-search.ts';
import { wireFilters } from './wire-filters.ts';

/** The search for these words and tags within these filters; null where the timeline itself shows what is asked for. */
export const searchInputFrom = (
  { words, tags }: Pick<SoughtWords, 'words' | 'tags'>,
  filters: JournalFilters,
): SearchInput | null => {
  const { moods } = filters;
  // What stands in clear columns narrows the timeline; the rest is sealed and has to be searched.
  if (words === '' && tags.length === 0 && moods === undefined) return null;
  return {
    words,
    ...(tags.length > 0 && { tags: [...tags] }),
    ...(moods !== undefined && { moods }),
    ...wireFilters(filters),
  };
};
