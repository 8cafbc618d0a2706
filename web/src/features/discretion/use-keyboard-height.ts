import { useSyncExternalStore } from 'react';

/** What the browser's own bars take when they come and go is less than this. */
const LEAST_PX = 120;

/** Measured once, and when the window changes, never while React draws: a measurement makes the browser lay out the page. */
let heightPx = 0;

const follow = (onChange: () => void): (() => void) => {
  const { visualViewport: seen } = window;
  const measure = (): void => {
    heightPx = covered();
    onChange();
  };
  seen?.addEventListener('resize', measure);
  seen?.addEventListener('scroll', measure);
  // It may have been there before: somebody was typing while the app was still on its way. Behind the drawing that is under way.
  const first = setTimeout(measure);
  return () => {
    clearTimeout(first);
    seen?.removeEventListener('resize', measure);
    seen?.removeEventListener('scroll', measure);
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

export const useKeyboardHeight = (): number => useSyncExternalStore(follow, () => heightPx);
