import { useEffect } from 'react';

const KEY = 'n';

/** Where a key is a character, or chooses among what is listed. */
const TAKES_KEYS =
  'input, textarea, select, [contenteditable], [role=textbox], [role=searchbox], [role=combobox], [role=spinbutton], [role=listbox], [role=menu], [role=grid], [role=tree]';
const LAYER = '[role=dialog], [role=alertdialog], [role=menu], [role=listbox]';

/** Calls when `n` is pressed alone, outside of any field, while nothing lies over the page. */
export const useNoteKey = (onKey: () => void): void => {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, target } = event;
      if (key !== KEY || event.repeat || event.isComposing || event.defaultPrevented) return;
      if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
      if (target instanceof Element && target.closest(TAKES_KEYS) !== null) return;
      if (document.querySelector(LAYER) !== null) return;
      // The letter must not be typed into the field that takes the focus.
      event.preventDefault();
      onKey();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [onKey]);
};
