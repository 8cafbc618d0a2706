import { useEffect, useRef, useState } from 'react';

/**
 * How many notices have come since the page was there, for a screen reader to say once: null until one has come, and after
 * some were read.
 * @param unread undefined while it is not known
 */
export const useCameIn = (unread: number | undefined): number | null => {
  const known = useRef<number | undefined>(undefined);
  const [came, setCame] = useState<number | null>(null);
  useEffect(() => {
    if (unread === undefined) return;
    const before = known.current;
    known.current = unread;
    if (before !== undefined) setCame(unread > before ? unread - before : null);
  }, [unread]);
  return came;
};
