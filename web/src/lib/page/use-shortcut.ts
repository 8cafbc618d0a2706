import { useEffect, useEffectEvent } from 'react';

/** Where keys are typed or choose by letter, and layers over the page, which have keys of their own. */
const TAKEN =
  'input, textarea, select, [contenteditable], [role="textbox"], [role="spinbutton"], [role="listbox"], [role="menu"]';

/** Does something at a key of the page, while nobody types and no layer is open. */
export const useShortcut = (key: string, run: () => void): void => {
  const onPressed = useEffectEvent(run);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== key || event.defaultPrevented || event.isComposing) return;
      // Shift is not asked about: on a French keyboard it is part of '/'.
      if (event.ctrlKey || event.altKey || event.metaKey) return;
      if (event.target instanceof Element && event.target.closest(TAKEN) !== null) return;
      if (document.querySelector('[role="dialog"], [role="alertdialog"]') !== null) return;
      event.preventDefault();
      onPressed();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [key]);
};
