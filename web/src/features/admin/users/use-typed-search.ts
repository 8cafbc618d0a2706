import { useEffect, useState } from 'react';

/** Who pauses for as long has typed a word. */
const SETTLED_AFTER_MS = 200;

/** What is typed, and what of it is searched for: live, but not letter by letter. */
export const useTypedSearch = () => {
  const [typed, setTyped] = useState('');
  const [searched, setSearched] = useState('');
  useEffect(() => {
    const pause = setTimeout(() => setSearched(typed.trim()), SETTLED_AFTER_MS);
    return () => clearTimeout(pause);
  }, [typed]);
  return { typed, setTyped, searched };
};
