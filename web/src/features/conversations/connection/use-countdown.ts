import { useEffect, useEffectEvent, useState } from 'react';
import { SECOND_MS } from '#contract/common/durations.ts';

/** Counts down while `isRunning` and then calls `onEnd` once. @returns the seconds that are left. */
export const useCountdown = (isRunning: boolean, seconds: number, onEnd: () => void): number => {
  const [left, setLeft] = useState(seconds);
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (!isRunning) return;
    let remaining = seconds;
    setLeft(remaining);
    const timer = setInterval(() => {
      remaining -= 1;
      setLeft(remaining);
      if (remaining > 0) return;
      clearInterval(timer);
      end();
    }, SECOND_MS);
    return () => clearInterval(timer);
  }, [isRunning, seconds]);
  return left;
};
