import type { KeyboardEvent } from 'react';

/** Sends a form at Ctrl+Enter or Cmd+Enter, wherever one types in it: for its `onKeyDownCapture`. */
export const submitOnEnter = (event: KeyboardEvent<HTMLFormElement>): void => {
  const { key, ctrlKey, metaKey, target, currentTarget, nativeEvent } = event;
  if (key !== 'Enter' || (!ctrlKey && !metaKey) || nativeEvent.isComposing) return;
  // A dialog over the form, which is part of it only for React, has keys of its own.
  if (!(target instanceof Node) || !currentTarget.contains(target)) return;
  event.preventDefault();
  event.stopPropagation();
  const button = currentTarget.querySelector<HTMLButtonElement>('button[type=submit]');
  if (button?.disabled === false) currentTarget.requestSubmit(button);
};
