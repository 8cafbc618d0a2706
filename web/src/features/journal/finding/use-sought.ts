import { isCancelledError, useQueryClient } from '@tanstack/react-query';
import { useLocation, useNavigate, useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useProfile } from '#web/lib/session/session.ts';
import { type JournalSearch, NO_FILTERS } from './journal-search.ts';
import { searchesKey } from './search-query.ts';
import { type SoughtWords, soughtBy, soughtState, wordsFrom } from './sought-words.ts';

/** Who pauses for as long has typed a word. */
const SETTLED_AFTER_MS = 250;

/** What is typed into the search box, and the words and tags that are searched for at this entry of the history. */
export const useSought = () => {
  const { id: owner } = useProfile();
  const client = useQueryClient();
  const router = useRouter();
  const navigate = useNavigate({ from: '/journal-de-bord' });
  const kept = useLocation({ select: ({ state }) => state.journalSought });
  const sought = useMemo(() => soughtBy(owner, kept), [owner, kept]);
  const [typed, setTyped] = useState(sought.words);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(pause.current), []);

  const stopSearches = () =>
    void client.cancelQueries({ queryKey: searchesKey, fetchStatus: 'fetching' }, { revert: false });
  const keep = (change: Partial<SoughtWords>, search: Partial<JournalSearch> = {}) =>
    void navigate({
      search: (now) => ({ ...now, ...search }),
      state: (now) => ({
        ...now,
        ...soughtState(owner, { ...soughtBy(owner, now.journalSought), ...change }),
      }),
      replace: true,
      resetScroll: false,
    });
  const settle = (text: string) => {
    clearTimeout(pause.current);
    const words = wordsFrom(text);
    if (words !== soughtBy(owner, router.latestLocation.state.journalSought).words) return keep({ words });
    // The same words again: the search that typing had stopped begins anew.
    void client.refetchQueries({
      queryKey: searchesKey,
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
        if (action.type === 'REPLACE' || location.pathname !== '/journal-de-bord') return;
        show(soughtBy(owner, location.state.journalSought).words);
      }),
    [router, owner],
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
      pause.current = setTimeout(() => settle(text), SETTLED_AFTER_MS);
    },
    /** Without waiting for the end of typing. */
    submit: () => settle(typed),
    setTags: (tags: readonly string[]) => keep({ tags }),
    /** Tags, and what stands in the URL. */
    clearFilters: () => keep({ tags: [] }, NO_FILTERS),
    clearWords: () => {
      clearTimeout(pause.current);
      setTyped('');
      keep({ words: '' });
    },
    /** Stops the search that is running; false where none is. */
    stop: (): boolean => {
      if (client.isFetching({ queryKey: searchesKey }) === 0) return false;
      stopSearches();
      return true;
    },
  };
};
export type Sought = ReturnType<typeof useSought>;
