import { useEffect, useState } from 'react';

const TICK_MS = 250;

/** Seconds since a moment of the page's clock (`performance.now`). */
export const useElapsed = (since: number): number => {
  const [now, setNow] = useState(() => performance.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(performance.now()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return Math.max(0, (now - since) / 1_000);
};
