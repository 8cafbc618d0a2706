import { type RefObject, useLayoutEffect } from 'react';

/** Grows a text area with its text where the browser does not do so by itself; CSS caps the height. */
export const useGrow = (area: RefObject<HTMLTextAreaElement | null>, text: string): void => {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the height follows the text
  useLayoutEffect(() => {
    const element = area.current;
    if (element === null || CSS.supports('field-sizing', 'content')) return;
    element.style.height = 'auto';
    element.style.height = `${element.scrollHeight + element.offsetHeight - element.clientHeight}px`;
  }, [area, text]);
};
