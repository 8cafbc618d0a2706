import { SECOND_MS } from '#contract/common/durations.ts';

/** A region that has just been added is not followed yet (measured by React Aria, in Safari). */
const UNTIL_FOLLOWED_MS = 100;
const KEPT_MS = 7 * SECOND_MS;

let region: HTMLElement | undefined;

/**
 * Says something to screen readers at once, wherever the focus is. `data-live-announcer` keeps React Aria from hiding the
 * region while a dialog is open.
 */
export const announce = (message: string): void => {
  const isNew = region?.isConnected !== true;
  if (isNew) region = addRegion();
  if (isNew) setTimeout(() => say(message), UNTIL_FOLLOWED_MS);
  else say(message);
};

const say = (message: string): void => {
  const line = document.createElement('div');
  line.textContent = message;
  region?.append(line);
  setTimeout(() => line.remove(), KEPT_MS);
};

const addRegion = (): HTMLElement => {
  const added = document.createElement('div');
  added.dataset.liveAnnouncer = 'true';
  added.className = 'sr-only';
  added.setAttribute('role', 'log');
  added.setAttribute('aria-live', 'assertive');
  added.setAttribute('aria-relevant', 'additions');
  document.body.prepend(added);
  return added;
};
