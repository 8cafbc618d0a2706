import { useEffect, useEffectEvent, useRef } from 'react';
import type { Opened } from './opened.ts';

/**
 * Opens what is collected where it stands behind a button, once for each reply that comes while the conversation is shown;
 * not for one that was there when the conversation was opened.
 */
export const useOpensSheet = (opened: Opened | null, isLoaded: boolean, open: () => void): void => {
  const by = opened?.by ?? null;
  const known = useRef<string | null | undefined>(undefined);
  const onNew = useEffectEvent(open);
  useEffect(() => {
    if (!isLoaded) return;
    const isNew = known.current !== undefined && by !== null && known.current !== by;
    known.current = by;
    if (isNew) onNew();
  }, [isLoaded, by]);
};
