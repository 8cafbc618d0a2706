import { useEffect, useState } from 'react';
import { SECOND_MS } from '#contract/common/durations.ts';

/** Whole seconds until something may be done again; 0 when it may. */
export const useCooldown = (): { secondsLeft: number; begin: (seconds: number) => void } => {
  const [endsAt, setEndsAt] = useState(0);
  const [now, setNow] = useState(0);
  const secondsLeft = Math.max(0, Math.ceil((endsAt - now) / SECOND_MS));
  const isRunning = secondsLeft > 0;
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => setNow(Date.now()), SECOND_MS);
    return () => clearInterval(timer);
  }, [isRunning]);
  return {
    secondsLeft,
    begin: (seconds) => {
      setNow(Date.now());
      setEndsAt(Date.now() + seconds * SECOND_MS);
    },
  };
};
