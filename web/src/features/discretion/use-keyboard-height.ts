import { useSyncExternalStore } from 'react';

/** What the browser's own bars take when they come and go is less than this. */
const LEAST_PX = 120;

const follow = (onChange: () => void): (() => void) => {
  const { visualViewport: seen } = window;
  seen?.addEventListener('resize', onChange);
  seen?.addEventListener('scroll', onChange);
  return () => {
    seen?.removeEventListener('resize', onChange);
    seen?.removeEventListener('scroll', onChange);
  };
};

/**
 * How many pixels at the foot of the window a phone's keyboard covers, in browsers that do not make the page smaller for it;
 * 0 while there is none. A page that is zoomed in counts as one without a keyboard.
 */
const covered = (): number => {
  const { visualViewport: seen } = window;
  if (!seen || Math.abs(seen.scale - 1) > 0.01) return 0;
  const below = Math.round(window.innerHeight - seen.height - seen.offsetTop);
  return below > LEAST_PX ? below : 0;
};

export const useKeyboardHeight = (): number => useSyncExternalStore(follow, covered);
