import { type RefObject, useEffect, useState } from 'react';

/** How far below what is shown something already counts as seen. */
const MARGIN = '600px';

/** True from when an element first comes near what is shown: a long conversation must not load all its pictures. */
export const useSeen = (element: RefObject<Element | null>): boolean => {
  const [isSeen, setSeen] = useState(typeof IntersectionObserver === 'undefined');
  useEffect(() => {
    if (isSeen || element.current === null) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true);
      },
      { rootMargin: MARGIN },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [isSeen, element]);
  return isSeen;
};
