import { useSyncExternalStore } from 'react';

/** `--breakpoint-beside` of tokens.css. */
const query = (): MediaQueryList => window.matchMedia('(min-width: 90rem)');

const follow = (onChange: () => void): (() => void) => {
  const followed = query();
  followed.addEventListener('change', onChange);
  return () => followed.removeEventListener('change', onChange);
};

/** « Ce qui est recueilli » stands beside the conversation; otherwise a button brings it up over it. */
export const useBeside = (): boolean => useSyncExternalStore(follow, () => query().matches);
