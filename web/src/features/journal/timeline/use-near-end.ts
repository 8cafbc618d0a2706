import { type RefObject, useEffect, useEffectEvent } from 'react';

/** How far below the window the end already counts as near. */
const MARGIN = '800px';

/** Calls back when the element comes near what is shown, and after each change of `key` while it still is. */
export const useNearEnd = (element: RefObject<Element | null>, key: unknown, onNear: () => void): void => {
  const near = useEffectEvent(onNear);
  // biome-ignore lint/correctness/useExhaustiveDependencies: an element that stays near is told of once: it is observed anew
  useEffect(() => {
    if (element.current === null || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) near();
      },
      { rootMargin: MARGIN },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, key]);
};
