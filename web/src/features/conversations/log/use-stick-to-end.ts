import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';

/** Who reads further up than this is not pulled down (spec.md, 9). */
const NEAR_END_PX = 100;

interface StickToEnd {
  isAtEnd: boolean;
  /** An element was brought into view, and the person has not scrolled since. */
  isHolding: boolean;
  /** Goes to the end, and stays there as more comes. */
  toEnd: () => void;
  /**
   * Brings an element of the region into view and keeps it there until the person scrolls: with as much as possible of what
   * stands above it, or from its top on where it is too high for the region.
   */
  hold: (element: Element) => void;
}

/** What a person scrolls with. */
const OWN_SCROLLING = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/** Keeps a scrolled region at its end while it grows, unless the person has gone more than 100 px up. */
export const useStickToEnd = (
  region: RefObject<HTMLElement | null>,
  content: RefObject<HTMLElement | null>,
): StickToEnd => {
  const [isAtEnd, setAtEnd] = useState(true);
  const sticks = useRef(true);
  const isHeld = useRef(false);
  const [isHolding, setHolding] = useState(false);

  const toEnd = useCallback(() => {
    isHeld.current = false;
    setHolding(false);
    sticks.current = true;
    setAtEnd(true);
    region.current?.scrollTo({ top: region.current.scrollHeight });
  }, [region]);

  const hold = useCallback(
    (element: Element) => {
      isHeld.current = true;
      setHolding(true);
      sticks.current = false;
      setAtEnd(false);
      const fits = element.clientHeight <= (region.current?.clientHeight ?? 0);
      element.scrollIntoView({ block: fits ? 'end' : 'start' });
    },
    [region],
  );

  useEffect(() => {
    const element = region.current;
    const inside = content.current;
    if (element === null || inside === null) return;
    let lastTop = element.scrollTop;
    const release = () => {
      isHeld.current = false;
      setHolding(false);
    };
    const onScroll = () => {
      if (isHeld.current) return;
      const isNear = element.scrollHeight - element.scrollTop - element.clientHeight <= NEAR_END_PX;
      // Only going up leaves the end. Our own scrolling is told late, when more may have come already.
      if (isNear) sticks.current = true;
      else if (element.scrollTop < lastTop) sticks.current = false;
      lastTop = element.scrollTop;
      setAtEnd(sticks.current);
    };
    const follow = new ResizeObserver(() => {
      if (sticks.current) element.scrollTo({ top: element.scrollHeight });
    });
    element.addEventListener('scroll', onScroll, { passive: true });
    for (const kind of OWN_SCROLLING) element.addEventListener(kind, release, { passive: true });
    // The region shrinks when the input grows or a keyboard opens; its content grows with each word.
    follow.observe(element);
    follow.observe(inside);
    return () => {
      element.removeEventListener('scroll', onScroll);
      for (const kind of OWN_SCROLLING) element.removeEventListener(kind, release);
      follow.disconnect();
    };
  }, [region, content]);

  return { isAtEnd, isHolding, toEnd, hold };
};
