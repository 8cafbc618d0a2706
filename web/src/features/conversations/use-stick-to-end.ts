import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';

/** Who reads further up than this is not pulled down (spec.md, 9). */
const NEAR_END_PX = 100;

interface StickToEnd {
  isAtEnd: boolean;
  /** Goes to the end, and stays there as more comes. */
  toEnd: () => void;
}

/** Keeps a scrolled region at its end while it grows, unless the person has gone more than 100 px up. */
export const useStickToEnd = (
  region: RefObject<HTMLElement | null>,
  content: RefObject<HTMLElement | null>,
): StickToEnd => {
  const [isAtEnd, setAtEnd] = useState(true);
  const sticks = useRef(true);

  const toEnd = useCallback(() => {
    sticks.current = true;
    setAtEnd(true);
    region.current?.scrollTo({ top: region.current.scrollHeight });
  }, [region]);

  useEffect(() => {
    const element = region.current;
    const inside = content.current;
    if (element === null || inside === null) return;
    const onScroll = () => {
      sticks.current = element.scrollHeight - element.scrollTop - element.clientHeight <= NEAR_END_PX;
      setAtEnd(sticks.current);
    };
    const follow = new ResizeObserver(() => {
      if (sticks.current) element.scrollTo({ top: element.scrollHeight });
    });
    element.addEventListener('scroll', onScroll, { passive: true });
    // The region shrinks when the input grows or a keyboard opens; its content grows with each word.
    follow.observe(element);
    follow.observe(inside);
    return () => {
      element.removeEventListener('scroll', onScroll);
      follow.disconnect();
    };
  }, [region, content]);

  return { isAtEnd, toEnd };
};
