import { useEffect, useState } from 'react';
import { SECOND_MS } from '#contract/common/durations.ts';

/** A page that never rests is not waited for. */
const PATIENCE_MS = 2 * SECOND_MS;

/**
 * False while the page is being drawn, true once the browser has nothing else to do: for what nobody sees, and for what may come
 * a moment later.
 */
export const useSettled = (): boolean => {
  const [isSettled, setSettled] = useState(false);
  useEffect(() => {
    const settle = () => setSettled(true);
    // Safari has none.
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(settle, PATIENCE_MS / 4);
      return () => clearTimeout(timer);
    }
    const asked = requestIdleCallback(settle, { timeout: PATIENCE_MS });
    return () => cancelIdleCallback(asked);
  }, []);
  return isSettled;
};
