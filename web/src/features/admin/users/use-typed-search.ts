import { useEffect, useState } from 'react';
import { WORD_PAUSE_MS } from '#web/lib/word-pause.ts';

/** What is typed, and what of it is searched for: live, but not letter by letter. */
export const useTypedSearch = () => {
  const [typed, setTyped] = useState('');
  const [searched, setSearched] = useState('');
  useEffect(() => {
    const pause = setTimeout(() => setSearched(typed.trim()), WORD_PAUSE_MS);
    return () => clearTimeout(pause);
  }, [typed]);
  return { typed, setTyped, searched };
};
