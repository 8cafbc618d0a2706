import { type RefObject, useEffect } from 'react';

/**
 * Makes a button the last stop of the Tab key in every layer. React Aria leads the Tab key round within an open dialog or
 * menu: behind its last element comes its first. Where that happens, this comes in between; from here the browser goes on
 * into the layer by itself, because everything else is inert while it is open. The button has to carry
 * `data-react-aria-top-layer`, or the layer takes the focus back.
 */
export const useTabFromLayers = (button: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    let from: Element | null = null;
    const before = ({ key }: KeyboardEvent) => {
      from = key === 'Tab' ? document.activeElement : null;
    };
    const after = (event: KeyboardEvent) => {
      // Not prevented means that no layer keeps the focus: the browser moves it.
      if (event.key !== 'Tab' || !event.defaultPrevented || from === null) return;
      if (isRound(from, document.activeElement, event.shiftKey)) button.current?.focus();
    };
    window.addEventListener('keydown', before, true);
    window.addEventListener('keydown', after);
    return () => {
      window.removeEventListener('keydown', before, true);
      window.removeEventListener('keydown', after);
    };
  }, [button]);
};

/** True where the focus went the wrong way, or nowhere: there was nothing more in its direction. */
const isRound = (from: Element, to: Element | null, isBackwards: boolean): boolean => {
  if (to === null || from === to) return true;
  const wrongWay = isBackwards ? Node.DOCUMENT_POSITION_FOLLOWING : Node.DOCUMENT_POSITION_PRECEDING;
  return (from.compareDocumentPosition(to) & wrongWay) !== 0;
};
