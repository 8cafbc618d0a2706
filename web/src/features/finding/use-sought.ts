import { isCancelledError, type QueryKey, useQueryClient } from '@tanstack/react-query';
import { type HistoryState, useLocation, useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useProfile } from '#web/lib/session/session.ts';
import { WORD_PAUSE_MS } from '#web/lib/word-pause.ts';
import { type SoughtPerson, type SoughtWords, soughtBy, soughtState, wordsFrom } from './sought-words.ts';

/** The screen on which something is searched for. */
interface SearchedScreen {
  /** Its path. */
  path: string;
  /** The key under which its searches stand in the cache. */
  searches: QueryKey;
  /** Replaces the entry of the history by one with this state; with `withoutFilters` also the filters of the URL go. */
  replace: (change: { state: (now: HistoryState) => HistoryState; withoutFilters: boolean }) => void;
}

/** What is typed into the search box, and what is searched for at this entry of the history. */
export const useSought = ({ path, searches, replace }: SearchedScreen) => {
  const { id: owner } = useProfile();
  const client = useQueryClient();
  const router = useRouter();
  const kept = useLocation({ select: ({ state }) => state.sought });
  const sought = useMemo(() => soughtBy(owner, kept), [owner, kept]);
  const [typed, setTyped] = useState(sought.words);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(pause.current), []);

  const stopSearches = () =>
    void client.cancelQueries({ queryKey: searches, fetchStatus: 'fetching' }, { revert: false });
  const keep = (change: Partial<SoughtWords>, { withoutFilters } = { withoutFilters: false }) =>
    replace({
      state: (now) => ({ ...now, ...soughtState(owner, { ...soughtBy(owner, now.sought), ...change }) }),
      withoutFilters,
    });
  const settle = (text: string) => {
    clearTimeout(pause.current);
    const words = wordsFrom(text);
    if (words !== soughtBy(owner, router.latestLocation.state.sought).words) return keep({ words });
    // The same words again: the search that typing had stopped begins anew.
    void client.refetchQueries({
      queryKey: searches,
      type: 'active',
      predicate: ({ state }) => isCancelledError(state.error),
    });
  };

  const show = useEffectEvent((words: string) => {
    // What has just been typed is not kept yet: a form that opens over the results must not take it back.
    if (words === sought.words) return;
    clearTimeout(pause.current);
    setTyped(words);
  });
  // 'Back', and links to the journal: the box shows what was searched for there. Typing itself replaces its entry.
  useEffect(
    () =>
      router.history.subscribe(({ location, action }) => {
        if (action.type === 'REPLACE' || location.pathname !== path) return;
        show(soughtBy(owner, location.state.sought).words);
      }),
    [router, owner, path],
  );

  return {
    sought,
    typed,
    /** What is typed is not searched for yet. */
    isTyping: wordsFrom(typed) !== sought.words,
    type: (text: string) => {
      setTyped(text);
      clearTimeout(pause.current);
      stopSearches();
      pause.current = setTimeout(() => settle(text), WORD_PAUSE_MS);
    },
    /** Without waiting for the end of typing. */
    submit: () => settle(typed),
    setTags: (tags: readonly string[]) => keep({ tags }),
    setPerson: (person: SoughtPerson | null) => keep({ person }),
    /** Tags and person, and what stands in the URL. */
    clearFilters: () => keep({ tags: [], person: null }, { withoutFilters: true }),
    clearWords: () => {
      clearTimeout(pause.current);
      setTyped('');
      keep({ words: '' });
    },
    /** Stops the search that is running; false where none is. */
    stop: (): boolean => {
      if (client.isFetching({ queryKey: searches }) === 0) return false;
      stopSearches();
      return true;
    },
  };
};
export type Sought = ReturnType<typeof useSought>;
