import { useEffect, useEffectEvent } from 'react';

/** Where a key is a character, or chooses among what is listed. */
const TAKES_KEYS =
  'input, textarea, select, [contenteditable], [role=textbox], [role=searchbox], [role=combobox], [role=spinbutton], [role=listbox], [role=menu], [role=grid], [role=tree]';
const LAYER = '[role=dialog], [role=alertdialog], [role=menu], [role=listbox]';

/** Calls when this character is typed outside of any field, while nothing lies over the page. */
export const usePageKey = (character: string, onKey: () => void): void => {
  const onTyped = useEffectEvent(onKey);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, target } = event;
      if (key !== character || event.repeat || event.isComposing || event.defaultPrevented) return;
      // Shift is part of some characters: '/' on a French keyboard.
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (target instanceof Element && target.closest(TAKES_KEYS) !== null) return;
      if (document.querySelector(LAYER) !== null) return;
      // It must not be typed into the field that takes the focus.
      event.preventDefault();
      onTyped();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [character]);
};
