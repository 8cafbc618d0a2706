import { useCallback, useEffect, useState } from 'react';
import type { TimelineItem } from '#contract/timeline.ts';
import type { JournalFilters } from '../finding/journal-search.ts';
import { readWhole } from '../timeline/timeline-queries.ts';

/** More things than these are not printed at once: a browser has to lay all of them out. */
export const PRINTED_MAX = 1_000;

interface WholeJournal {
  /** Newest first. */
  items: readonly TimelineItem[];
  /** `bounded`: there are more than can be printed at once. */
  status: 'loading' | 'whole' | 'bounded' | 'failed';
  error: unknown;
  retry: () => void;
}

/** Everything that the filters leave, with whole texts, page by page. Kept for as long as it is looked at. */
export const useWholeJournal = (filters: JournalFilters): WholeJournal => {
  const [known, setKnown] = useState<Omit<WholeJournal, 'retry'>>(NOTHING);
  const [attempt, setAttempt] = useState(0);
  const asked = JSON.stringify(filters);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt reads everything again
  useEffect(() => {
    const abort = new AbortController();
    const read = async () => {
      const filters: JournalFilters = JSON.parse(asked);
      let items: TimelineItem[] = [];
      setKnown(NOTHING);
      try {
        for await (const page of readWhole(filters, abort.signal)) {
          items = [...items, ...page.filter(hasMood(filters))].slice(0, PRINTED_MAX);
          if (items.length === PRINTED_MAX) return setKnown({ items, status: 'bounded', error: null });
          setKnown({ items, status: 'loading', error: null });
        }
        setKnown({ items, status: 'whole', error: null });
      } catch (error) {
        if (!abort.signal.aborted) setKnown({ items: [], status: 'failed', error });
      }
    };
    void read();
    return () => abort.abort();
  }, [asked, attempt]);
  return { ...known, retry: useCallback(() => setAttempt((before) => before + 1), []) };
};

/** Moods are sealed: the server does not filter by them, but all that is printed is here. */
const hasMood =
  ({ moods }: JournalFilters) =>
  (item: TimelineItem): boolean =>
    moods === undefined ||
    (item.type === 'journal' && item.data.mood !== null && moods.includes(item.data.mood));

const NOTHING = { items: [], status: 'loading', error: null } as const;
