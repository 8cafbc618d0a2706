import { type RefObject, useLayoutEffect } from 'react';

/**
 * When something leaves the page with the focus inside (a message that was put away), the focus goes to what it stood
 * in: on the body the keyboard would start over, and a screen reader would fall silent.
 */
export const usePassFocusOn = (box: RefObject<HTMLElement | null>): void => {
  useLayoutEffect(() => {
    const element = box.current;
    return () => {
      if (!element?.contains(document.activeElement)) return;
      element.parentElement?.closest<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true });
    };
  }, [box]);
};
