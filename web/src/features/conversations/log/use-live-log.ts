import { useEffect, useState } from 'react';

/**
 * Whether the log may speak. It stays silent until what was there when a conversation was opened has been drawn: hours
 * of it would be read aloud, and what comes next is what counts.
 */
export const useLiveLog = (isLoaded: boolean): 'polite' | 'off' => {
  const [isDrawn, setDrawn] = useState(false);
  useEffect(() => {
    if (!isLoaded) return;
    const frame = requestAnimationFrame(() => setDrawn(true));
    return () => cancelAnimationFrame(frame);
  }, [isLoaded]);
  return isLoaded && isDrawn ? 'polite' : 'off';
};
