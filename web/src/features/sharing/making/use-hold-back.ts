import { useBlocker } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { onDeparture } from '#web/lib/forget.ts';

/** Hears of « Quitter vite » and of a sign-out, which are never held up. */
let departing: (() => void) | null = null;
onDeparture(() => departing?.());

/**
 * Asks before the page is left, as long as it shows what is shown once. The browser asks where the tab is closed or loaded again.
 * @returns what was stopped, to be gone on with or not
 */
export const useHoldBack = (isHeld: boolean) => {
  const isGoing = useRef(false);
  useEffect(() => {
    const note = () => {
      isGoing.current = true;
    };
    departing = note;
    return () => {
      if (departing === note) departing = null;
    };
  }, []);
  return useBlocker({
    shouldBlockFn: () => isHeld && !isGoing.current,
    enableBeforeUnload: () => isHeld && !isGoing.current,
    disabled: !isHeld,
    withResolver: true,
  });
};
