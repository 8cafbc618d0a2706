import { useEffect, useState } from 'react';

/** True once something has lasted: what is over in a moment (the guide answers at once) must not flicker. */
export const useLate = (isOn: boolean, afterMs: number): boolean => {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    if (!isOn) return;
    const timer = setTimeout(() => setLate(true), afterMs);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [isOn, afterMs]);
  return isOn && isLate;
};
