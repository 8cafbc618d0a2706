import { useCallback, useSyncExternalStore } from 'react';

/** Whether the window is as this media query asks, also after it has changed. */
export const useMedia = (query: string): boolean => {
  const follow = useCallback(
    (onChange: () => void): (() => void) => {
      const followed = window.matchMedia(query);
      followed.addEventListener('change', onChange);
      return () => followed.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore(follow, () => window.matchMedia(query).matches);
};
