import { useEffect, useEffectEvent } from 'react';

/** Puts the keyboard into the one field of a page as it appears: there is nothing else to do there. */
export const useFocusFirst = (focus: () => void): void => {
  const focusNow = useEffectEvent(focus);
  useEffect(() => focusNow(), []);
};
