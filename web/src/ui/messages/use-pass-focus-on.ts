import { type RefObject, useLayoutEffect } from 'react';

/**
 * When something leaves the page with the focus inside (a message that was put away), the focus goes to what it stood
 * in: on the body the keyboard would start over, and a screen reader would fall silent.
 * @param findNext what takes the focus instead, where there is such a thing; stable
 */
export const usePassFocusOn = (
  box: RefObject<HTMLElement | null>,
  findNext?: (leaving: HTMLElement) => HTMLElement | null,
): void => {
  useLayoutEffect(() => {
    const element = box.current;
    return () => {
      if (!element?.contains(document.activeElement)) return;
      const around = element.parentElement?.closest<HTMLElement>('[tabindex="-1"]');
      (findNext?.(element) ?? around)?.focus({ preventScroll: true });
    };
  }, [box, findNext]);
};
